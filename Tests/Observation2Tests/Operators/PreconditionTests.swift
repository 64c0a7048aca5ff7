import Observation2
import Observation2Testing
import Testing

/// A caller's bug stops the program with a message.
@MainActor @Suite struct PreconditionTests {
  @Test func `counts that can't be negative`() async {
    await #expect(processExitsWith: .failure) { _ = EventStream<Int>.never().take(-1) }
    await #expect(processExitsWith: .failure) { _ = EventStream<Int>.never().skip(-1) }
    await #expect(processExitsWith: .failure) { _ = EventStream<Int>.never().take(last: -1) }
    await #expect(processExitsWith: .failure) { _ = EventStream<Int>.never().elementAt(-1) }
    await #expect(processExitsWith: .failure) { _ = EventStream<Int>.range(start: 0, count: -1) }
    await #expect(processExitsWith: .failure) { _ = EventStream<Int>.never().replay(-1) }
  }

  @Test func `counts that must be positive`() async {
    await #expect(processExitsWith: .failure) { _ = EventStream<Int>.never().retry(attempts: 0) }
    await #expect(processExitsWith: .failure) {
      _ = EventStream<EventStream<Int>>.never().merge(maxConcurrent: 0)
    }
  }

  @Test func `times that must be positive`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let time = VirtualTime()
      _ = EventStream<Int>.interval(.seconds(-1), scheduler: time)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let time = VirtualTime()
      _ = EventStream<Int>.never().buffer(timeSpan: .zero, count: 1, scheduler: time)
    }
    await #expect(processExitsWith: .failure) { _ = Marbles<Int>(step: 0) }
  }

  @Test func `a range that leaves Int`() async {
    await #expect(processExitsWith: .failure) {
      _ = EventStream<Int>.range(start: .max, count: 2)
    }
  }

  @Test func `the message says what is wrong`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = EventStream<Int>.never().share(replay: -1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("share(replay:): replay is -1, must not be negative"))
  }
}
