extension EventStream {
  /// Folds all values and emits the result when the source completes; the seed, if it was empty.
  ///
  /// ```
  /// source               --1--2--3--|
  /// reduce(0) { $0 + $1} -----------6|
  /// ```
  ///
  /// An error, also one that `accumulate` throws, ends the result without a value.
  ///
  /// - Complexity: O(1) per event, one stored result.
  @inlinable
  public func reduce<Result>(
    _ seed: Result,
    _ accumulate: @escaping (Result, Element) throws -> Result
  ) -> EventStream<Result> {
    reduce(into: seed) { result, value in result = try accumulate(result, value) }
  }

  /// Folds all values by changing the result in place, and emits it when the source completes.
  ///
  /// ```
  /// source                       --a--b--|
  /// reduce(into: []) {…append…}  --------[a,b]|
  /// ```
  @inlinable
  public func reduce<Result>(
    into seed: Result,
    _ update: @escaping (inout Result, Element) throws -> Void
  ) -> EventStream<Result> {
    let connect = connect
    return EventStream<Result> { sink in
      let state = OperatorState(seed)
      return connect(
        EventSink(
          before: sink,
          next: { value in
            try update(&state.value, value)
            return true
          },
          end: { end in
            if case .completed = end, !sink.next(state.value) { return }
            sink.end(end)
          }
        )
      )
    }
  }
}
