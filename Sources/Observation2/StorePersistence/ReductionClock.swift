import Observation2

/// A clock that stands still while an action is reduced, so that the reducer sees exactly the
/// recorded time.
@MainActor
final class ReductionClock: StreamScheduler, AppClock {
  private let base: any AppClock
  /// The time of the reduction under way.
  private var held: Duration?
  /// The time of the wall clock when this one shows zero.
  let epoch: Duration

  init(_ base: any AppClock) {
    self.base = base
    epoch = base.timeSince1970 - base.scheduler.now
  }

  var now: Duration { held ?? base.scheduler.now }
  var scheduler: any StreamScheduler { self }
  var timeSince1970: Duration { epoch + now }

  func hold() {
    held = base.scheduler.now
  }

  func release() {
    held = nil
  }

  func schedule(
    after delay: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    base.scheduler.schedule(after: delay, at: origin, isDeadline: isDeadline, action)
  }

  func sleep(for duration: Duration) async throws {
    try await base.sleep(for: duration)
  }

  func run(
    at origin: SourceSpot,
    _ work: @escaping @MainActor () async -> Void
  ) -> any Disposable {
    base.run(at: origin, work)
  }
}
