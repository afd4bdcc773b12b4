extension SeededNumbers {
  /// A number of either sign whose size may be anything from a thousandth up to a limit, small sizes
  /// as likely as large ones; zero now and then.
  public mutating func anySize(upTo limit: Double = 1e6) -> Double {
    guard !chance(0.02) else { return 0 }
    var size = double(in: 1e-3...1e-2)
    while size * 10 <= limit, chance(0.85) { size *= 10 }
    return chance(0.5) ? size : -size
  }

  /// A number that a careless program may come up with: far too small, far too large, but one whose
  /// square is still a number.
  public mutating func hostile() -> Double {
    let sizes = [
      0, 1e-100, 1e-9, 0.5, 1, 10, 548, 1e5, 1e9, 1e15, 1e100,
    ]
    let size = element(of: sizes)
    return chance(0.5) ? size : -size
  }
}
