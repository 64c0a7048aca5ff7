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
      let state = Accumulator<Result, Element>(seed)
      return connect(
        EventSink(
          before: sink,
          next: { value in
            guard try state.add(value, update, { true }) else { return false }
            guard state.isComplete, !state.isBusy else { return true }
            if sink.next(state.result) { sink.end(.completed) }
            return false
          },
          end: { end in
            if case .completed = end {
              state.isComplete = state.isBusy
              if state.isBusy || !sink.next(state.result) { return }
            }
            sink.end(end)
          }
        )
      )
    }
  }
}
