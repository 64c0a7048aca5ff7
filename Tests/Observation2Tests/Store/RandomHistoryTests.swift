import Observation2
import StateStore
import StorePersistence
import Testing

/// Random edits, undos, redos, jumps and replaced states, against a plain list of states; and the
/// same from the recording.
@MainActor @Suite struct RandomHistoryTests {
  struct Page: Codable, Equatable {
    var words: [Int] = []
    var note = 0
  }

  enum Edit: Codable, Equatable {
    case write(Int)
    case erase
    /// Merges into the step before.
    case note(Int)
  }

  enum Operation {
    case edit(Edit)
    case undo
    case redo
    case jump(Int)
    case replace(Page)
    /// An edit, and an observer's reactions to it.
    indirect case answered(Edit, [Operation])
    /// Several operations in one batch.
    indirect case batch([Operation])
  }

  /// The simplest model of a history.
  private struct NaiveHistory {
    let limit: Int
    var states = [Page()]
    var position = 0
    /// The states that the store has had, one after each change.
    var trace: [Page] = []

    var state: Page { states[position] }

    mutating func perform(_ operation: Operation) {
      switch operation {
      case .edit(.note(let note)):
        states[position].note = note
        trace.append(state)
      case .edit(.write(let word)): add { $0.words.append(word) }
      case .edit(.erase): add { _ = $0.words.popLast() }
      case .undo: go(to: position - 1)
      case .redo: go(to: position + 1)
      case .jump(let position): go(to: position)
      case .replace(let page): add { $0 = page }
      case .answered(let edit, let operations):
        perform(.edit(edit))
        for operation in operations { perform(operation) }
      case .batch(let operations): for operation in operations { perform(operation) }
      }
    }

    private mutating func add(_ change: (inout Page) -> Void) {
      var page = state
      change(&page)
      states = Array((states[...position] + [page]).suffix(limit + 1))
      position = states.count - 1
      trace.append(page)
    }

    private mutating func go(to target: Int) {
      guard states.indices.contains(target) else { return }
      position = target
      trace.append(state)
    }
  }

  /// The same operations on a store.
  private final class Desk {
    let store: Store<Page, Edit>
    let history: StateHistory<Page, Edit>
    private(set) var text = ""
    /// The states that an observer of the whole state has received.
    private(set) var told: [Page] = []
    private var answers: [Operation] = []
    private var observation: (any Disposable)?

    @MainActor
    init(limit: Int) {
      var write: (String) -> Void = { _ in }
      let recorder = StoreRecorder<Page, Edit>(
        of: Page(),
        clock: VirtualTime(timeSince1970: .zero),
        report: { Issue.record($0) },
        write: { write($0) }
      )
      history = StateHistory(limit: limit) { if case .note = $0 { false } else { true } }
      store = Store(
        initial: Page(),
        reducer: RandomHistoryTests.reducer,
        clock: recorder.clock,
        middleware: [history.middleware, recorder.middleware]
      )
      write = { [unowned self] in text += $0 + "\n" }
      observation = store.select { $0 }.drive { [unowned self] page in
        told.append(page)
        let answers = answers
        self.answers = []
        for answer in answers { perform(answer) }
      }
    }

    @MainActor
    func perform(_ operation: Operation) {
      switch operation {
      case .edit(let edit): store.send(edit)
      case .undo: history.undo()
      case .redo: history.redo()
      case .jump(let position): history.jump(to: position)
      case .replace(let page): store.replaceState(with: page)
      case .answered(let edit, let operations):
        answers = operations
        store.send(edit)
        // It changed nothing, so no observer was called.
        let left = answers
        answers = []
        for operation in left { perform(operation) }
      case .batch(let operations):
        store.batch { for operation in operations { perform(operation) } }
      }
    }
  }

  fileprivate static var reducer: Reducer<Page, Edit> {
    Reducer { state, action in
      switch action {
      case .write(let word): state.words.append(word)
      case .erase: _ = state.words.popLast()
      case .note(let note): state.note = note
      }
      return .none
    }
  }

  private func operation(_ random: inout SplitMix, isNested: Bool = false) -> Operation {
    let number = Int.random(in: 0..<9, using: &random)
    switch Int.random(in: 0..<(isNested ? 14 : 18), using: &random) {
    case 0..<4: return .edit(.write(number))
    case 4: return .edit(.erase)
    case 5: return .edit(.note(number))
    case 6..<9: return .undo
    case 9..<11: return .redo
    case 11..<13: return .jump(number - 1)
    case 13: return .replace(Page(words: Array(0..<number)))
    case 14..<16:
      let answers: [[Operation]] = [
        [.edit(.write(number)), .edit(.note(number))], [.undo], [.jump(number - 1)],
        // Requested when the store is at the first edit, and performed when it is at the second.
        [.edit(.write(number)), .undo], [.replace(Page()), .undo, .edit(.erase)],
      ]
      return .answered(.write(number), answers[number % answers.count])
    default:
      return .batch((0..<number).map { _ in operation(&random, isNested: true) })
    }
  }

  @Test(arguments: [0, 1, 2, 5, 100])
  func `any sequence gives the states of a plain list, and its replay too`(limit: Int) throws {
    for seed in 0..<100 as Range<UInt64> {
      var random = SplitMix(seed: SplitMix.mixed(UInt64(limit), seed, 0))
      let desk = Desk(limit: limit)
      var naive = NaiveHistory(limit: limit)
      for step in 0..<40 {
        let operation = operation(&random)
        desk.perform(operation)
        naive.perform(operation)
        try #require(desk.store.state == naive.state, "seed \(seed), step \(step), \(operation)")
        try #require(
          desk.history.entries.map(\.state) == naive.states,
          "seed \(seed), step \(step)"
        )
        try #require(desk.history.position == naive.position)
        try #require(desk.history.canUndo == (naive.position > 0))
        try #require(desk.history.canRedo == (naive.position + 1 < naive.states.count))
        try #require(desk.told.last == naive.state)
      }
      let recording = try StoreRecording<Page, Edit>(desk.text)
      try recording.check(
        report: { message, _, _, _, _ in Issue.record("seed \(seed): \(message)") },
        reducer: { _ in Self.reducer }
      )
      var replayed: [Page] = []
      try recording.check(
        report: { _, _, _, _, _ in },
        reducer: { _ in Self.reducer },
        problem: {
          replayed.append($0)
          return nil
        }
      )
      #expect(replayed == naive.trace, "seed \(seed)")
    }
  }
}
