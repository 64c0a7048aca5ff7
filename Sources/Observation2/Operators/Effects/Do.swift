extension EventStream {
  /// Does something on the side at the moments named, and passes everything on unchanged.
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
  ///   - onDispose: Called once when the subscription is over, for whatever reason but the
  ///     disappearance of its source.
  /// - Returns: The same stream with the side effects.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> EventStream {
    let connect = connect
    return EventStream { sink in
      onSubscribe?()
      let ending = AnyDisposable(onDispose ?? {})
      var link = connect(
        EventSink { payload, signal in
          do {
            switch signal {
            case .next:
              try onNext?(payload.assumingMemoryBound(to: Element.self).pointee)
              if sink.raw.receive(payload, .next) { return true }
            case .end:
              switch payload.assumingMemoryBound(to: StreamEnd.self).pointee {
              case .completed: try onCompleted?()
              case .error(let error): try onError?(error)
              }
              _ = sink.raw.receive(payload, .end)
            default: return sink.raw.receive(payload, signal)
            }
          } catch {
            sink.end(.error(error))
          }
          ending.dispose()
          return false
        }
      )
      guard onDispose != nil, !ending.isDisposed else { return link }
      link = link.settled { !ending.isDisposed }
      if ending.isDisposed { return link }
      if case .none = link { return link }
      return .owned(
        AnyDisposable {
          link.cancel()
          ending.dispose()
        }
      )
    }
  }
}
