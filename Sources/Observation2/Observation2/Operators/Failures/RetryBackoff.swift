/// The time to wait before each further attempt.
public struct RetryBackoff: Sendable {
  private let delayAfterFailure: @Sendable (Int) -> Duration

  /// Waits as long as the closure says; its argument is the number of failed attempts, from 1.
  public init(_ delayAfterFailure: @escaping @Sendable (Int) -> Duration) {
    self.delayAfterFailure = delayAfterFailure
  }

  /// Returns the time to wait after a number of failures, from 1.
  public func delay(afterFailure count: Int) -> Duration {
    max(delayAfterFailure(count), .zero)
  }

  /// The same time after each failure.
  public static func fixed(_ delay: Duration) -> RetryBackoff {
    RetryBackoff { _ in delay }
  }

  /// Longer by a factor after each failure, up to a limit.
  ///
  /// `exponential(.seconds(1), upTo: .seconds(30))` waits 1, 2, 4, 8, 16, 30, 30… seconds.
  ///
  /// - Parameters:
  ///   - first: The time after the first failure.
  ///   - factor: The factor by which each further failure multiplies the time.
  ///   - limit: The longest time.
  /// - Returns: A back-off that grows.
  public static func exponential(
    _ first: Duration,
    factor: Double = 2,
    upTo limit: Duration
  ) -> RetryBackoff {
    RetryBackoff { count in
      var delay = min(first, limit)
      for _ in 1..<max(count, 1) where delay < limit {
        delay = delay > limit / max(factor, 1) ? limit : delay * factor
      }
      return delay
    }
  }
}
