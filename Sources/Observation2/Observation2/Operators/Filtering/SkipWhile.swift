extension EventStream {
  /// Emits values from the first one on that fails the predicate.
  ///
  /// ```
  /// source                   --1--2--3--1--|
  /// skip(while: { $0 < 3 })  --------3--1--|
  /// ```
  ///
  /// The predicate is not called again after that. An error that it throws ends the result.
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> EventStream {
    let connect = connect
    return EventStream { sink in
      let isOpen = OperatorState(false)
      return connect(
        EventSink(before: sink) { value in
          if !isOpen.value {
            if try predicate(value) { return true }
            isOpen.value = true
          }
          return sink.next(value)
        }
      )
    }
  }
}
