/// XXH3-128 of text, in 32 lower-case hexadecimal digits.
public enum ContentHash {
  /// The hash of a text's UTF-8 bytes; cost grows with the text.
  public static func hexadecimal(of text: String) -> String {
    var text = text
    let hash = RunningHash()
    text.withUTF8 { hash.add(UnsafeRawBufferPointer($0)) }
    return hash.hexadecimal
  }
}
