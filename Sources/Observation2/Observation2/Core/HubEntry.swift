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

  /// A place without an observer; it keeps the number of the last one.
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
  /// - Returns: What was there, to be let go of when everything is whole again, since that may run
  ///   anyone's `deinit`.
  mutating func vacate() -> HubEntry {
    let vacant = HubEntry(vacantAfter: id)
    return exchange(&self, with: vacant)
  }
}

/// Puts a value in the place of another one, and gives that.
private func exchange(_ place: inout HubEntry, with value: consuming HubEntry) -> HubEntry {
  let before = place
  place = value
  return before
}
