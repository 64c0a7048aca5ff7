import Observation2
import Testing

@MainActor @Suite struct ClockSchedulerTests {
  @Test func `what is due at once runs in order, after scheduling returns`() async {
    let scheduler = ClockScheduler(ContinuousClock())
    var log: [Int] = []
    let finished = AsyncStream.makeStream(of: Void.self)
    let items = (0..<3).map { number in scheduler.schedule(after: .zero) { log.append(number) } }
    let last = scheduler.schedule(after: .milliseconds(1)) { finished.continuation.finish() }
    let cancelled = scheduler.schedule(after: .zero) { log.append(99) }
    cancelled.dispose()
    #expect(log.isEmpty)
    for await _ in finished.stream {}
    #expect(log == [0, 1, 2])
    for item in items + [last] { item.dispose() }
  }
}
