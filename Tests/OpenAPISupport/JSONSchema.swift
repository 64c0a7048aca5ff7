import Foundation

/// Says what is wrong with values, by the schemas of a document.
///
/// It knows the keywords that the document uses; one that it does not know is a mistake, so that none is
/// passed over.
public struct JSONSchema: Sendable {
  private let document: JSONValue

  /// Checks by the schemas of a document, to which a `$ref` leads.
  public init(_ document: JSONValue) {
    self.document = document
  }

  /// Follows a `$ref`, if it is one.
  public func resolved(_ value: JSONValue) -> JSONValue? {
    guard let path = value["$ref"]?.string else { return value }
    return path.split(separator: "/").dropFirst()
      .reduce(document as JSONValue?) { $0?[String($1)] }
  }

  /// What is wrong with a value; nothing if it is as the schema says.
  public func mistakes(in value: JSONValue, by schema: JSONValue, at path: String) -> [String] {
    guard let keywords = resolved(schema)?.object else { return ["\(path): there is no \(schema)"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, expected in
      check(value, keyword, expected, keywords, path)
    }
  }

  private func check(
    _ value: JSONValue,
    _ keyword: String,
    _ expected: JSONValue,
    _ all: [String: JSONValue],
    _ path: String
  ) -> [String] {
    func expect(_ holds: Bool) -> [String] {
      holds ? [] : ["\(path): \(value) is against \(keyword) \(expected)"]
    }
    switch keyword {
    case "description", "examples", "title", "$schema", "$defs": return []
    case "type":
      return expect((expected.array ?? [expected]).contains { $0.string.map(value.isOf) ?? false })
    case "const": return expect(value == expected)
    case "enum": return expect(expected.array?.contains(value) == true)
    case "minimum": return expect(bound(value.number, expected) { $0 >= $1 })
    case "maximum": return expect(bound(value.number, expected) { $0 <= $1 })
    case "minLength":
      return expect(bound(value.string.map { Double($0.count) }, expected) { $0 >= $1 })
    case "minItems":
      return expect(bound(value.array.map { Double($0.count) }, expected) { $0 >= $1 })
    case "maxItems":
      return expect(bound(value.array.map { Double($0.count) }, expected) { $0 <= $1 })
    case "pattern":
      guard let text = value.string, let pattern = expected.string else { return [] }
      return expect(text.range(of: pattern, options: .regularExpression) != nil)
    case "items":
      return (value.array ?? []).enumerated().flatMap { index, item in
        mistakes(in: item, by: expected, at: "\(path)[\(index)]")
      }
    case "properties":
      return (expected.object ?? [:]).flatMap { name, schema in
        value[name].map { mistakes(in: $0, by: schema, at: "\(path).\(name)") } ?? []
      }
    case "required":
      guard let fields = value.object else { return [] }
      return (expected.array ?? []).compactMap(\.string).filter { fields[$0] == nil }
        .map { "\(path).\($0) is missing" }
    case "additionalProperties":
      guard expected == .bool(false) else {
        return ["\(path): \(keyword) \(expected) is not known"]
      }
      let known = all["properties"]?.object ?? [:]
      return (value.object ?? [:]).keys.filter { known[$0] == nil }.map {
        "\(path).\($0) is not known"
      }
    case "oneOf":
      let fitting = (expected.array ?? []).count { mistakes(in: value, by: $0, at: path).isEmpty }
      return expect(fitting == 1)
    default: return ["\(path): the keyword \(keyword) is not known"]
    }
  }

  /// A bound holds for what it is about, and says nothing of the rest.
  private func bound(_ size: Double?, _ limit: JSONValue, _ holds: (Double, Double) -> Bool) -> Bool
  {
    guard let size else { return true }
    return limit.number.map { holds(size, $0) } ?? false
  }
}

extension JSONValue {
  fileprivate func isOf(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"),
      (.object, "object"), (.number, "number"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
