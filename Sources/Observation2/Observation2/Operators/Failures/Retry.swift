extension EventStream {
  /// Subscribes again after each error, without end.
  ///
  /// ```
  /// source    --1--#
  /// retry()   --1----1----1---
  /// ```
  ///
  /// Completes when the source does. A source that fails while it is being subscribed to is tried
  /// again in a loop that ends only when no more is wanted; give it a number of attempts or a
  /// delay. The source is retained, so a subject stays alive until this ends or is disposed of.
  public func retry() -> EventStream {
    EventStream { sink in
      SequentialNode(sink).begin(with: self) { end in
        if case .error = end { self } else { nil }
      }
    }
  }

  /// Subscribes again after an error, up to a number of attempts in all.
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
      return SequentialNode(sink).begin(with: self, isLast: { source == nil }) { end in
        guard case .error = end, let again = source else { return nil }
        failures += 1
        if failures == attempts - 1 { source = nil }
        return again
      }
    }
  }
}
