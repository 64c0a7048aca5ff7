extension EventStream {
  /// Emits events as values; the result completes after the one that represents the end.
  ///
  /// ```
  /// source        --1-------2-------#
  /// materialize   --next(1)-next(2)-error|
  /// ```
  ///
  /// It never fails.
  ///
  /// - SeeAlso: ``dematerialize()``, the reverse.
  @inlinable
  public func materialize() -> EventStream<StreamEvent<Element>> {
    let connect = connect
    return EventStream<StreamEvent<Element>> { sink in
      connect(
        EventSink(
          before: sink,
          next: { sink.next(.next($0)) },
          end: { end in
            let event: StreamEvent<Element> =
              switch end {
              case .completed: .completed
              case .error(let error): .error(error)
              }
            if sink.next(event) { sink.end(.completed) }
          }
        )
      )
    }
  }
}
