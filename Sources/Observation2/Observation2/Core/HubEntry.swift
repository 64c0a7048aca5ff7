/// One observer of a hub.
///
/// Noncopyable on purpose; see ``ObserverEntry``.
@usableFromInline
@frozen
struct HubEntry: ~Copyable, ObserverEntry {
  @usableFromInline let sink: RawSink
  @usableFromInline let id: UInt32
  /// In one byte, so that a delivery looks only once whether anything is out of the ordinary.
  @usableFromInline var marks: UInt8 = 0

  /// Whether an operator below has been told of this hub's origins.
  var isAttached: Bool {
    get { marks & 1 != 0 }
    set { marks = newValue ? marks | 1 : marks & ~1 }
  }

  /// Whether values may come on the main actor alone.
  @inlinable var isChecked: Bool {
    get { marks & 2 != 0 }
    set { marks = newValue ? marks | 2 : marks & ~2 }
  }

  @inlinable var isAlive: Bool {
    get { marks & 4 == 0 }
    set { marks = newValue ? marks & ~4 : marks | 4 }
  }

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

  /// Delivers a value, unless the observer has left; returns whether it is to stay in its place.
  @inlinable
  @inline(__always)
  borrowing func deliver(_ payload: UnsafeRawPointer) -> Bool {
    if _slowPath(marks & 6 != 0) {
      if !isAlive { return true }
      StreamHub.checkMain()
    }
    return sink.receive(payload, .next)
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
