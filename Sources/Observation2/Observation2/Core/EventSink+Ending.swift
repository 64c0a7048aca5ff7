extension EventSink {
  /// Creates a node that handles values and the source's end, and passes all other signals on.
  ///
  /// An error thrown by either closure ends the operator below.
  @inlinable
  @inline(__always)
  init<Output>(
    before sink: EventSink<Output>,
    next: @escaping (Element) throws -> Bool,
    end: @escaping (StreamEnd) throws -> Void
  ) {
    self.init { payload, signal in
      do {
        switch signal {
        case .next: return try next(payload.assumingMemoryBound(to: Element.self).pointee)
        case .end:
          try end(payload.assumingMemoryBound(to: StreamEnd.self).pointee)
          return false
        default: return sink.raw.receive(payload, signal)
        }
      } catch {
        sink.end(.error(error))
        return false
      }
    }
  }
}
