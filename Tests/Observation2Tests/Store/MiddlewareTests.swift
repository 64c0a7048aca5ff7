import Observation2
import StateStore
import Testing

@MainActor @Suite struct MiddlewareTests {
  private let time = VirtualTime()

  @Test func `the log shows each action with the fields that it changed`() async {
    var log: [String] = []
    let store = Store(
      initial: Cart(),
      reducer: .cart { _ in .send(.note("x")) },
      clock: time,
      middleware: [.logging { log.append($0) }]
    )
    store.send(.add(3))
    await time.advance(by: .milliseconds(2_500))
    store.send(.run(0))
    #expect(
      log == [
        """
        0.0 s add(3) from outside
        - total: 0
        + total: 3
        - items: []
        + items: [3]
        """,
        "2.5 s run(0) from outside",
        """
        2.5 s note("x") from effect
        - note: ""
        + note: "x"
        """,
      ]
    )
  }

  @Test func `analytics gets each action and the state after it`() {
    var log: [String] = []
    let store = Store(
      initial: Cart(),
      reducer: .cart(),
      clock: time,
      middleware: [.analytics { log.append("\($0) \($1.total)") }]
    )
    store.send(.add(3))
    store.send(.add(4))
    #expect(log == ["add(3) 3", "add(4) 7"])
  }

  @Test func `an observer's answer to an effect's action comes from outside`() {
    var sources: [String] = []
    let store = Store(
      initial: Cart(),
      reducer: .cart { _ in .send(.add(1)) },
      clock: time,
      middleware: [StoreMiddleware { sources.append("\($0.action) \($0.source)") }]
    )
    let bag = DisposeBag()
    store.driver(\.total).drive { if $0 == 1 { store.send(.note("seen")) } }.disposed(by: bag)
    store.send(.run(0))
    #expect(sources == ["run(0) outside", "add(1) effect", "note(\"seen\") outside"])
  }
}
