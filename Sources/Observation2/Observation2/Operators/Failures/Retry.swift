extension EventStream {
  /// Subscribes again after each error, without end.
  ///
  /// ```
  /// source    --1--#
  /// retry()   --1----1----1---
  /// ```
  ///
  /// Completes when the source does. A source that fails on the spot is tried again in a loop that
  /// ends only when nothing more is wanted; give it a number of attempts or a delay. What has to be
  /// subscribed to again is kept alive, so a subject stays until this ends or is disposed of.
  public func retry() -> EventStream {
    EventStream { sink in
      SequentialStage(sink).begin(with: self) { end in
        if case .error = end { self } else { nil }
      }
    }
  }

  /// Subscribes again after an error, so many times in all.
  ///
  /// ```
  /// source              --1--#
  /// retry(attempts: 2)  --1----1--#
  /// ```
  ///
  /// The first subscription counts, so 1 is no retry (rule 26 of <doc:TheRules>). The error of the
  /// last attempt ends the result; it completes when the source does.
  ///
  /// - Precondition: `attempts` is positive.
  public func retry(attempts: Int) -> EventStream {
    precondition(attempts > 0, "retry(attempts:): attempts is \(attempts), must be positive")
    return EventStream { sink in
      var failures = 0
      var source = attempts > 1 ? self : nil
      return SequentialStage(sink).begin(with: self, isLast: { source == nil }) { end in
        guard case .error = end, let again = source else { return nil }
        failures += 1
        if failures == attempts - 1 { source = nil }
        return again
      }
    }
  }
}
