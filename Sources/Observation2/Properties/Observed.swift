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

  /// Noncopyable, so that calling the closure neither retains nor releases it.
  @usableFromInline
  @frozen
  struct Comparison: ~Copyable {
    @usableFromInline let areEqual: (Value, Value) -> Bool

    @inlinable
    init(_ areEqual: @escaping (Value, Value) -> Bool) {
      self.areEqual = areEqual
    }

    @inlinable
    @inline(__always)
    borrowing func callAsFunction(_ left: Value, _ right: Value) -> Bool {
      areEqual(left, right)
    }
  }

  @exclusivity(unchecked) @usableFromInline var stored: Value
  @exclusivity(unchecked) @usableFromInline private(set) var slot = MainSlot<ObservedHub<Value>>()
  /// Counts the values stored, so that a set notices when another one overtook it.
  @exclusivity(unchecked) @usableFromInline var generation = 0
  @usableFromInline let timing: Timing
  @usableFromInline let comparison: Comparison?

  /// Creates a property; any assignment counts as a change.
  @inlinable
  public init(wrappedValue: Value, _ timing: Timing = .willSet) {
    stored = wrappedValue
    self.timing = timing
    comparison = nil
    super.init()
  }

  /// Creates a property; assigning an equal value does not count as a change for Observation.
  @inlinable
  public init(wrappedValue: Value, _ timing: Timing = .willSet) where Value: Equatable {
    stored = wrappedValue
    self.timing = timing
    comparison = Comparison { $0 == $1 }
    super.init()
  }

  /// The property.
  @inlinable public var wrappedValue: Value {
    get {
      noteRead()
      return stored
    }
    set { set(newValue) }
    _modify {
      noteObjectWillChange()
      noteWillChange()
      defer {
        generation &+= 1
        noteDidChange()
        if let hub { hub.send(stored) }
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

  /// Not inlined: there are many places that set a property, and one function for each type will do.
  @inlinable
  @inline(never)
  func set(_ value: Value) {
    guard let hub else {
      return objectWillChange == nil ? store(value) : setTellingObject(value)
    }
    if hub.isSending {
      if objectWillChange != nil { noteObjectWillChange() }
      store(value)
      return hub.send(value)
    }
    if objectWillChange != nil { return setTellingObject(value) }
    guard timing == .willSet else {
      store(value)
      return hub.send(value)
    }
    let before = generation
    hub.send(value)
    if generation == before { store(value) }
  }

  /// A set that tells the object's observers first, as part of its turn: a set made by one of them
  /// comes after this one.
  @usableFromInline
  func setTellingObject(_ value: Value) {
    let before = generation
    makeHub().send(value, insteadOf: stored) {
      noteObjectWillChange()
      if timing == .didSet, generation == before { store(value) }
    }
    if timing == .willSet, generation == before { store(value) }
  }

  @inlinable
  @inline(__always)
  func store(_ value: Value) {
    generation &+= 1
    if !isTracked || comparison?(stored, value) == true {
      stored = value
    } else {
      let mine = generation
      noteWillChange()
      if generation == mine { stored = value }
      noteDidChange()
    }
  }

  /// The observers of `$property`, if there have been any.
  @inlinable var hub: ObservedHub<Value>? { slot.object }

  private func makeHub() -> ObservedHub<Value> {
    if let hub { return hub }
    let made = ObservedHub<Value>()
    slot.fill(made)
    return made
  }

  private func observe(_ sink: EventSink<Value>) -> UpstreamLink {
    makeHub().observe(sink, giving: stored)
  }
}
