import Observation2
import Observation2Testing
import Testing

/// Tests of `retry` beyond the case file.
@MainActor @Suite struct RetryTests {
  private func failing(_ times: Int) -> EventStream<Int> {
    var attempts = 0
    return .deferred {
      attempts += 1
      return attempts > times ? .just(attempts) : .error(TestError("\(attempts)"))
    }
  }

  @Test func `any number of attempts that fail at once fits on the stack`() {
    #expect(failing(100_000).retry().recorded().values == [100_001])
    #expect(failing(100_000).retry(attempts: 100_001).recorded().values == [100_001])
    #expect(failing(100_000).retry(when: { $0 }).recorded().values == [100_001])
    let streams = (0..<100_000).map { EventStream<Int>.error(TestError("\($0)")) } + [.just(1)]
    #expect(EventStream.catch(sequence: streams).recorded().values == [1])
  }

  @Test func `any number of streams that end at once fits on the stack`() {
    let streams = (0..<100_000).map { EventStream.just($0) }
    #expect(EventStream.concat(streams).recorded().values == Array(0..<100_000))
  }

  @Test func `an endless sequence of streams is asked only for what is wanted`() {
    let stream = EventStream.concat(sequence(first: 1) { $0 * 2 }.lazy.map { .just($0) })
    #expect(stream.take(4).recorded().values == [1, 2, 4, 8])
  }

  @Test func `the attempts are spread by the back-off`() {
    let time = VirtualTime()
    var starts: [Int] = []
    let stream = failing(9).do(onSubscribe: { starts.append(Int(time.now.components.seconds)) })
      .retry(
        attempts: 6,
        delay: .exponential(.seconds(1), upTo: .seconds(5)),
        scheduler: time
      )
    let recording = stream.recorded()
    time.advanceSynchronously(to: .seconds(100))
    #expect(starts == [0, 1, 3, 7, 12, 17])
    #expect(recording.error as? TestError == "6")
  }

  @Test func `dispose calls the next attempt off`() {
    let time = VirtualTime()
    let recording = failing(9)
      .retry(attempts: 3, delay: .fixed(.seconds(5)), scheduler: time).recorded()
    #expect(time.nextDue == .seconds(5))
    recording.dispose()
    #expect(time.nextDue == nil)
  }

  @Test(arguments: [
    (RetryBackoff.fixed(.seconds(3)), [3, 3, 3]),
    (.exponential(.seconds(1), upTo: .seconds(30)), [1, 2, 4]),
    (.exponential(.seconds(4), factor: 3, upTo: .seconds(10)), [4, 10, 10]),
    (.exponential(.seconds(40), upTo: .seconds(30)), [30, 30, 30]),
    (RetryBackoff { .seconds(1 - $0) }, [0, 0, 0]),
  ])
  func `a back-off says how long to wait`(backoff: RetryBackoff, seconds: [Int]) {
    #expect((1...3).map { backoff.delay(afterFailure: $0) } == seconds.map { .seconds($0) })
    #expect(backoff.delay(afterFailure: 10_000) <= .seconds(30))
  }
}
