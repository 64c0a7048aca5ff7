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

  /// Adds up; the flaw is added to what is fetched, as by another version of the program.
  private func reducer(_ clock: VirtualTime, flaw: Int = 0) -> Reducer<Tally, Step> {
    Reducer { state, action in
      state.at = clock.now
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
    let time = VirtualTime()
    var text = ""
    let recorder = StoreRecorder<Tally, Step>(
      of: Tally(),
      report: { Issue.record($0) },
      write: { text += $0 + "\n" }
    )
    let store = Store(
      initial: Tally(),
      reducer: reducer(time),
      clock: time,
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

  @Test func `a recording is one canonical line per action, effects' results too`() async {
    let lines = await session().split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[0] == #"{"state":{"at":[0,0],"byName":{},"seen":[],"sum":0},"version":1}"#
    )
    #expect(lines[3].hasPrefix(#"{"action":{"fetched":{"_0":40}},"after":""#))
    #expect(lines[3].hasSuffix(#""at":[2,0],"from":"effect"}"#) || lines[3].contains("effect"))
  }

  @Test func `replays give the same bytes, without any effect`() async throws {
    let recording = try StoreRecording<Tally, Step>(await session())
    let first = VirtualTime()
    let trace = try recording.trace(reducer(first), clock: first)
    #expect(trace.count == 4)
    #expect(trace.last?.contains(#""sum":43"#) == true)
    for _ in 0..<10 {
      let time = VirtualTime()
      #expect(try recording.trace(reducer(time), clock: time) == trace)
    }
  }

  @Test func `a recording that still holds passes`() async throws {
    let recording = try StoreRecording<Tally, Step>(await session())
    let time = VirtualTime()
    try recording.check(
      reducer(time),
      clock: time,
      report: { message, _, _, _, _ in Issue.record(Comment(rawValue: message)) }
    )
  }

  @Test func `a recording is a failing test with one call`() async throws {
    let recording = try StoreRecording<Tally, Step>(await session())
    let (time, other) = (VirtualTime(), VirtualTime())
    var messages: [String] = []
    try recording.check(
      reducer(time),
      clock: time,
      report: { message, _, _, _, _ in messages.append(message) },
      problem: { $0.sum > 41 ? "the sum is \($0.sum)" : nil }
    )
    try recording.check(
      reducer(other, flaw: 1),
      clock: other,
      report: { message, _, _, _, _ in messages.append(message) }
    )
    #expect(messages.count == 2)
    #expect(
      messages.first == """
        After action 3, fetched(40) at 2.0 seconds: the sum is 42. The action's changes:
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
