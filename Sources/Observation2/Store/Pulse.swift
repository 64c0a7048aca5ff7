/// A value that counts each assignment, so that showing the same toast twice is two changes.
///
/// ```swift
/// struct State { @Pulse var toast: String? }
/// state.toast = "saved"                  // in the reducer
/// store.pulse(\.$toast)                  // a signal of "saved", once per assignment
/// ```
@propertyWrapper
public struct Pulse<Value> {
  private var value: Value
  /// How many times a value has been assigned.
  public private(set) var count = 0

  /// Creates a pulse; the first value does not count as an assignment.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value assigned last.
  public var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      count &+= 1
    }
  }

  /// The pulse itself, for ``Store/pulse(_:)``.
  public var projectedValue: Pulse { self }
}

extension Pulse: Sendable where Value: Sendable {}
extension Pulse: Equatable where Value: Equatable {}
extension Pulse: Encodable where Value: Encodable {}
extension Pulse: Decodable where Value: Decodable {}
