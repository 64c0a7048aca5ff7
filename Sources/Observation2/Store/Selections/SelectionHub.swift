/// The observers of one slice of a store, and the slice as they saw it last.
///
/// It takes part in its store's dispatches while somebody observes it, and not otherwise.
@usableFromInline
final class SelectionHub<Value>: EventHub<Value> {
  /// The slice as it was last compared; nothing while nobody observes.
  @exclusivity(unchecked) @usableFromInline var last: Value?
  @exclusivity(unchecked) private var entry: UInt32?
  /// The store; weak, because a slice's driver may outlive it.
  private weak var core: StoreCore?

  @usableFromInline
  init(_ core: StoreCore) {
    self.core = core
    super.init()
    attachUpstream(OriginLink(wave: core.wave, rank: 0))
  }

  /// Tells the observers.
  @inlinable
  @inline(__always)
  func deliverLast() {
    guard let value = last, begin(value) else { return }
    withUnsafePointer(to: value) { walk(UnsafeRawPointer($0)) }
    finish()
  }

  /// Adds an observer and gives it the slice first.
  ///
  /// - Parameters:
  ///   - sink: The observer.
  ///   - core: The store.
  ///   - read: The slice now.
  ///   - run: What takes part in the dispatches.
  /// - Returns: What ends it.
  @usableFromInline
  @MainActor
  func observe(
    _ sink: EventSink<Value>,
    in core: StoreCore,
    read: @MainActor (UnsafeRawPointer) -> Value?,
    run: @escaping SelectionEntry.Run
  ) -> UpstreamLink {
    precondition(
      core.phase != .reducing,
      "A store's driver was subscribed to inside the reducer."
    )
    if let entry {
      // Whoever was here before is told first, so that nobody is told twice.
      core.selections.deliver(entry, UnsafeRawPointer(core.state))
    }
    if entry == nil {
      last = read(UnsafeRawPointer(core.state))
      entry = core.selections.add(run)
    }
    return observe(sink) { sink in last.map { sink.next($0) } ?? true }
  }

  @usableFromInline
  override func becameUnobserved() {
    guard let entry else { return }
    self.entry = nil
    let gone = core?.selections.remove(entry)
    last = nil
    _ = gone
  }
}
