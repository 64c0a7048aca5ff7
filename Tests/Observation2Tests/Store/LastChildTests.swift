import Observation2
import Observation2Testing
import StateStore
import Testing

/// A store of a child that has gone has one answer, however it is asked: the child's last state.
@MainActor @Suite struct LastChildTests {
  private struct Sheet: Equatable, Identifiable {
    var id = 1
    var number = 0
    var detail: Detail? = Detail()
  }

  private struct Detail: Equatable {
    var number = 0
  }

  private enum Content: Equatable {
    case none
    case sheet(Sheet)
  }

  private struct Screen: Equatable {
    var sheet: Sheet?
    var list: IdentifiedList<Sheet> = []
    var byName: [Int: Sheet] = [:]
    var array: [Sheet] = []
    var content = Content.none
    var other = 0
  }

  private enum Action {
    case set(Int)
    case close
    case open
    case other
  }

  private typealias Child = Store<Sheet, Action>
  private let bag = DisposeBag()

  private static func set(_ sheet: Sheet?, in state: inout Screen) {
    state.sheet = sheet
    state.list[id: 1] = sheet
    state.byName[1] = sheet
    state.array = sheet.map { [$0] } ?? []
    state.content = sheet.map { .sheet($0) } ?? .none
  }

  private func makeStore() -> Store<Screen, Action> {
    var initial = Screen()
    Self.set(Sheet(), in: &initial)
    return Store(initial: initial, clock: VirtualTime()) { state, action in
      switch action {
      case .set(let number):
        guard let sheet = state.sheet else { break }
        Self.set(
          Sheet(id: sheet.id, number: number, detail: Detail(number: number)),
          in: &state
        )
      case .close: Self.set(nil, in: &state)
      case .open: Self.set(Sheet(number: -1, detail: Detail(number: -1)), in: &state)
      case .other: state.other += 1
      }
      return .none
    }
  }

  private static let kinds: [(String, @MainActor (Store<Screen, Action>) -> Child?)] = [
    ("optional", { $0.scope(optional: \.sheet) { $0 } }),
    ("list", { $0.scope(each: \.list, id: 1) { $1 } }),
    ("dictionary", { $0.scope(each: \.byName, id: 1) { $1 } }),
    ("array", { $0.scope(each: \.array, id: 1) { $1 } }),
    (
      "case",
      {
        $0.scope(
          case: { if case .sheet(let sheet) = $0.content { sheet } else { nil } },
          action: { $0 }
        )
      }
    ),
  ]

  /// Everything that a store of a child can be asked.
  private func answers(_ child: Child) -> [Int] {
    let drivers: [Driver<Int>] = [
      child.driver(\.number), child.driver(\.number, by: { $0 == $1 }), child.select { $0.number },
      child.driver(\.self).map { $0.number }, child.select({ $0.number }, by: { $0 == $1 }),
      child.binding(\.number) { .set($0) }.driver,
    ]
    let number: Store<Int, Action> = child.scope(state: \.number) { $0 }
    return [child.state.number, number.state, child.binding(\.number) { .set($0) }.wrappedValue]
      + (drivers + [number.driver(\.self)]).map { $0.asStream().recorded().values.last ?? -99 }
  }

  @Test(arguments: [true, false])
  func `a child that has gone has its last state, observed or not`(isObserved: Bool) throws {
    for (kind, scope) in Self.kinds {
      let store = makeStore()
      let child = try #require(scope(store))
      var values: [Int] = []
      if isObserved { child.driver(\.number).drive { values.append($0) }.disposed(by: bag) }
      for number in 1...3 { store.send(.set(number)) }
      store.send(.other)
      store.send(.close)
      store.send(.other)
      #expect(Set(answers(child)) == [3], "\(kind)")
      #expect(values == (isObserved ? [0, 1, 2, 3] : []), "\(kind)")
      #expect(scope(store) == nil)
      store.send(.open)
      #expect(Set(answers(child)) == [-1], "\(kind)")
      store.send(.close)
      #expect(Set(answers(child)) == [-1], "\(kind)")
    }
  }

  @Test func `a child of a child that has gone has its last state, and no new store`() throws {
    for (kind, scope) in Self.kinds {
      let store = makeStore()
      let child = try #require(scope(store))
      let detail: Store<Detail, Action> = try #require(child.scope(optional: \.detail) { $0 })
      let number: Store<Int, Action> = detail.scope(state: \.number) { $0 }
      store.send(.set(4))
      store.send(.close)
      #expect([detail.state.number, number.state] == [4, 4], "\(kind)")
      #expect(detail.driver(\.number).asStream().recorded().values == [4], "\(kind)")
      let late: Store<Detail, Action>? = child.scope(optional: \.detail) { $0 }
      #expect(late == nil, "\(kind)")
    }
  }

  @Test func `in a batch the last state is the one delivered last, or read since`() throws {
    for (kind, scope) in Self.kinds {
      let store = makeStore()
      let child = try #require(scope(store))
      var values: [Int] = []
      child.driver(\.number).drive { values.append($0) }.disposed(by: bag)
      store.send(.set(1))
      store.batch {
        store.send(.set(2))
        store.send(.close)
        #expect(child.state.number == 1)
      }
      #expect(Set(answers(child)) == [1], "\(kind)")
      #expect(values == [0, 1])
      store.send(.open)
      store.batch {
        store.send(.set(3))
        #expect(child.state.number == 3)
        store.send(.close)
      }
      #expect(Set(answers(child)) == [3], "\(kind)")
      #expect(values == [0, 1, -1, 3])
    }
  }

  @Test func `a driver has the last state of its child without the store of it`() throws {
    for (kind, scope) in Self.kinds {
      let store = makeStore()
      let driver = try #require(scope(store)).driver(\.number)
      let early = driver.asStream().recorded()
      store.send(.set(5))
      store.send(.close)
      #expect(early.values == [0, 5], "\(kind)")
      #expect(driver.asStream().recorded().values == [5], "\(kind)")
    }
  }

  @Test func `stores of children leave nothing behind in their parent`() throws {
    let store = makeStore()
    for (_, scope) in Self.kinds {
      for _ in 0..<100 { _ = scope(store)?.state }
      let driver = try #require(scope(store)).driver(\.number)
      driver.drive { _ in }.dispose()
    }
    #expect(store.observedSlices == 0)
    #expect(store.keptChildren == 0)
  }

  @Test func `random children that come, change and go have one answer`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      let store = makeStore()
      let (_, scope) = Self.kinds[Int(random.next() % UInt64(Self.kinds.count))]
      let child = try #require(scope(store))
      var (last, isThere) = (0, true)
      var values: [Int] = []
      if random.next() % 2 == 0 {
        child.driver(\.number).drive { values.append($0) }.disposed(by: bag)
      }
      for step in 1...20 {
        switch random.next() % 4 {
        case 0: store.send(.close)
        case 1:
          store.send(.open)
          last = -1
        case 2: store.send(.other)
        default:
          store.send(.set(step))
          if isThere { last = step }
        }
        isThere = store.state.sheet != nil
        if random.next() % 3 == 0 { #expect(Set(answers(child)) == [last], "seed \(seed)") }
      }
      #expect(child.state.number == last, "seed \(seed)")
      #expect(values.isEmpty || values.last == last, "seed \(seed)")
    }
  }
}
