import Observation2
import StateStore
import Testing

/// A state that is an enum with several cases.
@MainActor @Suite struct CaseLiftTests {
  struct Draft: Equatable {
    var words: [Int] = []
  }

  struct Sheet: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Screen: Equatable {
    case empty
    case draft(Draft)
    case sheet(Sheet)
  }

  struct Desk: Equatable {
    var screen: Screen = .empty
    var note = ""
  }

  enum PartAction: Equatable {
    case add(Int)
    case start(Effect<PartAction>.Kind)
    case close
  }

  enum DeskAction: Equatable {
    case draft(PartAction)
    case sheet(PartAction)
    case show(Screen)
    case cancel
    case note(String)
  }

  private let time = VirtualTime()
  private let log = IssueLog()

  private static func start(_ kind: Effect<PartAction>.Kind) -> Effect<PartAction> {
    switch kind {
    case .add: .concatenate(.wait(.seconds(1)), .send(.add(1))).cancellable(id: "work")
    case .cancel: .cancel(id: "work")
    case .dismiss: .dismiss()
    }
  }

  private static let drafts = Reducer<Draft, PartAction> { state, action in
    switch action {
    case .add(let word): state.words.append(word)
    case .start(let kind): return start(kind)
    case .close: return .dismiss()
    }
    return .none
  }

  private static let sheets = Reducer<Sheet, PartAction> { state, action in
    switch action {
    case .add(let number): state.count += number
    case .start(let kind): return start(kind)
    case .close: return .dismiss()
    }
    return .none
  }

  private static var screens: Reducer<Screen, DeskAction> {
    .combine(
      drafts.lift(
        case: { if case .draft(let draft) = $0 { draft } else { nil } },
        embedState: { .draft($0) },
        embed: { .draft($0) },
        extract: { if case .draft(let action) = $0 { action } else { nil } },
        onDismiss: .show(.empty)
      ),
      sheets.lift(
        case: { if case .sheet(let sheet) = $0 { sheet } else { nil } },
        embedState: { .sheet($0) },
        embed: { .sheet($0) },
        extract: { if case .sheet(let action) = $0 { action } else { nil } }
      ),
      Reducer { state, action in
        if case .show(let screen) = action { state = screen }
        return action == .cancel ? .cancel(id: "work") : .none
      }
    )
  }

  private func makeStore(_ screen: Screen = .draft(Draft())) -> Store<Desk, DeskAction> {
    Store(
      initial: Desk(screen: screen),
      reducer: Self.screens.lift(state: \.screen, embed: { $0 }, extract: { $0 }),
      clock: time,
      report: log.add
    )
  }

  @Test func `a case's reducer changes what the case holds`() {
    let store = makeStore()
    store.send(.draft(.add(1)))
    store.send(.draft(.add(2)))
    #expect(store.state.screen == .draft(Draft(words: [1, 2])))
    #expect(log.texts == [])
  }

  @Test func `an action to a case that is not there is reported, with the place of its lift`() {
    let store = makeStore()
    store.send(.sheet(.add(1)))
    #expect(store.state.screen == .draft(Draft()))
    #expect(log.texts.count == 1)
    #expect(log.texts.first?.contains("CaseLiftTests.swift:") == true)
  }

  @Test func `the effects of a case end when another takes its place`() async {
    let store = makeStore()
    store.send(.draft(.start(.add)))
    store.send(.note("beside"))
    #expect(store.runningEffects.count == 1)
    store.send(.show(.empty))
    #expect(store.runningEffects.isEmpty)
    store.send(.show(.draft(Draft())))
    await time.advance(by: .seconds(2))
    #expect(store.state.screen == .draft(Draft()))
    #expect(log.texts == [])
  }

  @Test func `the effects of a case go on with other contents, unless they have an identity`() async
  {
    let store = makeStore()
    store.send(.draft(.start(.add)))
    store.send(.show(.draft(Draft(words: [5]))))
    await time.advance(by: .seconds(1))
    #expect(store.state.screen == .draft(Draft(words: [5, 1])))
    store.send(.show(.sheet(Sheet(id: 1))))
    store.send(.sheet(.start(.add)))
    store.send(.show(.sheet(Sheet(id: 1, count: 3))))
    #expect(store.runningEffects.count == 1)
    store.send(.show(.sheet(Sheet(id: 2))))
    #expect(store.runningEffects.isEmpty)
    await time.advance(by: .seconds(1))
    #expect(store.state.screen == .sheet(Sheet(id: 2)))
  }

  @Test func `the identifiers of a case are its own`() async {
    let store = makeStore()
    store.send(.draft(.start(.add)))
    store.send(.cancel)
    #expect(store.runningEffects.count == 1)
    store.send(.draft(.start(.cancel)))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `a dismissal is answered by the lift of the case, or passed on`() {
    let store = makeStore()
    store.send(.draft(.close))
    #expect(store.state.screen == .empty)
    store.send(.show(.sheet(Sheet(id: 1))))
    store.send(.sheet(.close))
    #expect(log.texts.count == 1)
    #expect(log.texts.first?.contains("reached no parent") == true)
  }

  @Test func `a case's contents are not copied`() {
    final class Counted {
      var copies = 0
    }
    /// Copy-on-write, as arrays are.
    struct Words {
      private final class Storage {}
      private var storage = Storage()
      mutating func write(_ counted: Counted) {
        if !isKnownUniquelyReferenced(&storage) {
          storage = Storage()
          counted.copies += 1
        }
      }
    }
    enum Page {
      case empty
      case words(Words)
    }
    let counted = Counted()
    let store = Store<Page, Int>(
      initial: .words(Words()),
      reducer: Reducer<Words, Int> { words, _ in
        words.write(counted)
        return .none
      }
      .lift(
        case: { if case .words(let words) = $0 { words } else { nil } },
        embedState: { .words($0) },
        embed: { $0 },
        extract: { $0 }
      ),
      clock: time
    )
    store.send(0)
    counted.copies = 0
    for number in 1...10 { store.send(number) }
    #expect(counted.copies == 0)
  }

  @Test func `a store of a case is one as long as it is there`() {
    let store = makeStore()
    var seen: [[Int]] = []
    let draft = store.scope(
      case: { if case .draft(let draft) = $0.screen { draft } else { nil } },
      action: { .draft($0) }
    )
    let sheet = store.scope(
      case: { if case .sheet(let sheet) = $0.screen { sheet } else { nil } },
      action: { .sheet($0) }
    )
    #expect(sheet == nil)
    let bag = DisposeBag()
    draft?.driver(\.words).drive { seen.append($0) }.disposed(by: bag)
    draft?.send(.add(1))
    store.send(.show(.empty))
    store.send(.show(.draft(Draft(words: [3]))))
    #expect(seen == [[], [1], [3]])
  }
}

extension Effect {
  /// The effect that a part starts.
  enum Kind: Equatable {
    case add
    case cancel
    case dismiss
  }
}
