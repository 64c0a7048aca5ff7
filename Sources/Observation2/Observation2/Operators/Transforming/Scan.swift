extension EventStream {
  /// Folds the values and emits each intermediate result.
  ///
  /// The seed itself is not emitted.
  ///
  /// ```
  /// source             --1--2--3--|
  /// scan(0) { $0 + $1} --1--3--6--|
  /// ```
  ///
  /// Each subscription starts from the seed. Ends with the source; a thrown error ends the result.
  ///
  /// - Complexity: O(1) per event, one stored result.
  /// - SeeAlso: ``scan(into:_:)``, which changes the result in place.
  @inlinable
  public func scan<Result>(
    _ seed: Result,
    _ accumulate: @escaping (Result, Element) throws -> Result
  ) -> EventStream<Result> {
    scan(into: seed) { result, value in result = try accumulate(result, value) }
  }

  /// Folds the values by changing the result in place, and emits it after each value.
  ///
  /// ```
  /// source                      --a--b------|
  /// scan(into: []) {…append…}   --[a]-[a,b]-|
  /// ```
  ///
  /// - Complexity: O(1) per event beside the work of `update`; the result is copied only if an
  ///   observer keeps it.
  @inlinable
  public func scan<Result>(
    into seed: Result,
    _ update: @escaping (inout Result, Element) throws -> Void
  ) -> EventStream<Result> {
    let connect = connect
    return EventStream<Result> { sink in
      let state = Accumulator<Result, Element>(seed)
      return connect(
        EventSink(before: sink) { value in
          try state.add(value, update) { sink.next(state.result) }
        }
      )
    }
  }
}
