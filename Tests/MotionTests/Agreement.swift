/// Half a millionth more than what rounding to the motion grid may change: the tolerance of the
/// recorded tables.
let tableTolerance = 1e-6

/// Whether two lists of numbers agree, pair by pair, within a tolerance.
func agree(_ found: [Double], _ expected: [Double], within tolerance: Double = tableTolerance)
  -> Bool
{
  found.count == expected.count
    && zip(found, expected).allSatisfy { ($0 - $1).magnitude <= tolerance }
}

/// Whether two numbers agree within a tolerance.
func agree(_ found: Double, _ expected: Double, within tolerance: Double = tableTolerance) -> Bool {
  agree([found], [expected], within: tolerance)
}

/// The number in text with four decimals, as tables and logs print it.
func fourDecimals(_ number: Double) -> Double {
  (number * 10_000).rounded() / 10_000
}
