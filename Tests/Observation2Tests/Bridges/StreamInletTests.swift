import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct StreamInletTests {
  @Test func `values from other domains arrive on the main actor, in order`() async {
    let inlet = StreamInlet<Int>()
    var seen: [Int] = []
    let subscription = inlet.stream.subscribe { value in
      MainActor.assertIsolated()
      seen.append(value)
    }
    let values = inlet.stream.values()
    await Task.detached {
      for value in 1...1_000 { inlet.send(value) }
      inlet.finish()
    }.value
    var received = 0
    do { for try await _ in values { received += 1 } } catch {}
    #expect(seen == Array(1...1_000))
    #expect(received == 1_000)
    subscription.dispose()
  }

  @Test func `an inlet that is fed by what it feeds leaves others their turns`() async {
    let inlet = StreamInlet<Int>()
    var last = 0
    var hasOtherRun = false
    let subscription = inlet.stream.subscribe { value in
      last = value
      if !hasOtherRun, value < 100_000 { inlet.send(value + 1) }
    }
    inlet.send(0)
    await Task { hasOtherRun = true }.value
    #expect(last < 100_000)
    subscription.dispose()
  }

  @Test
  func `rule 27: no lock is held meanwhile: a value sent while values are handed over comes after`()
    async
  {
    let time = VirtualTime()
    let inlet = StreamInlet<Int>()
    var seen: [Int] = []
    let subscription = inlet.stream.subscribe { value in
      seen.append(value)
      if value < 3 { inlet.send(value + 1) }
    }
    inlet.send(1)
    inlet.send(10)
    #expect(seen.isEmpty)
    await time.settle()
    #expect(seen == [1, 10, 2, 3])
    subscription.dispose()
  }

  /// The values that reach the main actor of the marbles `--1-2-3-4|`, sent while it is busy.
  private func kept(
    _ policy: AsyncStream<Int>.Continuation.BufferingPolicy
  ) async -> (values: [Int], isCompleted: Bool) {
    let inlet = StreamInlet<Int>(bufferingPolicy: policy)
    let recording = inlet.stream.recorded()
    for value in 1...4 { inlet.send(value) }
    inlet.finish()
    inlet.send(5)
    await VirtualTime().settle()
    defer { recording.dispose() }
    return (recording.values, recording.isCompleted)
  }

  @Test func `a policy says which values wait for the main actor; the end always does`() async {
    let everything = await kept(.unbounded)
    #expect(everything.values == [1, 2, 3, 4])
    #expect(everything.isCompleted)
    let newest = await kept(.bufferingNewest(2))
    #expect(newest.values == [3, 4])
    #expect(newest.isCompleted)
    let oldest = await kept(.bufferingOldest(2))
    #expect(oldest.values == [1, 2])
    #expect(oldest.isCompleted)
  }

  @Test func `what has been delivered takes no room`() async {
    let inlet = StreamInlet<Int>(bufferingPolicy: .bufferingOldest(1))
    let recording = inlet.stream.recorded()
    for value in 1...3 {
      inlet.send(value)
      await VirtualTime().settle()
    }
    #expect(recording.values == [1, 2, 3])
    recording.dispose()
  }

  @Test func `a value that makes room for another is released outside the lock`() async {
    let inlet = StreamInlet<Farewell>(bufferingPolicy: .bufferingNewest(1))
    inlet.send(Farewell(to: inlet))
    inlet.send(Farewell())
    let recording = inlet.stream.recorded()
    await VirtualTime().settle()
    #expect(recording.values.count == 1)
    recording.dispose()
  }

  @Test func `a policy that would let nothing through stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = StreamInlet<Int>(bufferingPolicy: .bufferingNewest(0))
    }
  }
}

/// Sends one more when it goes.
private final class Farewell: Sendable {
  private let inlet: StreamInlet<Farewell>?

  init(to inlet: StreamInlet<Farewell>? = nil) {
    self.inlet = inlet
  }

  deinit {
    inlet?.send(Farewell())
  }
}
