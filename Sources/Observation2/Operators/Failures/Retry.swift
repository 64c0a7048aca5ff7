extension EventStream {
  /// Subscribes again after each error, without end.
  ///
  /// ```
  /// source    --1--#
  /// retry()   --1----1----1---
  /// ```
  ///
  /// Completes when the source does. A source that fails on the spot is tried again in a loop that
  /// ends only when nothing more is wanted; give it a number of attempts or a delay.
  public func retry() -> EventStream {
    EventStream { sink in
      let stage = SequentialStage(sink)
      stage.run(self) { end in
        if case .error = end { self } else { nil }
      }
      return stage.link
    }
  }

  /// Subscribes again after an error, so many times in all.
  ///
  /// ```
  /// source              --1--#
  /// retry(attempts: 2)  --1----1--#
  /// ```
  ///
  /// The first subscription counts, so 1 is no retry (SEMANTICS 26). The error of the last attempt
  /// ends the result; it completes when the source does.
  ///
  /// - Precondition: `attempts` is positive.
  public func retry(attempts: Int) -> EventStream {
    precondition(attempts > 0, "retry(attempts:): attempts is \(attempts), must be positive")
    return EventStream { sink in
      let stage = SequentialStage(sink)
      var left = attempts
      stage.run(self) { end in
        left -= 1
        if case .error = end, left > 0 { return self }
        return nil
      }
      return stage.link
    }
  }
}
