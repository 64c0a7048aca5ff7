/// Compares values whose type may not be `Equatable`.
enum ErasedEquality {
  /// Compares two values: by `==` if their type is `Equatable`, otherwise by their memory.
  static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    if let left = left as? any Equatable { return isEqual(left, right) }
    return haveSameMemory(left, right)
  }

  private static func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
    right as? Left == left
  }

  private static func haveSameMemory<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { left.elementsEqual($0) }
    }
  }
}
