/// Tells the values with which properties begin before anything is bound from values that the code chose.
enum PlaceholderValue {
  /// Returns whether a value is `nil`, a Boolean value, zero or empty.
  static func isOne(_ value: Any) -> Bool {
    switch value {
    case is Bool: true
    case let number as any AdditiveArithmetic: isZero(number)
    case let elements as any Collection: elements.isEmpty
    default: isNil(value)
    }
  }

  private static func isZero(_ number: some AdditiveArithmetic) -> Bool { number == .zero }

  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}
