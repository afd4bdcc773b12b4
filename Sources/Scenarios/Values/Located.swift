package import YAML

/// A value together with its place in the scenario file.
///
/// Names that are looked up only later, such as pictures, and texts whose characters a font must
/// have keep their place, so that what is missing can be reported there.
package struct Located<Value> {
  package var value: Value

  /// Where the file gives the value.
  package var location: SourceLocation

  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Sendable where Value: Sendable {}
