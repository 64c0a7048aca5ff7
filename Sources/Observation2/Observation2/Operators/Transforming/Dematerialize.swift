extension EventStream {
  /// Turns values that represent events back into events.
  ///
  /// ```
  /// source          --next(1)-next(2)-completed-next(3)
  /// dematerialize   --1-------2-------|
  /// ```
  ///
  /// Ends with the first value that represents an end, or with the source.
  @inlinable
  public func dematerialize<Value>() -> EventStream<Value>
  where Element == StreamEvent<Value> {
    let connect = connect
    return EventStream<Value> { sink in
      connect(
        EventSink(before: sink) { event in
          switch event {
          case .next(let value): return sink.next(value)
          case .error(let error): sink.end(.error(error))
          case .completed: sink.end(.completed)
          }
          return false
        }
      )
    }
  }
}
