/// The fields of a view state that are followed.
///
/// It reads the whole state as a body does. So it hears of each change once the new state is stored, and
/// notifies the bodies that have read a field which differs. The comparison of the two states, just before that,
/// notifies the standard Observation.
@MainActor
final class StateFields<State: Equatable>: PropertyReader {
  var reads: [PropertyRead] = []
  var foreignReads: ForeignReads?
  var kind: ObjectIdentifier { ObjectIdentifier(StateFields.self) }

  /// The number of fields that are followed at most, beside the whole state.
  private static var limit: Int { 512 }
  /// The number of fields up to which none is looked for that nothing follows.
  private static var firstRoom: Int { 16 }

  private var fields: [StateField<State>] = []
  /// The fields by their paths.
  ///
  /// It may lack a field that was added while a path was hashed. Such a field is notified like the others.
  private var index: [PartialKeyPath<State>: StateField<State>] = [:]
  /// The fields that have been notified before a change, and not yet after it.
  private var changed: [StateField<State>] = []
  /// The number of fields at which those that nothing follows are dropped.
  private var room = StateFields.firstRoom
  /// Counts the comparisons, so that one notices a set from inside it.
  private var turn = 0

  init() {}

  var isEmpty: Bool { fields.isEmpty }

  /// The number of fields.
  var count: Int { fields.count }

  /// Notes that the value at a path is being read.
  func noteRead<Value: Equatable>(_ path: KeyPath<State, Value>) {
    field(path).read()
  }

  /// Compares a state with the next one, and notifies Observation of each field that differs.
  ///
  /// A comparison or an observer may set the state. That set comes later and wins, so this one ends.
  ///
  /// - Returns: `false` if any field waits for the notification after the change.
  func areSame(_ old: State, _ new: State) -> Bool {
    turn &+= 1
    let mine = turn
    let isFull = fields.count >= StateFields.limit
    for field in fields {
      let differs = field.differs(old, new)
      guard turn == mine else { break }
      // Observation does not say what it still follows. To notify it of a field without a change costs a run, and makes
      // room.
      guard differs || isFull && field.isOnlyObserved else { continue }
      if !field.isChanged { changed.append(field) }
      field.isChanged = true
      field.tellWillChange()
      guard turn == mine else { break }
    }
    return changed.isEmpty
  }

  func propertyDidChange() {
    let told = changed
    changed = []
    for field in told { field.isChanged = false }
    for field in told { field.noteDidChange() }
  }

  private func field<Value: Equatable>(_ path: KeyPath<State, Value>) -> StateField<State> {
    // A copy, since a value in a subscript's path may run code when it is hashed.
    let known = index
    if let field = known[path] { return field }
    if fields.count >= room { dropUnread() }
    if fields.count < StateFields.limit { return add(path) }
    return known[\.self] ?? add(\.self)
  }

  private func add<Value: Equatable>(_ path: KeyPath<State, Value>) -> StateField<State> {
    let field = StateField(path)
    fields.append(field)
    var known = exchange(&index, with: [:])
    known[path] = field
    index = known
    return field
  }

  /// Drops the fields that nothing follows.
  private func dropUnread() {
    // Kept until the end, since a value in a path may run code when it is released.
    let former = (fields, index)
    fields = fields.filter(\.isFollowed)
    room = min(StateFields.limit, max(StateFields.firstRoom, 2 * fields.count))
    var known: [PartialKeyPath<State>: StateField<State>] = [:]
    for field in fields { known[field.path] = field }
    index = known
    extendLifetime(former)
  }
}
