import Observation2
import StateStore
import StorePersistence
import Testing

@MainActor @Suite struct StoreRecordingTests {
  struct Tally: Codable, Equatable {
    var sum = 0
    var seen: Set<Int> = []
    var byName: [String: Int] = [:]
    var at: Duration = .zero
  }

  enum Step: Codable, Equatable {
    case add(Int)
    case fetch
    case fetched(Int)
  }

  /// Returns a reducer that adds up; it adds the flaw to fetched numbers, as another version of the
  /// program might.
  private func reducer(_ clock: any AppClock, flaw: Int = 0) -> Reducer<Tally, Step> {
    Reducer { state, action in
      state.at = clock.scheduler.now
      switch action {
      case .add(let number):
        state.sum += number
        state.seen.insert(number)
        return .none
      case .fetch:
        return .run { send in
          try await clock.sleep(for: .seconds(2))
          send(.fetched(40))
        }
      case .fetched(let number):
        state.sum += number + flaw
        state.byName["n\(number)", default: 0] += 1
        return .none
      }
    }
  }

  private func record(_ drive: (Store<Tally, Step>, VirtualTime) async -> Void) async -> String {
    let time = VirtualTime(timeSince1970: .seconds(77))
    var text = ""
    let recorder = StoreRecorder<Tally, Step>(
      of: Tally(),
      clock: time,
      report: { Issue.record($0) },
      write: { text += $0 + "\n" }
    )
    let store = Store(
      initial: Tally(),
      reducer: reducer(recorder.clock),
      clock: recorder.clock,
      middleware: [recorder.middleware]
    )
    await drive(store, time)
    return text
  }

  private func session() async -> String {
    await record { store, time in
      store.send(.add(2))
      store.send(.fetch)
      await time.advance(by: .seconds(3))
      store.send(.add(1))
    }
  }

  @Test func `a recording without changes is read`() throws {
    let time = VirtualTime(timeSince1970: .seconds(77))
    var text = ""
    let recorder = StoreRecorder<Tally, Step>(
      of: Tally(sum: 3),
      clock: time,
      report: { Issue.record($0) },
      write: { text += $0 + "\n" }
    )
    let store = Store(
      initial: Tally(sum: 3),
      reducer: reducer(recorder.clock),
      clock: recorder.clock,
      middleware: [recorder.middleware]
    )
    recorder.writeChecksum()
    #expect(text.split(separator: "\n").count == 2)
    for text in [text, String(text.dropLast()), text.replacing("\n", with: "\r\n")] {
      let recording = try StoreRecording<Tally, Step>(text)
      #expect(recording.count == 0)
      #expect(recording.initial == Tally(sum: 3))
      #expect(recording.end { reducer($0) } == Tally(sum: 3))
      #expect(try recording.trace { reducer($0) } == [])
      try recording.check(report: report, reducer: { reducer($0) })
    }
    store.send(.add(1))
    recorder.writeChecksum()
    let recording = try StoreRecording<Tally, Step>(text)
    #expect(recording.count == 1)
    #expect(recording.end { reducer($0) } == store.state)
    try recording.check(report: report, reducer: { reducer($0) })
  }

  @Test func `a recording is one canonical line per action, effects' results too`() async {
    let lines = await session().split(separator: "\n")
    #expect(lines.count == 5)
    let state = #"{"at":[0,0],"byName":{},"seen":[],"sum":0}"#
    #expect(lines[0].hasPrefix(#"{"epoch":[77,0],"state":\#(state),"version":2,"seal":""#))
    #expect(lines[3].hasPrefix(#"{"action":{"fetched":{"_0":40}},"after":""#))
    #expect(lines[3].dropLast(18).hasSuffix(#"","at":[2,0],"from":"effect","seal":""#))
  }

  @Test func `replays give the same bytes, without any effect`() async throws {
    let recording = try StoreRecording<Tally, Step>(await session())
    let trace = try recording.trace { reducer($0) }
    #expect(trace.count == 4)
    #expect(trace.last?.contains(#""sum":43"#) == true)
    #expect(try recording.trace { reducer($0) } == trace)
  }

