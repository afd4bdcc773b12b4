import Foundation

/// The functions whose last bit differs between processors, gathered so that a test can shift it.
///
/// Everything in motion calls these and no others. `standard` is what the machine gives;
/// another value of `lastPlaceShift` stands for a machine that rounds differently.
package struct MathFunctions: Hashable, Sendable {
  /// The functions as the machine gives them.
  package static let standard = MathFunctions()

  /// By how many units in the last place every result is raised, or lowered when negative.
  package var lastPlaceShift: Int

  /// Makes functions that are off by some units in the last place.
  package init(lastPlaceShift: Int = 0) {
    self.lastPlaceShift = lastPlaceShift
  }

  package func exp(_ exponent: Double) -> Double { shifted(Foundation.exp(exponent)) }

  package func log(_ value: Double) -> Double { shifted(Foundation.log(value)) }

  package func sin(_ angle: Double) -> Double { shifted(Foundation.sin(angle)) }

  package func cos(_ angle: Double) -> Double { shifted(Foundation.cos(angle)) }

  package func atan2(_ y: Double, _ x: Double) -> Double { shifted(Foundation.atan2(y, x)) }

  private func shifted(_ result: Double) -> Double {
    guard lastPlaceShift != 0 else { return result }
    return result + Double(lastPlaceShift) * result.ulp
  }
}
