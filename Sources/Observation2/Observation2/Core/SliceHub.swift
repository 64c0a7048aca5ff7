/// The observers of one slice of a larger value, and the slice as they last saw it.
///
/// The owner of the larger value (a store) compares the slices and delivers those that differ. A
/// slice takes part only while it is observed.
@usableFromInline
package final class SliceHub<Value>: EventHub<Value> {
  /// The slice as it was last compared; `nil` while it has no observer.
  @exclusivity(unchecked) @usableFromInline package var last: Value?
  /// The slice's place at its owner; `nil` while it has no observer.
  @exclusivity(unchecked) @usableFromInline package var entry: UInt32?
  /// Called once, when the last observer has left.
  @exclusivity(unchecked) @usableFromInline package var whenUnobserved: (() -> Void)?
  @exclusivity(unchecked) private var madeHeir: SliceHub?
  private let wave: Wave

  /// Creates the hub of a slice that changes in its owner's waves.
  @usableFromInline
  package init(_ wave: Wave) {
    self.wave = wave
    super.init()
    hasOwnLeaving = true
    attachUpstream(OriginLink(origin: .one(wave)))
  }

  /// The hub for observers that join while those of this one have yet to receive a change.
  ///
  /// They know another value already, so they may have to receive something else.
  @usableFromInline package var heir: SliceHub { madeHeir ?? makeHeir() }

  /// Makes another heir, when the observers of the last one have to receive something as well.
  @usableFromInline
  package func makeHeir() -> SliceHub {
    let heir = SliceHub(wave)
    madeHeir = heir
    return heir
  }

  /// Stores a value; returns whether it differs from the one before.
  ///
  /// Declared here, since accesses to ``last`` from another module are checked for overlaps at run
  /// time.
  @inlinable
  @inline(__always)
  @MainActor
  package func remember(
    _ value: Value,
    unless areEqual: @MainActor (Value, Value) -> Bool
  ) -> Bool {
    if let last, areEqual(last, value) { return false }
    let before = last.take()
    last = value
    // Released when all state is consistent, since that may call back in.
    extendLifetime(before)
    return true
  }

  /// Creates a driver that emits the slice to each observer first.
  ///
  /// - Parameter join: Called before an observer is added: brings ``last`` up to date, and returns the
  ///   hub that the observer has to join.
  /// - Returns: The slice, then each one that differs from the one before.
  @usableFromInline
  @MainActor
  package static func driver(_ join: @escaping @MainActor () -> SliceHub) -> Driver<Value> {
    let recipe = Confined(SliceRecipe(join: join), .main)
    return Driver(
      shared: EventStream { sink in
        let hub = recipe.content.join()
        return hub.observe(sink) { sink in hub.last.map { sink.next($0) } ?? true }
      }
    )
  }

  @usableFromInline
  override func becameUnobserved() {
    let (before, leave) = (last.take(), whenUnobserved.take())
    entry = nil
    madeHeir = nil
    leave?()
    // Last, since releasing it may bring a new observer.
    extendLifetime(before)
  }
}

/// How a slice is observed.
///
/// An object, since all that it holds has to be released on the main actor.
private final class SliceRecipe<Value> {
  let join: @MainActor () -> SliceHub<Value>

  init(join: @escaping @MainActor () -> SliceHub<Value>) {
    self.join = join
  }
}

/// Delivers a slice to its observers.
@usableFromInline
package enum SliceDelivery {
  /// Delivers the value that was remembered last.
  ///
  /// Neither inlined nor a method of the hub. The closure that compares a slice ends with this call, so it jumps here.
  /// It has nothing to save and restore when it compares, which happens more often.
  ///
  /// - Returns: True, as the closure has to.
  @inlinable
  @inline(never)
  package static func deliver<Value>(_ hub: SliceHub<Value>) -> Bool {
    guard let value = hub.last, hub.begin(value) else { return true }
    withUnsafePointer(to: value) { hub.walk(UnsafeRawPointer($0)) }
    hub.finish()
    return true
  }
}
