import Foundation

/// A finite number as people write it: `60`, `0.7`, `-40.25`, six decimals at most.
struct NumberText: CustomStringConvertible {
  let description: String

  init(_ number: Double) {
    var text = String(format: "%.6f", locale: nil, number)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    description = text == "-0" ? "0" : text
  }
}
