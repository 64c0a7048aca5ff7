import Observation2
import Testing

@MainActor @Suite struct StreamFromTaskTests {
  private struct Refused: Error {}

  @Test func `the result comes when the work is done, then the stream completes`() async {
    let time = VirtualTime()
    let stream = EventStream.task(clock: time) {
      try await time.sleep(for: .seconds(2))
      return 7
    }
    var log: [String] = []
    let subscription = stream.subscribe(onEvent: { log.append("\($0) at \(time.now)") })
    await time.advance(by: .seconds(1))
    #expect(log.isEmpty)
    await time.advance(by: .seconds(1))
    #expect(log == ["next(7) at 2.0 seconds", "completed at 2.0 seconds"])
    subscription.dispose()
  }

  @Test func `an error that the work throws fails the stream`() async {
    let time = VirtualTime()
    var failure: (any Error)?
    let subscription = EventStream<Int>.task(clock: time) { throw Refused() }
      .subscribe(onError: { failure = $0 })
    await time.settle()
    #expect(failure is Refused)
    subscription.dispose()
  }

  @Test func `rule 27: disposing cancels the work, and nothing is delivered`() async {
    let time = VirtualTime()
    var wasCancelled = false
    var log: [Int] = []
    let subscription = EventStream.task(clock: time) {
      do { try await time.sleep(for: .seconds(5)) } catch { wasCancelled = true }
      return 1
    }
    .subscribe { log.append($0) }
    await time.settle()
    subscription.dispose()
    await time.advance(by: .seconds(10))
    #expect(wasCancelled)
    #expect(log.isEmpty)
    #expect(time.nextDue == nil)
  }

  @Test func `rule 27: one that is disposed of before it starts does nothing`() async {
    let time = VirtualTime()
    var calls = 0
    EventStream.task(clock: time) { calls += 1 }.subscribe { _ in }.dispose()
    let latest = PublishSubject<Int>()
    let results = latest.asStream().flatMapLatest(clock: time) { value in
      calls += 1
      return value
    }
    let subscription = results.subscribe { _ in }
    for value in 1...5 { latest.onNext(value) }
    await time.settle()
    #expect(calls == 1)
    subscription.dispose()
  }

  @Test func `an asynchronous sequence gives its elements and its end`() async {
    let time = VirtualTime()
    let (sequence, continuation) = AsyncStream.makeStream(of: Int.self)
    var log: [String] = []
    let subscription = EventStream.from(sequence, clock: time)
      .subscribe(onEvent: { log.append("\($0)") })
    for value in 1...3 { continuation.yield(value) }
    continuation.finish()
    await time.settle()
    #expect(log == ["next(1)", "next(2)", "next(3)", "completed"])
    subscription.dispose()
  }
}
