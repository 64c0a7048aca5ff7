import Observation2
import StateStore
import Testing

/// Children in each kind of collection behave alike.
@MainActor @Suite struct ChildCollectionTests {
  struct Lists: Equatable {
    var array = [CartRow(id: 1), CartRow(id: 2)]
    var dictionary = [1: CartRow(id: 1), 2: CartRow(id: 2)]
    var list: IdentifiedList = [CartRow(id: 1), CartRow(id: 2)]
  }

  enum ListAction {
    case row(Int, RowAction)
    case remove(Int)
  }

  private let time = VirtualTime()
  private let log = IssueLog()

  private func check<Children: ChildCollection<Int, CartRow>>(
    _ path: WritableKeyPath<Lists, Children>,
    remove: @escaping (inout Lists, Int) -> Void
  ) async throws {
    let row = Reducer<CartRow, RowAction>.row { _ in
      .concatenate(.wait(.seconds(1)), .send(.add)).cancellable(id: "work")
    }
    let store = Store(
      initial: Lists(),
      reducer: .combine(
        row.lift(
          each: path,
          embed: { ListAction.row($0, $1) },
          extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
        ),
        Reducer { state, action in
          if case .remove(let id) = action { remove(&state, id) }
          return .none
        }
      ),
      clock: time,
      report: log.add
    )
    let bag = DisposeBag()
    let second = try #require(store.scope(each: path, id: 2) { .row($0, $1) })
    var values: [Int] = []
    second.driver(\.quantity).drive { values.append($0) }.disposed(by: bag)
    store.send(.row(1, .start))
    second.send(.start)
    store.send(.remove(1))
    #expect(store.runningEffects.count == 1)
    await time.advance(by: .seconds(1))
    #expect(values == [0, 1])
    #expect(!store.state[keyPath: path].hasChild(1))
    #expect(log.texts.isEmpty)
    store.send(.row(1, .add))
    #expect(log.texts.count == 1)
  }

  @Test func `children in an array`() async throws {
    try await check(\.array) { state, id in state.array.removeAll { $0.id == id } }
  }

  @Test func `children in a dictionary`() async throws {
    try await check(\.dictionary) { state, id in state.dictionary[id] = nil }
  }

  @Test func `children in an identified list`() async throws {
    try await check(\.list) { state, id in state.list.remove(id: id) }
  }
}
