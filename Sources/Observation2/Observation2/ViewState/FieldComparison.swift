/// Compares the values at a path in two states.
enum FieldComparison {
  /// Returns a comparison by `==`, except that texts are compared by their scalars, as ``Observed`` does.
  static func areSame<State, Value: Equatable>(
    at path: KeyPath<State, Value>
  ) -> (State, State) -> Bool {
    if let path = path as? KeyPath<State, String> {
      return { isSame($0[keyPath: path], $1[keyPath: path]) }
    }
    if let path = path as? KeyPath<State, String?> {
      return { isSame($0[keyPath: path], $1[keyPath: path]) }
    }
    if let path = path as? KeyPath<State, [String]> {
      return { $0[keyPath: path].elementsEqual($1[keyPath: path], by: isSame) }
    }
    return { $0[keyPath: path] == $1[keyPath: path] }
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return isSame(left, right)
  }
}
