import Observation2
import Observation2Testing
import Testing

/// Tests of streams that generate their values one by one, beyond the case file.
@MainActor @Suite struct GenerateTests {
  @Test func `a closure is called for each subscription`() {
    var count = 0
    let stream = EventStream<Int>.from {
      count += 1
      return count
    }
    #expect(stream.recorded().values == [1])
    let second = stream.recorded()
    #expect(second.values == [2])
    #expect(second.isCompleted)
  }

  @Test func `an error of the closure is the stream's`() {
    let recording = EventStream<Int>.from { throw TestError("boom") }.recorded()
    #expect(recording.error as? TestError == "boom")
    #expect(recording.values == [])
  }

  @Test func `what is endless stops when no more is wanted`() {
    #expect(EventStream.repeating("a").take(3).recorded().values == ["a", "a", "a"])
    var calls = 0
    let powers = EventStream<Int>.generate(
      initial: 1,
      condition: { _ in true },
      iterate: {
        calls += 1
        return $0 * 2
      }
    )
    #expect(powers.take(4).recorded().values == [1, 2, 4, 8])
    #expect(calls == 3)
  }

  @Test func `a range reaches the largest integer`() {
    let range = EventStream.range(start: .max - 1, count: 2).recorded()
    #expect(range.values == [.max - 1, .max])
    #expect(range.isCompleted)
    #expect(EventStream.range(start: .max, count: 0).recorded().isCompleted)
  }

  @Test func `an interval that missed beats goes on without making up for them`() {
    let time = LateScheduler()
    let recording = EventStream.interval(.seconds(10), scheduler: time).recorded()
    time.run(at: 10)
    #expect(time.delays == [10, 10])
    time.run(at: 24)
    #expect(time.delays == [10, 10, 6])
    time.run(at: 75)
    #expect(time.delays == [10, 10, 6, 10])
    #expect(recording.values == [0, 1, 2])
    recording.dispose()
  }
}

/// A scheduler that runs its action when the test says.
private final class LateScheduler: StreamScheduler {
  private(set) var now: Duration = .zero
  private(set) var delays: [Int] = []
  private var scheduled = Call()

  func schedule(
    after delay: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    delays.append(Int(delay.components.seconds))
    let box = Call()
    box.action = action
    scheduled = box
    return AnyDisposable { box.action = nil }
  }

  func run(at second: Int) {
    now = .seconds(second)
    scheduled.action?()
  }
}

private final class Call {
  var action: (() -> Void)?
}
