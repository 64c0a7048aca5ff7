import Foundation
import Observation2
import StateStore
import Testing

@testable import StorePersistence

/// Random sessions, whose recordings have exactly the lines that the documentation describes.
@MainActor @Suite struct RecordingModelTests {
  struct Page: Codable, Equatable {
    var note = 0
    var words: [String] = []

    var json: String {
      "{\"note\":\(note),\"words\":[\(words.map { "\"\($0)\"" }.joined(separator: ","))]}"
    }
  }

  enum Edit: Codable, Equatable {
    case write(String)
    case note(Int)
    case scale(Double)
  }

  /// The lines of a recording and the states that a replay goes through.
  private struct Model {
    var lines: [String] = []
    private var sealed = ""
    private var size = 0
    private var bytes = 0
    var hasGap = false
    var failures = 0
    /// The states after each line of a change.
    var states: [(seconds: Int, page: Page)] = []
    /// The numbers of the changes whose state has a checksum; 0 is the first state.
    var checked: Set<Int> = []

    private mutating func append(_ content: String) {
      sealed += content
      let seal = StateFileTextSample.fnv1a(Array(sealed.utf8))
      let line = "\(content.dropLast()),\"seal\":\"\(seal)\"}"
      bytes += line.utf8.count
      lines.append(line)
    }

    private mutating func begin() {
      if !lines.isEmpty { return }
      append("{\"epoch\":[70,0],\"state\":\(Page().json),\"version\":2}")
    }

    mutating func add(_ page: Page, _ seconds: Int, _ parts: (before: String, after: String)?) {
      begin()
      guard let parts else {
        (hasGap, failures) = (true, failures + 1)
        return
      }
      var check = ""
      if bytes >= size {
        check = checksum(page)
        checked.insert(states.count + 1)
      }
      states.append((seconds, page))
      append("{\(parts.before)\(check)\"at\":[\(seconds),0]\(parts.after)}")
    }

    mutating func check(_ page: Page, _ seconds: Int) {
      begin()
      checked.insert(states.count)
      append("{\(checksum(page))\"at\":[\(seconds),0]}")
    }

    private mutating func checksum(_ page: Page) -> String {
      (size, bytes) = (page.json.utf8.count, 0)
      return "\"after\":\"\(StateFileTextSample.fnv1a(Array(page.json.utf8)))\","
    }
  }

  private static func reducer(_ replaces: @escaping () -> Void = {}) -> Reducer<Page, Edit> {
    Reducer { page, edit in
      replaces()
      switch edit {
      case .write(let word): page.words = Array((page.words + [word]).suffix(20))
      case .note(let note): page.note = note
      case .scale(let real): page.note += real.isFinite ? Int(real) : 1
      }
      return .none
    }
  }

  private func play(_ seed: UInt64) async throws -> (Model, String, [any Error]) {
    var random = SplitMix(seed: seed)
    func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    var (model, text, errors) = (Model(), "", [any Error]())
    let time = VirtualTime(timeSince1970: .seconds(70))
    let recorder = StoreRecorder<Page, Edit>(
      of: Page(),
      clock: time,
      report: { errors.append($0) },
      write: { text += $0 + "\n" }
    )
    // A naive history: the number of the step that made each kept state.
    var kept: [(page: Page, step: Int)] = [(Page(), 0)]
    var (position, steps) = (0, 0)
    let history = StateHistory<Page, Edit>(limit: 100)
    let store = Store(
      initial: Page(),
      reducer: Self.reducer(),
      clock: recorder.clock,
      middleware: [recorder.middleware, history.middleware]
    )
    func seconds() -> Int { Int(time.now.components.seconds) }
    func keep() {
      steps += 1
      kept.removeSubrange((position + 1)...)
      kept.append((store.state, steps))
      position += 1
    }
    func send(_ edit: Edit, _ json: String?) {
      store.send(edit)
      let parts = json.map { ("\"action\":\($0),", ",\"from\":\"outside\"") }
      model.add(store.state, seconds(), parts)
      keep()
    }
    let jumps = seed % 2 == 0
    for _ in 0..<40 {
      switch number(14) {
      case 0...3:
        let word = String(repeating: "ŵ", count: number(4) * number(50))
        send(.write(word), "{\"write\":{\"_0\":\"\(word)\"}}")
      case 4...6:
        let note = number(100)
        send(.note(note), "{\"note\":{\"_0\":\(note)}}")
      case 7 where seed % 3 == 0:
        send(.scale([.nan, .infinity, -.infinity][number(3)]), nil)
      case 8:
        let page = Page(note: number(1_000), words: ["set"])
        store.replaceState(with: page)
        model.add(page, seconds(), ("", ",\"state\":\(page.json)"))
        keep()
      case 9, 10:
        await time.advance(by: .seconds(number(3)))
      case 11:
        recorder.writeChecksum()
        model.check(store.state, seconds())
      default:
        let target = jumps ? position - 1 : number(kept.count)
        guard kept.indices.contains(target) else {
          #expect(!history.jump(to: target))
          continue
        }
        #expect(history.jump(to: target))
        (position, steps) = (target, steps + 1)
        let (page, step) = kept[target]
        let part = model.hasGap ? ",\"state\":\(page.json)" : ",\"stateOf\":\(step)"
        model.add(page, seconds(), ("", part))
      }
    }
    return (model, text, errors)
  }

  @Test(arguments: 0..<6)
  func `a recording has the lines of the model, and replays to its states`(
    part: UInt64
  ) async throws {
    for seed in (part * 15)..<((part + 1) * 15) {
      let (model, text, errors) = try await play(seed)
      let lines = text.split(separator: "\n").map(String.init)
      #expect(lines == model.lines, "seed \(seed)")
      #expect(errors.count == model.failures, "seed \(seed)")
      if lines.isEmpty { continue }
      let recording = try StoreRecording<Page, Edit>(text)
      #expect(recording.count == model.states.count, "seed \(seed)")
      #expect(recording.initial == Page())
      // An action that is missing leads to other states.
      if model.hasGap { continue }
      let trace = try recording.trace { _ in Self.reducer() }
      let expected = model.states.enumerated().map { index, entry in
        "{\"at\":[\(entry.seconds),0],\"number\":\(index + 1),\"state\":\(entry.page.json)}"
      }
      #expect(trace == expected, "seed \(seed)")
      #expect(recording.end { _ in Self.reducer() } == model.states.last?.page ?? Page())
      try recording.check(report: report, reducer: { _ in Self.reducer() })
      try findsFlaws(recording, model, seed)
    }
  }

  /// Checks that a reducer that goes wrong at one change is found at the next checksum.
  private func findsFlaws(
    _ recording: StoreRecording<Page, Edit>,
    _ model: Model,
    _ seed: UInt64
  ) throws {
    for flawed in [1, 3, 6] {
      var (reductions, messages) = (0, [String]())
      var wrong: [Page] = []
      try recording.check(
        report: { message, _, _, _, _ in messages.append(message) },
        reducer: { _ in
          Self.reducer().combined(
            with: Reducer { page, _ in
              reductions += 1
              if reductions == flawed { page.note -= 5_000 }
              wrong.append(page)
              return .none
            }
          )
        }
      )
      #expect(messages.count <= 1, "seed \(seed)")
      guard let message = messages.first else { continue }
      let number = Int(message.drop { !$0.isNumber }.prefix(while: \.isNumber)) ?? -1
      #expect(model.checked.contains(number), "seed \(seed): \(message)")
      #expect(message.contains("the state is not the recorded one"))
      let before = model.checked.filter { $0 < number }.max() ?? 0
      let isNext = before + 1 == number
      #expect(message.contains("What came after \(before) changed") == !isNext, "seed \(seed)")
    }
  }

  @Test func `a replay that goes wrong at any action is found by the checksum after it`()
    async throws
  {
    var found = 0
    for seed in 0..<40 as Range<UInt64> where seed % 3 != 0 {
      let (model, text, _) = try await play(seed)
      guard !model.states.isEmpty, model.checked.contains(model.states.count) else { continue }
      let recording = try StoreRecording<Page, Edit>(text)
      var messages: [String] = []
      try recording.check(
        report: { message, _, _, _, _ in messages.append(message) },
        reducer: { _ in
          Reducer { page, _ in
            page.note = -1
            return .none
          }
        }
      )
      #expect(messages.count == 1, "seed \(seed)")
      found += 1
    }
    #expect(found > 3)
  }
}
