/// One observer of a hub.
///
/// Noncopyable on purpose; see ``ObserverEntry``.
@usableFromInline
@frozen
struct HubEntry: ~Copyable, ObserverEntry {
  @usableFromInline let sink: RawSink
  @usableFromInline let id: UInt32
  @usableFromInline var isAlive = true
  /// Whether an operator below has been told of this hub's origins.
  @usableFromInline var isAttached = false

  @inlinable
  init(_ sink: RawSink, id: UInt32) {
    self.sink = sink
    self.id = id
  }

  /// Creates an empty place, which keeps the id of its last observer.
  init(vacantAfter id: UInt32) {
    self.init(RawSink { _, _ in false }, id: id)
    isAlive = false
  }

  @inlinable
  @inline(__always)
  borrowing func deliver(_ payload: UnsafeRawPointer) -> Bool {
    sink.receive(payload, .next)
  }

  /// Empties the place.
  ///
  /// - Returns: The former entry, to be released once all state is consistent again, since that may
  ///   run anyone's `deinit`.
  mutating func vacate() -> HubEntry {
    let vacant = HubEntry(vacantAfter: id)
    return exchange(&self, with: vacant)
  }
}
