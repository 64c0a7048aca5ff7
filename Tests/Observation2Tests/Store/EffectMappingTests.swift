import Observation2
import Testing

@testable import StateStore

@MainActor @Suite struct EffectMappingTests {
  private struct Failure: Error {}

  private let time = VirtualTime()
  private let log = IssueLog()

  private func makeStore(_ effects: [Effect<String>]) -> Store<Cart, CartAction> {
    Store(
      initial: Cart(),
      reducer: .cart { effects[$0].map { .note($0) } },
      clock: time,
      report: log.add
    )
  }

  @Test func `each kind of effect sends what is made of its actions`() async {
    let time = time
    let store = makeStore([
      .merge(
        .send("a"),
        .concatenate(.wait(.seconds(1)), .send("b"), .run { $0("c") }),
        .run { send in
          try await time.sleep(for: .seconds(2))
          send("d")
        },
        .stream(EventStream<String>.of("e", "f"))
      )
    ])
    var notes: [String] = []
    let bag = DisposeBag()
    store.driver(\.note).drive { notes.append($0) }.disposed(by: bag)
    store.send(.run(0))
    await time.advance(by: .seconds(3))
    #expect(notes == ["", "a", "e", "f", "b", "c", "d"])
    #expect(log.texts == [])
  }

  @Test func `none stays none, and identifiers what they are`() async {
    #expect(Effect<String>.none.map { $0.count }.node == nil)
    let waiting = Effect<String>.concatenate(.wait(.seconds(1)), .send("x"))
    let store = makeStore([
      waiting.cancellable(id: "work"), .cancel(id: "work"),
      waiting.debounced(id: "late", for: .seconds(1)),
      Effect<String>.send("t").throttled(id: "now", for: .seconds(9), latest: false),
    ])
    store.send(.run(0))
    store.send(.run(1))
    #expect(store.runningEffects.isEmpty)
    store.send(.run(2))
    store.send(.run(2))
    #expect(store.runningEffects.count == 1)
    store.send(.run(3))
    #expect(store.state.note == "t")
    store.send(.note("x"))
    store.send(.run(3))
    #expect(store.state.note == "x")
  }

  @Test func `failures and dismissals are those of the effect`() async {
    let store = makeStore([.run { _ in throw Failure() }, .dismiss()])
    store.send(.run(0))
    await time.settle()
    store.send(.run(1))
    #expect(log.texts.count == 2)
    #expect(log.texts.allSatisfy { $0.contains("EffectMappingTests.swift:") })
  }

  private enum ShelfAction {
    case row(Int, RowAction)
    case remove(Int)
  }

  @Test func `an effect of a child that is mapped still ends with the child`() {
    struct Shelf {
      var note = ""
      var rows = [CartRow(id: 1), CartRow(id: 2)]
    }
    let row = Reducer<CartRow, RowAction>.row { _ in .wait(.seconds(1)) }
    let inner: Reducer<[CartRow], ShelfAction> = row.lift(
      each: \.self,
      embed: { .row($0, $1) },
      extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
    )
    let mapped = Reducer<[CartRow], ShelfAction>(
      step: ReducerStep { _, rows, action in
        if case .remove(let id) = action.pointee { rows.pointee.removeAll { $0.id == id } }
        return inner.step(rows, action).map { $0 }.handedOver
      }
    )
    let store = Store(
      initial: Shelf(),
      reducer: mapped.lift(state: \Shelf.rows, embed: { $0 }, extract: { $0 }),
      clock: time,
      report: log.add
    )
    store.send(.row(1, .start))
    store.send(.row(2, .start))
    #expect(store.runningEffects.count == 2)
    store.send(.remove(1))
    #expect(store.runningEffects.count == 1)
    store.send(.remove(2))
    #expect(store.runningEffects.isEmpty)
    #expect(log.texts == [])
  }
}
