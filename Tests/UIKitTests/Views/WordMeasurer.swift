import Drawing
import Foundation

/// Measures text whose words are the numbers of given lengths, such as "0 1", and breaks lines
/// between them.
struct WordMeasurer: TextMeasuring {
  /// How long each word is, in points.
  var words: [Double]
  var space: Double
  var lineHeight: Double

  func size(of text: String, style: TextStyle, width: CGFloat) -> CGSize {
    var lines = [0.0]
    for word in text.split(separator: " ").compactMap({ Int($0) }).map({ words[$0] }) {
      let line = lines[lines.count - 1]
      let longer = line == 0 ? word : line + space + word
      if line == 0 || longer <= Double(width) {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    let limit = style.numberOfLines > 0 ? style.numberOfLines : lines.count
    let shown = lines.prefix(limit)
    return CGSize(width: shown.max() ?? 0, height: Double(shown.count) * lineHeight)
  }
}
