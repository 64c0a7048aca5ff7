/// Compares values whose type may not be `Equatable`.
enum ErasedEquality {
  /// Compares two values: by `==` if their type is `Equatable`, otherwise part by part.
  ///
  /// Objects are compared by their identity, and closures by their memory. A value whose `==` denies
  /// that it equals itself, such as a number that is none, equals its copy here: it brings nothing new.
  static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    if haveSameMemory(left, right) { return true }
    if let left = left as? any Equatable { return isEqual(left, right) }
    return haveSameParts(left, right)
  }

  /// Compares two values by the `==` of the first one's type.
  static func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
    right as? Left == left
  }

  private static func haveSameMemory<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { left.elementsEqual($0) }
    }
  }

  /// Compares the stored parts of two values, with a work list instead of recursion.
  private static func haveSameParts(_ left: Any, _ right: Any) -> Bool {
    guard var pairs = parts(left, right) else { return false }
    while let (left, right) = pairs.popLast() {
      if isSameLeaf(left, right) { continue }
      guard !(left is any Equatable), let further = parts(left, right) else { return false }
      pairs += further
    }
    return true
  }

  /// Returns `true` for values of one type that are equal by `==` or have the same memory.
  private static func isSameLeaf<Left>(_ left: Left, _ right: Any) -> Bool {
    guard type(of: right) == type(of: left as Any), let right = right as? Left else {
      return false
    }
    if haveSameMemory(left, right) { return true }
    guard let left = left as? any Equatable else { return false }
    return isEqual(left, right)
  }

  /// The stored parts of two values, or `nil` if these show that the values differ or may do so.
  private static func parts(_ left: Any, _ right: Any) -> [(Any, Any)]? {
    guard type(of: left) == type(of: right) else { return nil }
    let (first, second) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard first.displayStyle == second.displayStyle, first.children.count == second.children.count,
      showsAll(left, first)
    else { return nil }
    var pairs: [(Any, Any)] = []
    for (one, other) in zip(first.children, second.children) {
      guard one.label == other.label else { return nil }
      pairs.append((one.value, other.value))
    }
    return pairs
  }

  /// Returns `true` if a mirror shows all that makes up a value.
  ///
  /// That of an object does not, since its identity counts. Nor does one that the type has written for
  /// debuggers, or that of a case without a payload, which has only a name.
  private static func showsAll(_ value: Any, _ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .optional: true
    case .struct, .enum, .tuple: !mirror.children.isEmpty && !(value is any CustomReflectable)
    default: false
    }
  }
}
