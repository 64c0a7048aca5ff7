/// A path into a view state that a body, or the standard Observation, has read.
///
/// It is a cell of its own, so both follow it as they follow a published-style property.
@MainActor
final class StateField<State>: ObservedCell {
  let path: PartialKeyPath<State>
  /// `true` from the notification before a change until the one after it.
  var isChanged = false
  private let areSame: (State, State) -> Bool
  /// `true` from a read outside of a body until the next change: Observation may follow the field.
  private var isObserved = false

  init<Value: Equatable>(_ path: KeyPath<State, Value>) {
    self.path = path
    areSame = FieldComparison.areSame(at: path)
    super.init()
  }

  /// A Boolean value that indicates whether a change of the field may interest a body or an observer.
  var isFollowed: Bool { isObserved || isReadByBody }

  /// A Boolean value that indicates whether Observation alone may follow the field.
  var isOnlyObserved: Bool { isObserved && !isReadByBody }

  func read() {
    if !PropertyReading.isUnderWay { isObserved = true }
    noteRead()
  }

  func differs(_ old: State, _ new: State) -> Bool { !areSame(old, new) }

  /// Notifies Observation, which forgets the field until it is read again.
  func tellWillChange() {
    isObserved = false
    noteWillChange()
  }
}
