/// Puts nodes together from events, on a stack of its own: no file can exhaust the thread's.
///
/// Anchors, aliases, tags, repeated keys and keys that are no text are noted in `problems` and the
/// reading goes on.
struct TreeBuilder {
  /// A sequence or mapping that is still open.
  private struct Collection {
    let location: SourceLocation
    let isMapping: Bool
    var items: [YAMLNode] = []
    var entries: [YAMLNode.Entry] = []
    var places: [String: SourceLocation] = [:]
    var key = PendingKey.none

    var node: YAMLNode {
      YAMLNode(isMapping ? .mapping(entries) : .sequence(items), at: location)
    }
  }

  /// What a mapping has read of its next entry.
  private enum PendingKey {
    case none
    case text(String, SourceLocation)

    /// A refused key, whose value is dropped.
    case refused
  }

  let limits: YAMLLimits
  private(set) var problems: [YAMLProblem] = []

  /// The file's one value, once it is complete.
  private(set) var root: YAMLNode?

  private var open: [Collection] = []

  init(limits: YAMLLimits) {
    self.limits = limits
  }

  /// Takes one step; throws the problem after which reading makes no more sense.
  mutating func take(_ event: YAMLEvent) throws(YAMLProblem) {
    try noteProperties(of: event)
    switch event.kind {
    case .documentStart:
      guard root == nil else { throw YAMLProblem(.secondDocument, at: event.location) }
    case .scalar(let text, let style):
      if text.utf8.contains(0) { try note(.nulEscape, at: event.location) }
      try add(YAMLNode(.scalar(text, style: style), at: event.location))
    case .alias(let name):
      try note(.alias(name), at: event.location)
      try add(YAMLNode(.refused, at: event.location))
    case .sequenceStart, .mappingStart:
      try openCollection(of: event)
    case .collectionEnd:
      guard let node = open.popLast()?.node else { return }
      try add(node)
    case .streamEnd, .other:
      break
    }
  }

  private mutating func openCollection(of event: YAMLEvent) throws(YAMLProblem) {
    guard open.count < limits.depth else {
      throw YAMLProblem(.tooDeep(limit: limits.depth), at: event.location)
    }
    var isMapping = false
    if case .mappingStart = event.kind { isMapping = true }
    open.append(Collection(location: event.location, isMapping: isMapping))
  }

  private mutating func noteProperties(of event: YAMLEvent) throws(YAMLProblem) {
    if let anchor = event.anchor { try note(.anchor(anchor), at: event.location) }
    if let tag = event.tag { try note(.tag(Self.asWritten(tag)), at: event.location) }
  }

  /// Undoes libyaml's resolving of the short form, as far as YAML's own types go.
  private static func asWritten(_ tag: String) -> String {
    let prefix = "tag:yaml.org,2002:"
    return tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
  }

  /// Puts a complete value where it belongs: the root, the list, the key or the value.
  private mutating func add(_ node: YAMLNode) throws(YAMLProblem) {
    guard let last = open.indices.last else {
      root = node
      return
    }
    guard open[last].isMapping else {
      open[last].items.append(node)
      return
    }
    switch open[last].key {
    case .none:
      open[last].key = try pendingKey(from: node)
    case .text(let key, let location):
      open[last].key = .none
      open[last].entries.append(.init(key: key, keyLocation: location, value: node))
    case .refused:
      open[last].key = .none
    }
  }

  private mutating func pendingKey(from node: YAMLNode) throws(YAMLProblem) -> PendingKey {
    guard case .scalar(let text, let style) = node.content else {
      if !node.isRefused { try note(.keyIsNoText, at: node.location) }
      return .refused
    }
    guard !text.isEmpty || style == .quoted else {
      try note(.emptyKey, at: node.location)
      return .refused
    }
    if let first = open.last?.places[text] {
      try note(.duplicateKey(text, first: first), at: node.location)
      return .refused
    }
    open[open.count - 1].places[text] = node.location
    return .text(text, node.location)
  }

  private mutating func note(
    _ kind: YAMLProblem.Kind, at location: SourceLocation
  ) throws(YAMLProblem) {
    problems.append(YAMLProblem(kind, at: location))
    if problems.count >= limits.problems {
      throw YAMLProblem(.tooManyProblems(limit: limits.problems), at: location)
    }
  }
}
