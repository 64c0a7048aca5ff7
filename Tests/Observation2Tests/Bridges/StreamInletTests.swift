import Observation2
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
}
