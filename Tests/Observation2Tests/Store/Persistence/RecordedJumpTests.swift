import Observation2
import StateStore
import Testing

@testable import StorePersistence

/// Undo, redo, jumps and replaced states, in a recording and in its replay.
@MainActor @Suite struct RecordedJumpTests {
  struct Page: Codable, Equatable {
    var words: [Int] = []
    var note = 0
  }

  enum Edit: Codable, Equatable {
    case write(Int)
    /// Merges into the step before.
    case note(Int)
  }

  private func reducer(flaw: Int = 0) -> Reducer<Page, Edit> {
    Reducer { state, action in
      switch action {
      case .write(let word): state.words.append(word + flaw)
      case .note(let note): state.note = note
      }
      return .none
    }
  }

  /// A store with a history and a recorder.
  private final class Desk {
    let store: Store<Page, Edit>
    let history: StateHistory<Page, Edit>
    let recorder: StoreRecorder<Page, Edit>
    let text: () -> String

    @MainActor
    init(_ reducer: Reducer<Page, Edit>, limit: Int = 100) {
      var text = ""
      recorder = StoreRecorder<Page, Edit>(
        of: Page(),
        clock: VirtualTime(timeSince1970: .zero),
        report: { Issue.record($0) },
        write: { text += $0 + "\n" }
      )
      history = StateHistory(limit: limit) { if case .write = $0 { true } else { false } }
      store = Store(
        initial: Page(),
        reducer: reducer,
        clock: recorder.clock,
        middleware: [recorder.middleware, history.middleware]
      )
      self.text = { text }
    }
  }

  private func failures(
    of recording: StoreRecording<Page, Edit>,
    flaw: Int = 0,
    problem: ((Page) -> String?)? = nil
  ) throws -> [String] {
    var messages: [String] = []
    try recording.check(
      report: { message, _, _, _, _ in messages.append(message) },
      reducer: { _ in reducer(flaw: flaw) },
      problem: problem
    )
    return messages
  }

  @Test func `undo, redo and a state put in place are lines of a recording, and replay`() throws {
    let desk = Desk(reducer())
    desk.store.send(.write(1))
    desk.history.undo()
    desk.history.redo()
    desk.store.replaceState(with: Page(words: [7]))
    desk.store.send(.write(2))
    let lines = desk.text().split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[2].contains(#""stateOf":0"#))
    #expect(lines[3].contains(#""stateOf":1"#))
    #expect(lines[4].contains(#""state":{"note":0,"words":[7]}"#))
    let recording = try StoreRecording<Page, Edit>(desk.text())
    #expect(recording.count == 5)
    #expect(try failures(of: recording) == [])
    #expect(try recording.trace { _ in reducer() }.last?.contains(#""words":[7,2]"#) == true)
  }

  @Test func `an undo goes to the state that the replay had`() throws {
    let desk = Desk(reducer(flaw: 10))
    desk.store.send(.write(1))
    desk.store.send(.write(2))
    desk.history.undo()
    let recording = try StoreRecording<Page, Edit>(desk.text())
    #expect(
      try failures(of: recording) == [
        """
        After action 1, write(1) at 0.0 seconds: the state is not the recorded one. The action changed:
        - words: []
        + words: [1]
        """
      ]
    )
    #expect(try recording.trace { _ in reducer() }.last?.contains(#""words":[1]"#) == true)
    let found = try failures(of: recording, flaw: 10) { $0.words == [11] ? "eleven" : nil }
    #expect(found.count == 1)
    var seen = 0
    let later = try failures(of: recording, flaw: 10) { page in
      defer { seen += 1 }
      return seen > 0 && page.words == [11] ? "eleven" : nil
    }
    #expect(
      later == [
        """
        After change 3, the state of 1 put back at 0.0 seconds: eleven. It changed:
        - words[1]: 12
        """
      ]
    )
  }

  @Test func `a jump to what the recording has not had is named`() throws {
    let desk = Desk(reducer())
    desk.store.send(.write(1))
    desk.history.undo()
    var seal = RecordingSeal()
    let broken = RecordingLine.lines(of: desk.text()).compactMap(\.content)
      .map { String(decoding: $0, as: UTF8.self) }
      .map { seal.seal($0.replacing(#""stateOf":0"#, with: #""stateOf":2"#)) + "\n" }
      .joined()
    let problem = #expect(throws: StoreRecording<Page, Edit>.Problem.self) {
      try StoreRecording<Page, Edit>(broken)
    }
    #expect(problem?.line == 3)
    #expect(problem?.reason == "there is no state 2 before it")
  }

  @Test func `a growing state is written no more often than its lines make up for`() throws {
    let desk = Desk(reducer(), limit: 0)
    for number in 0..<1_000 { desk.store.send(.write(number)) }
    let lines = desk.text().split(separator: "\n")
    let checked = lines.indices.dropFirst().filter { lines[$0].contains(#""after":"#) }
    #expect(checked.first == 1)
    // Each encoded state is shorter than the lines that were written since the one before.
    var last = 0
    for index in checked {
      let state = 24 + (0..<index).reduce(0) { $0 + "\($1),".utf8.count }
      let since = lines[last..<index].reduce(0) { $0 + $1.utf8.count + 1 }
      if last > 0 { #expect(since * 3 > state) }
      last = index
    }
    #expect((20..<250).contains(checked.count))
    let recording = try StoreRecording<Page, Edit>(desk.text())
    #expect(try failures(of: recording) == [])
    // An error between two of them shows at the second.
    let (before, after) = (checked[checked.count - 2], checked[checked.count - 1])
    var number = 0
    var messages: [String] = []
    try recording.check(
      report: { message, _, _, _, _ in messages.append(message) },
      reducer: { _ in
        Reducer { state, action in
          number += 1
          guard case .write(let word) = action else { return .none }
          state.words.append(number == before + 1 ? -1 : word)
          return .none
        }
      }
    )
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("After action \(after), ") == true)
    #expect(messages.first?.contains("What came after \(before) changed:") == true)
  }

  @Test func `a checksum can be written at any moment, and is one of the change before`() throws {
    let desk = Desk(reducer())
    desk.recorder.writeChecksum()
    #expect(try StoreRecording<Page, Edit>(desk.text()).count == 0)
    for number in 0..<100 { desk.store.send(.write(number)) }
    let isChecked = { desk.text().split(separator: "\n").last?.contains(#""after":"#) == true }
    while isChecked() { desk.store.send(.write(0)) }
    let count = desk.store.state.words.count
    desk.recorder.writeChecksum()
    #expect(isChecked())
    let recording = try StoreRecording<Page, Edit>(desk.text())
    #expect(recording.count == count)
    #expect(try failures(of: recording) == [])
    var messages: [String] = []
    try recording.check(
      report: { message, _, _, _, _ in messages.append(message) },
      reducer: { _ in
        Reducer { state, action in
          guard case .write(let word) = action else { return .none }
          state.words.append(state.words.count == count - 1 ? -1 : word)
          return .none
        }
      }
    )
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("After action \(count), ") == true)
  }
}
