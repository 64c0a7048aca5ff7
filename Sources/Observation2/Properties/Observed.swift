/// A published-style property of a view model.
///
/// `$property` is its driver: the current value, then each new one. Views that read the property
/// under the standard Observation are told of changes too.
///
/// What happens on `model.title = new`, in this order (SEMANTICS 9):
/// 1. the object's ``ObservedModel/willChange`` fires,
/// 2. `$title` gives the new value, while the property still reads as the old one,
/// 3. Observation is told, if an `Equatable` value really changed, and the value is stored.
///
/// A property set from inside its own delivery stores at once and delivers afterwards; the set
/// around it then does not store again, so the last set wins (SEMANTICS 11). A change in place
/// (`model.list[0] += 1`) tells Observation before it and `$list` after it, and copies nothing
/// while `$list` has no observer.
///
/// - Complexity: a set is O(n) for n observers of `$property`.
@propertyWrapper
public final class Observed<Value>: ObservedCell {
  /// When `$property` gives a new value.
  public enum Timing: Sendable {
    /// Before it is stored, as Combine's `@Published` does.
    case willSet
    /// After it is stored.
    case didSet
  }

  @exclusivity(unchecked) private var stored: Value
  @exclusivity(unchecked) private var hub: ObservedHub<Value>?
  /// Counts the values stored, so that a set notices when another one overtook it.
  @exclusivity(unchecked) private var generation = 0
  private let timing: Timing
  private let isEqual: ((Value, Value) -> Bool)?

  /// Creates a property; any assignment counts as a change.
  public init(wrappedValue: Value, _ timing: Timing = .willSet) {
    stored = wrappedValue
    self.timing = timing
    isEqual = nil
  }

  /// Creates a property; assigning an equal value does not count as a change for Observation.
  public init(wrappedValue: Value, _ timing: Timing = .willSet) where Value: Equatable {
    stored = wrappedValue
    self.timing = timing
    isEqual = { $0 == $1 }
  }

  /// The property.
  public var wrappedValue: Value {
    get {
      noteRead()
      return stored
    }
    set { set(newValue) }
    _modify {
      objectWillChange?.accept()
      noteWillChange()
      defer {
        generation += 1
        noteDidChange()
        hub?.send(stored)
      }
      yield &stored
    }
  }

  /// The property's driver: its current value, then each new one.
  public var projectedValue: Driver<Value> {
    Driver(shared: EventStream { self.observe($0) })
  }

  package override var currentValue: Any { stored }

  override func ensureHub() -> StreamHub { makeHub() }

  private func set(_ value: Value) {
    if let hub, hub.isSending {
      objectWillChange?.accept()
      store(value)
      return hub.send(value)
    }
    if let objectWillChange { return set(value, telling: objectWillChange) }
    guard timing == .willSet, let hub else {
      store(value)
      hub?.send(value)
      return
    }
    let before = generation
    hub.send(value)
    if generation == before { store(value) }
  }

  /// A set that tells the object's observers first, as part of its turn: a set made by one of them
  /// comes after this one.
  private func set(_ value: Value, telling objectWillChange: PublishRelay<Void>) {
    let before = generation
    makeHub().send(value) {
      objectWillChange.accept()
      if timing == .didSet, generation == before { store(value) }
    }
    if timing == .willSet, generation == before { store(value) }
  }

  private func store(_ value: Value) {
    generation += 1
    if let isEqual, isEqual(stored, value) {
      stored = value
    } else {
      let mine = generation
      noteWillChange()
      if generation == mine { stored = value }
      noteDidChange()
    }
  }

  private func makeHub() -> ObservedHub<Value> {
    if let hub { return hub }
    let made = ObservedHub<Value>()
    hub = made
    return made
  }

  private func observe(_ sink: EventSink<Value>) -> UpstreamLink {
    let hub = makeHub()
    return hub.observe(sink) { $0.next(hub.arriving ?? self.stored) }
  }
}

/// The observers of a property.
///
/// Knows the value that is being delivered, so that an observer which joins meanwhile gets that
/// one, once (SEMANTICS 10).
private final class ObservedHub<Value>: EventHub<Value> {
  @exclusivity(unchecked) private(set) var arriving: Value?

  override init() {}

  func send(_ value: Value) {
    guard begin(value) else { return }
    deliver(value)
    finish()
  }

  /// Delivers after `announce`, which belongs to the same turn.
  func send(_ value: Value, after announce: () -> Void) {
    guard begin(value) else { return }
    announce()
    deliver(value)
    finish()
  }

  override func deliver(_ value: Value) {
    arriving = value
    super.deliver(value)
    arriving = nil
  }
}
