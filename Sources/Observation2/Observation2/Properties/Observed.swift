/// A published-style property of a view model.
///
/// `$property` is its driver: the current value, then each new one. Views that read the property
/// are also notified of changes through the standard Observation.
///
/// The steps of `model.title = new`, in this order (rule 9 of <doc:TheRules>):
/// 1. The object's ``ObservedModel/willChange`` emits.
/// 2. The driver `$title` emits the new value, while the property still reads as the old one.
/// 3. Observation is notified, if an `Equatable` value really changed, and the value is stored.
///
/// With ``Timing/didSet`` the value is stored, and Observation notified, before `$title` emits it.
/// An observer that subscribes during that notification receives the new value once, like the
/// others.
///
/// A property set from inside its own delivery stores at once and delivers afterwards. The set around it then does not
/// store again, so the last set wins (rule 11 of <doc:TheRules>). A change in place (`model.list[0] += 1`) notifies
/// Observation before it and `$list` after it, and copies nothing while `$list` has no observer.
///
/// - Complexity: a set is O(n) for n observers of `$property`.
@propertyWrapper
public final class Observed<Value>: ObservedCell {
  /// The time at which `$property` emits a new value.
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

  /// First, where it fills a gap in the layout.
  @usableFromInline let timing: Timing
  @exclusivity(unchecked) @usableFromInline var stored: Value
  /// The observers of `$property`, always an `ObservedHub<Value>`; not named so, since a property that
  /// goes would look that type up, observed or not.
  @exclusivity(unchecked) @usableFromInline private(set) var slot = MainSlot<StreamHub>()
  /// Counts the values stored, so that a set notices when another one has overtaken it.
  @exclusivity(unchecked) @usableFromInline var generation = 0
  /// The value that is about to be stored, while Observation is being notified of it.
  ///
  /// An observer that subscribes during that notification has missed its delivery.
  @exclusivity(unchecked) @usableFromInline var coming: UnsafePointer<Value>?
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
  ///
  /// Values of a type of your own are equal if its `==` says so. The `==` that the compiler writes takes texts for equal
  /// that are canonically equal but written in other scalars; compare their `unicodeScalars` where that matters.
  @inlinable
  public init(wrappedValue: Value, _ timing: Timing = .willSet) where Value: Equatable {
    stored = wrappedValue
    self.timing = timing
    comparison = Comparison { $0 == $1 }
    super.init()
  }

  /// Creates a text; assigning the same text does not count as a change for Observation.
  ///
  /// A text that is canonically equal but written in other scalars is another text: it is drawn in another way.
  @inlinable
  public init(wrappedValue: Value, _ timing: Timing = .willSet) where Value == String {
    stored = wrappedValue
    self.timing = timing
    comparison = Comparison { $0 == $1 && $0.utf8.elementsEqual($1.utf8) }
    super.init()
  }

  /// Creates a text or `nil`; texts are compared as those of a property that always has one.
  @inlinable
  public init(wrappedValue: Value, _ timing: Timing = .willSet) where Value == String? {
    stored = wrappedValue
    self.timing = timing
    comparison = Comparison { $0 == $1 && ($0 ?? "").utf8.elementsEqual(($1 ?? "").utf8) }
    super.init()
  }

  /// Creates a list of texts, which are compared as that of a property with one text.
  @inlinable
  public init(wrappedValue: Value, _ timing: Timing = .willSet) where Value == [String] {
    stored = wrappedValue
    self.timing = timing
    comparison = Comparison { left, right in
      left == right && left.elementsEqual(right) { $0.utf8.elementsEqual($1.utf8) }
    }
    super.init()
  }

