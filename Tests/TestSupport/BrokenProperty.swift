/// What a case has shown not to hold.
public struct BrokenProperty: Error, CustomStringConvertible {
  /// What was claimed, and what was found instead.
  public let description: String

  /// Makes a finding.
  public init(_ description: String) { self.description = description }
}

/// Claims something of the case at hand; if it is not so, the case is over.
public func hold(
  _ claim: Bool, _ description: @autoclosure () -> String
) throws(BrokenProperty) {
  if !claim { throw BrokenProperty(description()) }
}
