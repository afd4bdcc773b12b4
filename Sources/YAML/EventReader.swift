internal import CYAML

/// Owns libyaml's parser and the bytes that it reads.
///
/// Every location it gives counts from the start of those bytes, so they must come without a
/// byte-order mark.
final class EventReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: [UInt8]
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Starts reading UTF-8 text; throws `outOfMemory` when the parser cannot be made.
  init(_ bytes: [UInt8]) throws(YAMLProblem) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw YAMLProblem(.outOfMemory, at: .start)
    }
    self.parser = parser
    self.bytes = bytes
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next step.
  ///
  /// After a thrown problem there is nothing more to read.
  func next() throws(YAMLProblem) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw problem }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private var problem: YAMLProblem {
    let failure = parser.pointee
    switch failure.error {
    case YAML_MEMORY_ERROR:
      return YAMLProblem(.outOfMemory, at: .start)
    case YAML_READER_ERROR:
      return readerProblem(failure)
    default:
      return syntaxProblem(failure)
    }
  }

  private func readerProblem(_ failure: yaml_parser_t) -> YAMLProblem {
    let location = SourceLocation(ofByte: failure.problem_offset, in: bytes)
    let isControl = String(cString: failure.problem) == "control characters are not allowed"
    return YAMLProblem(
      isControl
        ? .controlCharacter(UInt32(truncatingIfNeeded: failure.problem_value)) : .invalidUTF8,
      at: location)
  }

  private func syntaxProblem(_ failure: yaml_parser_t) -> YAMLProblem {
    let report = SyntaxReport(
      message: failure.problem.map { String(cString: $0) } ?? "unknown",
      context: failure.context.map { String(cString: $0) } ?? "",
      location: SourceLocation(failure.problem_mark),
      contextLocation: SourceLocation(failure.context_mark),
      character: scalar(at: failure.problem_mark.index))
    return report.problem
  }

  /// The character with a number counted from the start of the text.
  ///
  /// O(index).
  private func scalar(at index: Int) -> Unicode.Scalar? {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.dropFirst(index).first
  }
}

extension SourceLocation {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: mark.line + 1, column: mark.column + 1)
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    location = SourceLocation(event.start_mark)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      kind = .documentStart
    case YAML_ALIAS_EVENT:
      kind = .alias(String(yaml: event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(
        String(decoding: text, as: UTF8.self),
        style: scalar.style == YAML_PLAIN_SCALAR_STYLE ? .plain : .quoted)
      anchor = String(yaml: scalar.anchor)
      tag = String(yaml: scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      anchor = String(yaml: event.data.sequence_start.anchor)
      tag = String(yaml: event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      anchor = String(yaml: event.data.mapping_start.anchor)
      tag = String(yaml: event.data.mapping_start.tag)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      kind = .collectionEnd
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT:
      kind = .streamEnd
    default:
      kind = .other
    }
  }
}

extension String {
  /// Copies one of libyaml's zero-terminated texts; nil for a null pointer.
  fileprivate init?(yaml pointer: UnsafeMutablePointer<yaml_char_t>?) {
    guard let pointer else { return nil }
    self.init(cString: pointer)
  }
}
