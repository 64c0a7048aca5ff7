import Foundation

/// The header fields of a request or an answer, in order; names are equal whatever their case is.
public struct TransportHeaders: Hashable, Sendable {
  private struct Field: Hashable, Sendable {
    let name: String
    /// The name in lower case.
    let key: String
    let value: String

    /// The spelling of a name means nothing.
    static func == (one: Self, other: Self) -> Bool {
      one.key == other.key && one.value == other.value
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(value)
    }
  }

  private var fields: [Field] = []

  /// Creates headers without fields.
  public init() {}

  /// The value of a field, `nil` if there is none.
  ///
  /// The values of several fields of one name are joined by a comma. Setting replaces all fields of the
  /// name.
  ///
  /// - Complexity: O(n) for n fields.
  public subscript(_ name: String) -> String? {
    get {
      let key = name.lowercased()
      let values = fields.filter { $0.key == key }.map(\.value)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      let key = name.lowercased()
      fields.removeAll { $0.key == key }
      if let newValue { fields.append(Field(name: name, key: key, value: newValue)) }
    }
  }

  /// Adds a field, beside others of its name.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, key: name.lowercased(), value: value))
  }

  /// All fields, in order, as they were spelled.
  ///
  /// - Complexity: O(n) for n fields.
  public var all: [(name: String, value: String)] { fields.map { ($0.name, $0.value) } }

  /// What the body is, in small letters and without what follows a semicolon.
  package var contentType: String? {
    guard let field = self["Content-Type"]?.split(separator: ";").first else { return nil }
    return field.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// Returns these headers with those of another value in place of fields of the same name.
  ///
  /// - Complexity: O(nm) for n and m fields.
  public func replacing(with other: TransportHeaders) -> TransportHeaders {
    var result = self
    result.fields.removeAll { field in other.fields.contains { $0.key == field.key } }
    result.fields += other.fields
    return result
  }
}

extension TransportHeaders: ExpressibleByDictionaryLiteral {
  /// Creates headers from names and values, in order.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }
}
