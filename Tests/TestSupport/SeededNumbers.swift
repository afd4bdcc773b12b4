/// Numbers that look random and are the same for the same seed everywhere (SplitMix64).
///
/// Nothing in it hangs on a mathematical library or on how the standard library draws numbers, so a
/// seed that a failure names gives the same case on every machine.
public struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes the numbers of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, 1.
  public mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number of a range.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    let drawn = range.lowerBound + (range.upperBound - range.lowerBound) * fraction()
    return min(drawn, range.upperBound)
  }

  /// A whole number of a range.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int(next().multipliedFullWidth(by: count).high)
  }

  /// Yes with a probability.
  public mutating func chance(_ probability: Double) -> Bool { fraction() < probability }

  /// One of some values, which must not be empty.
  public mutating func element<Value>(of values: [Value]) -> Value {
    values[int(in: 0...(values.count - 1))]
  }
}
