import Foundation
import Testing

/// From which offset on the footer arms on a screen with the source's 15 rows (RefreshDome's source, Geometry).
struct FooterThresholdRow: CustomTestStringConvertible, Sendable {
  var screenHeight: Double
  var faithful: Double
  var corrected: Double
  /// Where the content stands while the footer is held; the source shows nothing on short content.
  var held: Double

  var testDescription: String { "a screen of \(screenHeight)" }

  static let all = [
    FooterThresholdRow(screenHeight: 480, faithful: 500, corrected: 500, held: 510),
    FooterThresholdRow(screenHeight: 568, faithful: 412, corrected: 412, held: 422),
    FooterThresholdRow(screenHeight: 667, faithful: 313, corrected: 313, held: 323),
    FooterThresholdRow(screenHeight: 736, faithful: 244, corrected: 244, held: 254),
    FooterThresholdRow(screenHeight: 812, faithful: 168, corrected: 168, held: 178),
    FooterThresholdRow(screenHeight: 896, faithful: 84, corrected: 84, held: 94),
    FooterThresholdRow(screenHeight: 932, faithful: 48, corrected: 60, held: 70),
    FooterThresholdRow(screenHeight: 1_024, faithful: -44, corrected: 60, held: 70),
  ]

  var screen: CGSize { CGSize(width: 320, height: screenHeight) }
}
