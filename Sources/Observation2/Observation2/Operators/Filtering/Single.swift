extension EventStream {
  /// Emits the only value of the source.
  ///
  /// ```
  /// source    --a-----|          --a--b--|
  /// single()  --a-----|          --a--#
  /// ```
  ///
  /// The value is passed on at once. A second one fails the result with
  /// ``StreamError/moreThanOneElement``, none at all with ``StreamError/noElements``.
  @inlinable
  public func single() -> EventStream {
    single { _ in true }
  }

  /// Emits the only value that matches.
  ///
  /// ```
  /// source                --1--2--3--|
  /// single { $0 == 2 }    -----2-----|
  /// ```
  ///
  /// The value is passed on at once. A second one fails the result with
  /// ``StreamError/moreThanOneElement``, none at all with ``StreamError/noElements``. An error that
  /// `predicate` throws ends the result.
  @inlinable
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> EventStream {
    let connect = connect
    return EventStream { sink in
      let hasValue = OperatorState(false)
      return connect(
        EventSink(
          before: sink,
          next: { value in
            guard try predicate(value) else { return true }
            if hasValue.value { throw StreamError.moreThanOneElement }
            hasValue.value = true
            return sink.next(value)
          },
          end: { end in
            if case .completed = end, !hasValue.value { throw StreamError.noElements }
            sink.end(end)
          }
        )
      )
    }
  }
}
