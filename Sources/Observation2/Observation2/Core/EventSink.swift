/// The receiving end of one operator in a subscription.
///
/// An operator is one closure over untyped memory there, not a class: a generic class's methods
/// are dispatched unspecialised across modules (about 10 ns an operator, measured), while a closure
/// made in an inlinable method is compiled for its element type (about 3.5 ns, and no
/// re-abstraction thunk, since the payload travels as a raw pointer).
///
/// The grammar of a stream is written here once: any number of `next`, then at most one `end`.
/// `next` returns whether more values are wanted. After it has returned `false` the source releases
/// the sink by itself and sends nothing more, not even an end.
@usableFromInline
@frozen
struct EventSink<Element> {
  @usableFromInline let raw: RawSink

  @inlinable
  @inline(__always)
  init(_ receive: @escaping RawSink.Receive) {
    raw = RawSink(receive)
  }

  /// Creates a node that handles values itself and passes all other signals to the node below.
  ///
  /// A thrown error ends the node below, and the source learns that no more values are wanted.
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

  /// Delivers one value and returns whether more are wanted.
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
