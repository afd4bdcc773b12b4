internal import Motion
internal import Views

/// A loader of pictures that goes by a scenario's script in the place of a network and a disk.
final class ScriptedImages {
  typealias Completion = (LazyImageAnswer<String>) -> Void

  /// How many fetches were started.
  var fetchCount: Int { requests.startCount }

  private let data: DataDescription
  private let clock: VirtualClock
  private var requests: ImageRequests<Completion>
  private var files: [String: [File]]

  /// A picture that came to be on disk.
  private struct File {
    let picture: String
    /// The first row that finds it there when it comes.
    let firstIdentity: Int
  }

  init(_ data: DataDescription, rules: LazyImageRules, clock: VirtualClock) {
    self.data = data
    self.clock = clock
    requests = ImageRequests(rules)
    files = data.imageCache.mapValues { [File(picture: $0.value, firstIdentity: 0)] }
  }

  /// The picture that a row found on disk as it came.
  func picture(at url: String, foundBy identity: Int) -> String? {
    files[url]?.last { $0.firstIdentity <= identity }?.picture
  }

  /// Gets a picture: from the disk at once, or by a fetch as long as the script says.
  ///
  /// - Parameter nextIdentity: Tells which rows will find the picture on disk when it is there.
  func load(
    _ url: String, nextIdentity: @escaping () -> Int, completion: @escaping Completion
  ) {
    if let file = files[url]?.last { return completion(.onDisk(file.picture)) }
    switch requests.ask(for: url, completion) {
    case .wait: break
    case .giveUp: completion(.failed)
    case .start(let fetch): start(fetch, nextIdentity)
    }
  }

  private func start(
    _ fetch: ImageRequests<Completion>.Fetch, _ nextIdentity: @escaping () -> Int
  ) {
    guard let script = data.fetch(of: fetch.url, attempt: fetch.attempt) else { return }
    clock.schedule(at: clock.now + script.after) { [unowned self] in
      let picture = script.image?.value
      if let picture {
        files[fetch.url, default: []].append(
          File(picture: picture, firstIdentity: nextIdentity()))
      }
      for completion in requests.finish(fetch, succeeded: picture != nil) {
        completion(picture.map { .downloaded($0) } ?? .failed)
      }
    }
  }
}
