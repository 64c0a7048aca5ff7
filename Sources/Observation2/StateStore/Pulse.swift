/// A value that counts each assignment, so that showing the same toast twice is two changes.
///
/// ```swift
/// struct State { @Pulse var toast: String? }
/// state.toast = "saved"                  // in the reducer
/// store.pulse(\.$toast)                  // a signal of "saved", once per assignment
/// ```
///
/// Two assignments in one reducer call are two changes. An assignment is lost if the same call then
/// replaces the pulse itself, as `state = State()` does: assign after that.
///
/// Equal to another with the same value and count, whichever assignments have led there.
@propertyWrapper
public struct Pulse<Value> {
  private var value: Value
  /// How many times a value has been assigned.
  public private(set) var count = 0
  /// The assignments that observers may not have received yet.
  private(set) var news = PulseNews<Value>()

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
      news.add(newValue)
    }
  }

  /// The pulse itself, for ``Store/pulse(_:)``.
  public var projectedValue: Pulse { self }

  private enum CodingKeys: CodingKey {
    case value
    case count
  }
}

extension Pulse: Sendable where Value: Sendable {}

extension Pulse: Equatable where Value: Equatable {
  /// Returns whether both have equal values that were assigned equally often.
  public static func == (left: Pulse, right: Pulse) -> Bool {
    left.count == right.count && left.value == right.value
  }
}

extension Pulse: Encodable where Value: Encodable {}
extension Pulse: Decodable where Value: Decodable {}

extension Pulse: CustomReflectable {
  /// The value and the count.
  public var customMirror: Mirror {
    Mirror(self, children: ["value": value, "count": count], displayStyle: .struct)
  }
}
