import Foundation

/// Whether two numbers agree within a tolerance.
func agree(_ found: Double, _ expected: Double, within tolerance: Double) -> Bool {
  (found - expected).magnitude <= tolerance
}

/// Whether two points agree within a tolerance on both axes.
func agree(_ found: CGPoint, _ expected: CGPoint, within tolerance: Double) -> Bool {
  agree(found.x, expected.x, within: tolerance) && agree(found.y, expected.y, within: tolerance)
}

/// Whether two rectangles agree within a tolerance in origin and size.
func agree(_ found: CGRect, _ expected: CGRect, within tolerance: Double) -> Bool {
  agree(found.origin, expected.origin, within: tolerance)
    && agree(found.width, expected.width, within: tolerance)
    && agree(found.height, expected.height, within: tolerance)
}

/// Whether two lists of numbers agree, pair by pair, within a tolerance.
func agree(_ found: [Double], _ expected: [Double], within tolerance: Double) -> Bool {
  found.count == expected.count
    && zip(found, expected).allSatisfy { agree($0, $1, within: tolerance) }
}
