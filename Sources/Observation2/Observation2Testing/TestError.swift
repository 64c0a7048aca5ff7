/// An error without a meaning: two are equal if their labels are.
public struct TestError: Error, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The text that distinguishes it from other errors.
  public let label: String

  /// Creates an error.
  public init(_ label: String = "error") {
    self.label = label
  }

  /// Creates an error with a literal as its label.
  public init(stringLiteral label: String) {
    self.label = label
  }

  /// The label.
  public var description: String { label }

  /// Whether two errors of any type are the same: equal if they are `Equatable`, otherwise of the
  /// same type and description.
  static func areSame(_ left: any Error, _ right: any Error) -> Bool {
    if let left = left as? any Equatable { return isEqual(left, right) }
    return type(of: left) == type(of: right)
      && String(reflecting: left) == String(reflecting: right)
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: any Error) -> Bool {
    (right as? Value) == left
  }
}