  /// Creates a property whose changes a closure decides.
  ///
  /// Once the property has been read, the closure receives the stored value and the next one right before that is
  /// stored.
  init(_ value: Value, comparing areEqual: @escaping (Value, Value) -> Bool) {
    stored = value
    timing = .willSet
    comparison = Comparison(areEqual)
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
      // Values that observers set during the change are not the binding's doing.
      let isFed = Feed.isDirect
      if isFed { beginFed() }
      defer { if isFed { Feed.isDirect = true } }
      noteObjectWillChange()
      noteWillChange()
      if isChanging { stopReading() }
      isChanging = true
      defer {
        isChanging = false
        generation &+= 1
        coming = nil
        noteDidChange()
        if isFed { sendFed() } else if let hub { hub.send(stored) }
      }
      yield &stored
    }
  }

  /// The property's driver: its current value, then each new one.
  public var projectedValue: Driver<Value> {
    Driver(shared: EventStream { self.observe($0) })
  }

  package override var currentValue: Any { stored }

  package override var hasBeenSet: Bool { generation != 0 }

  override var madeHub: StreamHub? { slot.object }

  /// Not inlined: many places set a property, and one function for each type is enough.
  @inlinable
  @inline(never)
  func set(_ value: Value) {
    let isFed = Feed.isDirect
    if isFed { beginFed() }
    defer { if isFed { Feed.isDirect = true } }
    if isChanging { stopReading() }
    guard let hub else {
      let isSilent = objectWillChange == nil && (timing == .willSet || !isTracked)
      return isSilent ? store(value) : setInTurn(value)
    }
    if hub.isSending {
      return isFed ? bring(value, to: hub) { setInLine(value, hub) } : setInLine(value, hub)
    }
    guard objectWillChange == nil, timing == .willSet else { return setInTurn(value) }
    let before = generation
    hub.send(value)
    if generation == before { store(value) }
  }

  /// A set whose turn includes more than the delivery.
  ///
  /// It also notifies the object's observers, or stores the value first. Values that they set
  /// during the notification come after this one.
  @inlinable
  func setInTurn(_ value: Value) {
    let before = generation
    makeHub().send(value, insteadOf: stored) {
      noteObjectWillChange()
      if timing == .didSet, generation == before { store(value) }
    }
    if timing == .willSet, generation == before { store(value) }
  }

  /// A set during a delivery.
  ///
  /// The value is queued before any observer is notified of it, so that values set in reaction come later.
  @inlinable
  func setInLine(_ value: Value, _ hub: ObservedHub<Value>) {
    let before = generation
    hub.send(value)
    noteObjectWillChange()
    if generation == before { store(value) }
  }

  /// The delivery after a change in place by a binding.
  @inlinable
  func sendFed() {
    guard let hub else { return }
    if hub.isSending { bring(stored, to: hub) { hub.send(stored) } } else { hub.send(stored) }
  }

  /// Sends what a binding brings during a delivery, unless it brings nothing new.
  @usableFromInline
  func bring(_ value: Value, to hub: ObservedHub<Value>, _ send: () -> Void) {
    if hub.rests(value) { return }
    guard let watch = hub.watch, let binding = Feed.binding else { return send() }
    watch.set(binding.takeUnretainedValue().spot, isDirect: true, send)
  }

  /// Stores, unless another set overtakes this one while Observation is notified or values are
  /// compared.
  @inlinable
  @inline(__always)
  func store(_ value: Value) {
    generation &+= 1
    guard isTracked else { return put(value) }
    let mine = generation
    Observed.withPointer(to: value) {
      coming = $0
      let isChange = comparison?(stored, value) != true
      if isChange { noteWillChange() }
      if generation == mine { put(value) }
      coming = nil
      if isChange { noteDidChange() }
    }
  }

  /// The observers of `$property`, if there have ever been any.
  @inlinable var hub: ObservedHub<Value>? {
    // Without a closure, which would check its isolation at each set.
    guard let hub = slot.object else { return nil }
    return unsafeDowncast(hub, to: ObservedHub<Value>.self)
  }

  /// Not isolated, and so without a run-time check for the main actor.
  @inlinable
  @inline(__always)
  nonisolated static func withPointer(to value: Value, _ body: (UnsafePointer<Value>) -> Void) {
    withUnsafePointer(to: value) { body($0) }
  }

  /// The old value is released once the new one is in place, since its `deinit` may run arbitrary code.
  ///
  /// The compiler would release an unused result before it stores the new value.
  @inlinable
  @inline(__always)
  func put(_ value: Value) {
    extendLifetime(exchange(&stored, with: value))
  }

  @usableFromInline
  func makeHub() -> ObservedHub<Value> {
    if let hub { return hub }
    let made = ObservedHub<Value>()
    slot.fill(made)
    noteHub(made)
    return made
  }

  private func observe(_ sink: EventSink<Value>) -> UpstreamLink {
    if isChanging { stopReading() }
    return makeHub().observe(sink, giving: coming?.pointee ?? stored)
  }
}
