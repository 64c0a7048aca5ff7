import Observation2

/// Another clock, so many times slower: for looking at what is too quick to be seen.
///
/// It hands everything on with the place that asked. So the other clock enters it in the ledger, and if
/// that is a ``VirtualTime``, settling waits for the work that was started here.
@MainActor
package final class SlowMotionClock: @MainActor AppClock, @MainActor StreamScheduler {
  private let base: any AppClock
  private let factor: Int

  package init(_ base: any AppClock, times factor: Int) {
    self.base = base
    self.factor = factor
  }

  package var scheduler: any StreamScheduler { self }
  package var now: Duration { base.scheduler.now / factor }
  package var timeSince1970: Duration { base.timeSince1970 }

  package func schedule(
    after delay: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    base.scheduler.schedule(after: delay * factor, at: origin, isDeadline: isDeadline, action)
  }

  package func sleep(for duration: Duration) async throws {
    try await base.sleep(for: duration * factor)
  }

  package func run(
    at origin: SourceSpot,
    _ work: @escaping @MainActor () async -> Void
  ) -> any Disposable {
    base.run(at: origin, work)
  }
}
