import Observation2

/// A request that has arrived, seen from the app: what comes first of its answer, the end of its time, and
/// the end of the task that waits for it.
@MainActor
final class SimulatedExchange<Answer> {
  private let clock: any AppClock
  private var outcome: Result<Answer, SimulatedNetwork.Failure>?
  private var waiting: CheckedContinuation<Void, Never>?

  init(_ clock: any AppClock) {
    self.clock = clock
  }

  /// Ends it, the first time.
  func end(_ outcome: Result<Answer, SimulatedNetwork.Failure>) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    waiting?.resume()
    waiting = nil
  }

  /// Waits for its end, for `limit` at most.
  func outcome(within limit: Duration) async throws(SimulatedNetwork.Failure) -> Answer {
    // What the back end does at the last moment is in time.
    let timer = clock.scheduler.schedule(after: limit, at: SourceSpot(), isDeadline: true) {
      self.end(.failure(.timedOut))
    }
    defer { timer.dispose() }
    // Sleeps beside, so that the clock knows that this task waits for it, and hears of its cancellation.
    async let _: Void = endWhenCancelled(within: limit)
    while true {
      if let outcome { return try outcome.get() }
      await withCheckedContinuation { waiting = $0 }
    }
  }

  private func endWhenCancelled(within limit: Duration) async {
    do {
      try await clock.sleep(for: limit)
    } catch {
      end(.failure(.cancelled))
    }
  }
}
