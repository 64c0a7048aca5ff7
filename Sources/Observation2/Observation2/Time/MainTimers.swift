/// The timers of a scheduler on the main actor; the scheduler itself may be released on any thread.
@MainActor
final class MainTimers {
  let queue = TimerQueue()

  /// Releases the waiting timers, and with them parts of streams, on the main actor (rule 32 of
  /// <doc:TheRules>).
  nonisolated func close() {
    MainActorHop.run { self.queue.removeAll() }
  }
}
