import FlowFormat
import Foundation

/// Compares a data source's value with the one that a flow expects, and formats it.
enum ModelValue {
  /// Returns whether a value equals the one in a flow.
  ///
  /// The values in a flow are texts: `2` also means the number and `true` also the truth value.
  /// Only the named properties of an object are compared.
  static func equals(_ value: Any, _ expected: FlowValue) -> Bool {
    guard let value = unwrapped(value) else {
      return expected.isMissing || expected == .string("null") || expected == .string("nil")
    }
    switch expected {
    case .undefined, .null: return false
    case .array(let items):
      let mirror = Mirror(reflecting: value)
      // A value without a display style is a number or a text, which has no children either.
      guard mirror.displayStyle != nil, mirror.children.count == items.count else { return false }
      return zip(mirror.children, items).allSatisfy { equals($0.value, $1) }
    case .object(let properties):
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle != nil else { return false }
      return properties.all.allSatisfy { name, item in
        mirror.children.contains { $0.label == name && equals($0.value, item) }
      }
    case .date(let milliseconds):
      return (value as? Date)?.timeIntervalSince1970 == milliseconds / 1000
    case .regularExpression: return false
    case .bool(let flag): return value as? Bool == flag
    case .number(let number): return self.number(of: value) == number
    case .string(let text):
      if let own = value as? String { return own == text }
      if let flag = value as? Bool { return text == (flag ? "true" : "false") }
      if let number = self.number(of: value), !text.isEmpty {
        return number == FlowNumber.value(of: text)
      }
      return self.text(of: value) == text
    }
  }

  /// Returns a value as text; `nil` becomes `null`.
  static func text(of value: Any) -> String {
    guard let value = unwrapped(value) else { return "null" }
    if let named = value as? any RawRepresentable { return "\(named.rawValue)" }
    return "\(value)"
  }

  /// Returns the value in an optional of any depth.
  static func unwrapped(_ value: Any) -> Any? {
    // Not with a mirror, of which most values, being no optionals, have no need.
    guard type(of: value) is any OptionalValue.Type, let optional = value as? any OptionalValue
    else { return value }
    return optional.wrapped.flatMap { unwrapped($0) }
  }

  private static func number(of value: Any) -> Double? {
    switch value {
    // The usual one first: whether a type conforms to a protocol is a search.
    case let whole as Int: Double(whole)
    case let whole as any BinaryInteger: Double(whole)
    case let fraction as any BinaryFloatingPoint: Double(fraction)
    default: nil
    }
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
