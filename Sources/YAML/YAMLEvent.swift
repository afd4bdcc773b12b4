/// One step of reading a file, as libyaml reports it, in Swift's own values.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case scalar(String, style: YAMLNode.ScalarStyle)
    case alias(String)
    case sequenceStart
    case mappingStart

    /// The end of the innermost sequence or mapping.
    case collectionEnd

    case streamEnd

    /// A step that says nothing about the values: the start of the stream, the end of a document.
    case other
  }

  let kind: Kind
  let location: SourceLocation

  /// The name after `&`, when there is one.
  var anchor: String?

  /// The tag before the value, resolved as libyaml does, when there is one.
  var tag: String?
}
