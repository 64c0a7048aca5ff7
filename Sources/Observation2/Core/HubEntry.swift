/// One observer of a hub.
///
/// Noncopyable on purpose: calling the closure through a borrow neither retains nor releases it,
/// which is most of what a delivery would cost otherwise.
@usableFromInline
@frozen
struct HubEntry: ~Copyable {
  @usableFromInline let sink: RawSink
  @usableFromInline let id: UInt32
  @usableFromInline var isAlive = true
  /// Whether a stage below has been told of this hub's origins.
  @usableFromInline var isAttached = false

  @inlinable
  init(_ sink: RawSink, id: UInt32) {
    self.sink = sink
    self.id = id
  }

  @inlinable
  @inline(__always)
  borrowing func deliver(_ payload: UnsafeRawPointer) -> Bool {
    sink.receive(payload, .next)
  }
}
