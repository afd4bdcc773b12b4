internal import Drawing
import Foundation
internal import Motion
internal import YAML

/// What is wrong and what to do about it, to be joined by full stops.
private typealias Words = (fact: String, remedy: String)

extension ScenarioProblem: CustomStringConvertible {
  /// One line without the file's name: place, keys, fact, remedy.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    let keys = path == .root ? "" : "\(path): "
    return "\(place)\(keys)\(words.fact). \(words.remedy)"
  }

  /// One line as editors and terminals understand it: `pull.yaml:7:12: events[0]: …`.
  public func line(inFile file: String) -> String {
    location == nil ? "\(file): \(description)" : "\(file):\(description)"
  }

  private var words: Words {
    switch kind {
    case .file(let fault): fault.words
    case .yaml(let problem): (problem.fact, problem.remedy)
    case .key(let fault): fault.words
    case .value(let fault): fault.words
    case .event(let fault): fault.words
    case .limit(let fault): fault.words
    }
  }
}

extension ScenarioProblem.FileFault {
  fileprivate var words: Words {
    switch self {
    case .missing: ("there is no such file", "Check the path.")
    case .noFile: ("this is a folder or a device, not a file", "Give the path of a scenario file.")
    case .unreadable: ("the file cannot be read", "Check its permissions.")
    }
  }
}

extension ScenarioProblem.KeyFault {
  fileprivate var words: Words {
    switch self {
    case .unknown(let key, let known):
      ("unknown key \(key.quotedInMessage)", suggestion(for: key, among: known))
    case .missing(let keys) where keys.count == 1:
      ("'\(keys[0])' is missing", "Add it.")
    case .missing(let keys):
      ("one of these keys is missing: \(keys.joined(separator: ", "))", "Add one.")
    case .noLanguage(let key):
      (
        "\(key.quotedInMessage) is no tag of a language",
        "Write one such as en, zh-Hans or pt-BR."
      )
    case .exclusive(let first, let second):
      ("'\(first)' and '\(second)' exclude each other", "Keep one of the two.")
    case .dependent(let key, let others) where others.count == 1:
      ("'\(key)' means nothing without '\(others[0])'", "Add '\(others[0])' or delete '\(key)'.")
    case .dependent(let key, let others):
      (
        "'\(key)' means nothing without one of \(others.joined(separator: ", "))",
        "Add one or delete '\(key)'."
      )
    }
  }
}

extension ScenarioProblem.ValueFault {
  fileprivate var words: Words {
    switch self {
    case .unexpected(let found, let expected):
      ("found \(found.words)", "Write \(expected.words).")
    case .unknownWord(let word, let known):
      ("unknown name \(word.quotedInMessage)", suggestion(for: word, among: known))
    case .emptyList:
      ("the list is empty", "Add an item or delete the key.")
    case .repeated(let value):
      ("\(value.quotedInMessage) is given twice", "Keep it once.")
    case .reservedName(let name):
      ("\(name.quotedInMessage) is reserved for automatic key frames", "Choose another.")
    case .afterEnd(let time, let end):
      (
        "\(time.words) is after the end of the run at \(end.words)",
        "Choose an earlier time, or a later end under 'capture'."
      )
    case .endsBeforeStart(let start, let end):
      ("\(end.words) is not after \(start.words)", "Let 'to' be later than 'from'.")
    case .afterCap(let end, let cap):
      ("\(end.words) is after the cap of \(cap.words)", "Choose an earlier end or a later 'cap'.")
    case .holdOfFaithfulPanel:
      (
        "'hold' does not go with 'behaviour: faithful', whose panels start their work on release",
        "Write release, or 'behaviour: corrected'."
      )
    case .missingPanel(let side):
      ("the scenario has no \(side.rawValue)", "Give it one under 'panels', or delete this.")
    }
  }
}

extension ScenarioProblem.EventFault {
  fileprivate var words: Words {
    switch self {
    case .outOfOrder(let time, let previous):
      (
        "\(time.words) comes before \(previous.words) of an event above",
        "Put the events in order of time."
      )
    case .outsideScreen(let point, let screen):
      (
        "the finger goes down at \(pair(point.x, point.y)), beside the screen",
        "Stay within \(pair(screen.width, screen.height))."
      )
    case .fingerIsDown:
      ("a finger is down already", "Lift it with 'release' first; there is one finger.")
    case .fingerIsUp:
      ("no finger is down", "Put it down with 'drag' first.")
    case .isThere(let thing):
      ("the \(thing) is there already", "Take it away first, or delete this.")
    case .isAway(let thing):
      ("the \(thing) is away already", "Bring it back first, or delete this.")
    case .fingerIsMoving(let end):
      ("the finger is on its way until \(end.words)", "Start at that time or later.")
    }
  }

  private func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    "[\(NumberText(Double(first))), \(NumberText(Double(second)))]"
  }
}

extension ScenarioProblem.LimitFault {
  fileprivate var words: Words {
    switch self {
    case .pixels(let width, let height, let limit):
      (
        "a frame of \(width) by \(height) pixels is larger than \(limit) pixels",
        "Choose a smaller size or scale."
      )
    case .canvas(let width, let height, let limit):
      (
        "frames of both orientations need a canvas of \(width) by \(height) pixels, larger than "
          + "\(limit) pixels",
        "Choose a smaller size or scale."
      )
    case .variants(let count, let limit):
      ("\(count) combinations are more than \(limit)", "Give fewer values.")
    case .events(let limit):
      ("the events are more than \(limit)", "Repeat less often.")
    case .rows(let count, let limit):
      ("\(count) rows are more than \(limit)", "Give fewer.")
    case .content(let rows, let height, let headers, let limit):
      (
        "\(rows) rows of \(NumberText(height)) pt"
          + (headers > 0 ? " and \(NumberText(headers)) pt of headers" : "")
          + " are higher than \(NumberText(limit)) pt",
        "Give fewer or lower rows."
      )
    case .items(let count, let limit):
      ("\(count) items are more than \(limit)", "Give fewer.")
    case .problems(let limit):
      ("more than \(limit) problems", "Mend those listed, then run again for the rest.")
    }
  }
}

private func suggestion(for name: String, among known: [String]) -> String {
  guard !known.isEmpty else { return "Delete it; there are no keys here." }
  let nearest = NearestName.nearest(to: name, among: known)
  let question = nearest.map { "Did you mean '\($0)'? " } ?? ""
  return question + "Known: \(known.joined(separator: ", "))."
}

extension Time {
  fileprivate var words: String {
    "\(NumberText(seconds)) s"
  }
}
