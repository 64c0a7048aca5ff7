/// The receiving end of one operator in a subscription.
///
/// An operator is one closure over untyped memory there, not a class: a generic class's methods
/// are dispatched unspecialised across modules (about 10 ns an operator, measured), while a closure
/// made in an inlinable method is compiled for its element type (about 3.5 ns, and no
/// re-abstraction thunk, since the payload travels as a raw pointer).
///
/// The grammar of a stream is written here once: any number of `next`, then at most one `end`.
/// `next` answers whether more is wanted. After it has answered `false` the source lets go of the
/// sink by itself and sends nothing more, not even an end.
@usableFromInline
@frozen
struct EventSink<Element> {
  @usableFromInline let raw: RawSink

  @inlinable
  @inline(__always)
  init(_ receive: @escaping RawSink.Receive) {
    raw = RawSink(receive)
  }

  /// An operator that handles values itself and lets everything else pass to the operator below it.
  ///
  /// A thrown error ends the operator below, and the source is told that nothing more is wanted.
  @inlinable
  @inline(__always)
  init<Output>(
    before sink: EventSink<Output>,
    _ step: @escaping (Element) throws -> Bool
  ) {
    self.init { payload, signal in
      guard signal == .next else { return sink.raw.receive(payload, signal) }
      do {
        return try step(payload.assumingMemoryBound(to: Element.self).pointee)
      } catch {
        sink.end(.error(error))
        return false
      }
    }
  }

  /// Delivers one value and answers whether more is wanted.
  @inlinable
  @inline(__always)
  @discardableResult
  func next(_ value: Element) -> Bool {
    withUnsafePointer(to: value) { raw.receive(UnsafeRawPointer($0), .next) }
  }

  @inlinable
  func end(_ end: StreamEnd) {
    raw.end(end)
  }
}
