extension EventStream {
  /// Performs side effects at the given moments, and passes all events on unchanged.
  ///
  /// ```
  /// source         --1--2--|
  /// do(onNext: f)  --1--2--|     f(1), f(2)
  /// ```
  ///
  /// `onNext`, `onError` and `onCompleted` are called before the event is passed on; an error that
  /// they throw ends the result in the event's place.
  ///
  /// - Parameters:
  ///   - onNext: Called with each value.
  ///   - onError: Called with the error.
  ///   - onCompleted: Called on completion.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called when the source has been subscribed to, and so after what it gives at once.
  ///   - onDispose: Called once when the subscription is over, for whatever reason: the end, `dispose()`,
  ///     or that the source has gone without an end.
  /// - Returns: The same stream with the side effects.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> EventStream {
    let connect = connect
    return EventStream { sink in
      onSubscribe?()
      let input = WatchedInput(onDispose)
      input.start {
        connect(
          EventSink { payload, signal in
            switch signal {
            case .next:
              if input.isOver { return false }
              do {
                try onNext?(payload.assumingMemoryBound(to: Element.self).pointee)
              } catch {
                return input.conclude { sink.end(.error(error)) }
              }
              if !input.isOver, sink.raw.receive(payload, .next) { return !input.isOver }
              return input.conclude {}
            case .end:
              input.upstream.clear()
              if input.isOver { return false }
              return input.conclude {
                do {
                  switch payload.assumingMemoryBound(to: StreamEnd.self).pointee {
                  case .completed: try onCompleted?()
                  case .error(let error): try onError?(error)
                  }
                  _ = sink.raw.receive(payload, .end)
                } catch {
                  sink.end(.error(error))
                }
              }
            case .gone:
              // The source's remains are this node's to cancel, so nothing changes below.
              guard input.upstream.lose(payload) else { return false }
              return input.conclude { _ = sink.raw.receive(payload, .gone) }
            default: return sink.raw.receive(payload, signal)
            }
          }
        )
      }
      onSubscribed?()
      return input.isOver ? .none : .owned(input)
    }
  }
}

/// The connection to the source, with a closure to call at its end.
private final class WatchedInput: NodeInput, Disposable {
  private var onDispose: (() -> Void)?

  init(_ onDispose: (() -> Void)?) {
    self.onDispose = onDispose
  }

  /// Marks the connection as over, passes the end on, then calls the closure; returns that no more
  /// is wanted.
  func conclude(_ tell: () -> Void) -> Bool {
    isOver = true
    tell()
    disposed()
    return false
  }

  /// Ignored while the end is being passed on: the closure is called afterwards.
  func dispose() {
    if isOver { return }
    stop()
    disposed()
  }

  private func disposed() {
    let action = onDispose
    onDispose = nil
    action?()
  }
}
