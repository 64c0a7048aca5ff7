/// A set that is written in the order of its elements, so that equal sets give equal bytes.
@propertyWrapper
struct InOrder<Element: Hashable & Comparable & Codable & Sendable>: Hashable, Sendable, Codable {
  var wrappedValue: Set<Element>

  init(wrappedValue: Set<Element>) {
    self.wrappedValue = wrappedValue
  }

  init(from decoder: any Decoder) throws {
    wrappedValue = Set(try [Element](from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try wrappedValue.sorted().encode(to: encoder)
  }
}