  @Test func `a recording that still holds passes`() async throws {
    try StoreRecording<Tally, Step>(await session()).check(
      report: { message, _, _, _, _ in Issue.record(Comment(rawValue: message)) },
      reducer: { reducer($0) }
    )
  }

  @Test func `a recording in real time holds, though its reducer reads the clock`() async throws {
    var text = ""
    let recorder = StoreRecorder<Tally, Step>(
      of: Tally(),
      clock: MainScheduler(timeSince1970: .seconds(1_800_000_000)),
      report: { Issue.record($0) },
      write: { text += $0 + "\n" }
    )
    let clock = recorder.clock
    // Reads the clock twice, with some time in between.
    let reducer = { (clock: any AppClock) in
      Reducer<Tally, Step> { state, action in
        if case .add(let number) = action { state.sum += number }
        let before = clock.scheduler.now
        for number in 0..<1_000 { state.seen.insert(number % 7) }
        state.at = before + clock.timeSince1970
        return .none
      }
    }
    let store = Store(
      initial: Tally(),
      reducer: reducer(clock),
      clock: clock,
      middleware: [recorder.middleware]
    )
    for number in 0..<20 { store.send(.add(number)) }
    let last = clock.scheduler.now
    while clock.scheduler.now == last {}
    let recording = try StoreRecording<Tally, Step>(text)
    try recording.check(
      report: { message, _, _, _, _ in Issue.record(Comment(rawValue: message)) },
      reducer: { reducer($0) }
    )
    try recording.check(
      report: { message, _, _, _, _ in Issue.record(Comment(rawValue: message)) },
      reducer: { reducer($0) },
      problem: { $0.at < .seconds(1_800_000_000) ? "the wall clock is \($0.at)" : nil }
    )
  }

  @Test func `a recording is a failing test with one call`() async throws {
    let recording = try StoreRecording<Tally, Step>(await session())
    var messages: [String] = []
    try recording.check(
      report: { message, _, _, _, _ in messages.append(message) },
      reducer: { reducer($0) },
      problem: { $0.sum > 41 ? "the sum is \($0.sum)" : nil }
    )
    try recording.check(
      report: { message, _, _, _, _ in messages.append(message) },
      reducer: { reducer($0, flaw: 1) }
    )
    #expect(messages.count == 2)
    #expect(
      messages.first == """
        After action 3, fetched(40) at 2.0 seconds: the sum is 42. The action changed:
        - sum: 2
        + sum: 42
        - byName: [:]
        + byName: ["n40": 1]
        - at: 0.0 seconds
        + at: 2.0 seconds
        """
    )
    #expect(messages.last?.contains("the state is not the recorded one") == true)
  }

  @Test func `a recording of a bug passes once the bug is repaired`() async throws {
    try StoreRecording<Tally, Step>(await session()).check(
      report: { message, _, _, _, _ in Issue.record(Comment(rawValue: message)) },
      reducer: { reducer($0, flaw: -10) },
      problem: { $0.sum > 41 ? "the sum is \($0.sum)" : nil }
    )
  }

  @Test func `an action without an effect on the state is said to have none`() async throws {
    var messages: [String] = []
    try StoreRecording<Tally, Step>(await session()).check(
      report: { message, _, _, _, _ in messages.append(message) },
      reducer: { _ in Reducer { _, _ in .none } }
    )
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("not the recorded one. The action changed nothing.") == true)
  }

  @Test func `a last line that was cut off is left out, another broken line is named`() async throws
  {
    let text = await session()
    let cut = try StoreRecording<Tally, Step>(String(text.dropLast(30)))
    #expect(cut.count == 3)
    let lines = text.split(separator: "\n")
    let broken = ([lines[0], "nonsense"] + lines.dropFirst(2)).joined(separator: "\n")
    let problem = #expect(throws: StoreRecording<Tally, Step>.Problem.self) {
      try StoreRecording<Tally, Step>(broken)
    }
    #expect(problem?.line == 2)
  }
}
