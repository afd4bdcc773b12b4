/// SHA-256 of FIPS 180-4, for the tests that pin files by their hash.
///
/// Foundation on Linux has no hash of its own, and this target depends on no other package.
enum SHA256 {
  /// The digest as 64 lowercase hexadecimal digits.
  ///
  /// Linear in the number of bytes.
  static func hexDigest(of message: [UInt8]) -> String {
    let bytes = padded(message)
    let constants = primes(64).map { fractionalRoot(of: $0, degree: 3) }
    var state = primes(8).map { fractionalRoot(of: $0, degree: 2) }
    var schedule = [UInt32](repeating: 0, count: 64)
    for block in stride(from: 0, to: bytes.count, by: 64) {
      expand(bytes, from: block, into: &schedule)
      compress(schedule, constants, into: &state)
    }
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Section 5.1.1: a one bit, zeros up to a multiple of 64 bytes, the length in bits.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
    let bitCount = UInt64(message.count) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: bitCount >> shift))
    }
    return bytes
  }

  /// Section 6.2.2, step 1.
  private static func expand(
    _ bytes: [UInt8], from start: Int, into schedule: inout [UInt32]
  ) {
    for index in 0..<16 {
      let byte = start + index * 4
      schedule[index] =
        UInt32(bytes[byte]) << 24 | UInt32(bytes[byte + 1]) << 16
        | UInt32(bytes[byte + 2]) << 8 | UInt32(bytes[byte + 3])
    }
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ sigma0 &+ schedule[index - 7] &+ sigma1
    }
  }

  /// Section 6.2.2, steps 2 to 4, with the standard's names a to h for the working variables.
  private static func compress(
    _ schedule: [UInt32], _ constants: [UInt32], into state: inout [UInt32]
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ constants[round] &+ schedule[round]
      let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() {
      state[index] &+= word
    }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func primes(_ count: Int) -> [UInt32] {
    var found: [UInt32] = []
    var candidate: UInt32 = 2
    while found.count < count {
      if !found.contains(where: { candidate.isMultiple(of: $0) }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }

  /// The first 32 bits of the fraction of a prime's square or cube root (sections 4.2.2, 5.3.3).
  ///
  /// The root times 2^32 is found exactly, one bit at a time.
  private static func fractionalRoot(of prime: UInt32, degree: Int) -> UInt32 {
    let target = UInt128(prime) << (32 * degree)
    var root: UInt128 = 0
    for bit in (0..<37).reversed() {
      let candidate = root | 1 << bit
      let power = degree == 2 ? candidate * candidate : candidate * candidate * candidate
      if power <= target { root = candidate }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}
