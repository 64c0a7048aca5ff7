extension EventStream {
  /// Passes only the end on.
  ///
  /// ```
  /// source            --1--2--3--|
  /// ignoreElements()  -----------|
  /// ```
  @inlinable
  public func ignoreElements() -> EventStream<Never> {
    ignoreElements(as: Never.self)
  }

  /// Passes only the end on, as a stream of another type, so that one of that type can follow.
  ///
  /// ```
  /// save                                              --1--2|
  /// load                                                    --x--|
  /// save.ignoreElements(as: Cart.self).concat(load)   --------x--|
  /// ```
  @inlinable
  public func ignoreElements<Result>(as type: Result.Type) -> EventStream<Result> {
    let connect = connect
    return EventStream<Result> { sink in
      connect(EventSink(before: sink) { _ in true })
    }
  }
}
