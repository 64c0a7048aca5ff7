/// The timers of a scheduler on the main actor, which may itself be let go of anywhere.
@MainActor
final class MainTimers {
  let queue = TimerQueue()

  /// Lets go of what waits, and so of parts of streams, on the main actor (rule 32 of
  /// <doc:TheRules>).
  nonisolated func close() {
    MainActorHop.run { self.queue.removeAll() }
  }
}
