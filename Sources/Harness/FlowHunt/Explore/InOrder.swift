/// A set that is written in the order of its elements, so that equal sets give equal bytes.
@propertyWrapper
package struct InOrder<Element: Hashable & Comparable & Codable & Sendable>: Equatable, Sendable,
  Codable
{
  package var wrappedValue: Set<Element>

  package init(wrappedValue: Set<Element>) {
    self.wrappedValue = wrappedValue
  }

  package init(from decoder: any Decoder) throws {
    wrappedValue = Set(try [Element](from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    try wrappedValue.sorted().encode(to: encoder)
  }
}
