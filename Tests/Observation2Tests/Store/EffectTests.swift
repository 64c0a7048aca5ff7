import Observation2
import StateStore
import Testing

@MainActor @Suite struct EffectTests {
  private struct Broken: Error {}

  private let time = VirtualTime()
  private let log = IssueLog()

  /// A store whose action `run(n)` returns the n-th effect.
  private func makeStore(_ effects: Effect<CartAction>...) -> Store<Cart, CartAction> {
    Store(
      initial: Cart(),
      reducer: .cart { effects[$0] },
      clock: time,
      report: log.add
    )
  }

  private func adding(_ amount: Int, after seconds: Int) -> Effect<CartAction> {
    .run { [time] send in
      try await time.sleep(for: .seconds(seconds))
      send(.add(amount))
    }
  }

  @Test func `run sends any number of actions`() async {
    let store = makeStore(
      .run { [time] send in
        send(.add(1))
        try await time.sleep(for: .seconds(1))
        send(.add(2))
      }
    )
    store.send(.run(0))
    #expect(store.state.items == [])
    await time.settle()
    #expect(store.state.items == [1])
    await time.advance(by: .seconds(1))
    #expect(store.state.items == [1, 2])
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `an error of run is reported with its place`() async {
    let store = makeStore(.run { _ in throw Broken() })
    store.send(.run(0))
    await time.settle()
    #expect(log.texts.count == 1)
    #expect(log.texts.first?.contains("EffectTests.swift:") == true)
    #expect(log.texts.first?.contains("Broken()") == true)
  }

  @Test func `an error of run may become an action`() async {
    let store = makeStore(.run({ _ in throw Broken() }, catch: { .note("\($0)") }))
    store.send(.run(0))
    await time.settle()
    #expect(store.state.note == "Broken()")
    #expect(log.texts == [])
  }

  @Test func `send takes its turn after the dispatch under way`() {
    let store = makeStore(.send(.add(1)))
    var log: [String] = []
    let bag = DisposeBag()
    store.select { $0 }.drive { log.append("\($0.items)") }.disposed(by: bag)
    store.send(.run(0))
    #expect(log == ["[]", "[1]"])
  }

  @Test func `a stream's values are sent as they come, its error is reported`() {
    let subject = PublishSubject<CartAction>()
    let store = makeStore(.stream(subject))
    store.send(.run(0))
    subject.onNext(.add(1))
    subject.onNext(.add(2))
    #expect(store.state.items == [1, 2])
    #expect(store.runningEffects.count == 1)
    subject.onError(Broken())
    #expect(store.runningEffects.isEmpty)
    #expect(log.texts.count == 1)
  }

  @Test func `merge runs side by side, concatenate one after another`() async {
    let store = makeStore(
      .merge(adding(1, after: 2), adding(2, after: 1)),
      .concatenate(adding(3, after: 2), .send(.add(4)), adding(5, after: 1))
    )
    store.send(.run(0))
    await time.advance(by: .seconds(2))
    #expect(store.state.items == [2, 1])
    store.send(.run(1))
    await time.advance(by: .seconds(2))
    #expect(store.state.items == [2, 1, 3, 4])
    await time.advance(by: .seconds(1))
    #expect(store.state.items == [2, 1, 3, 4, 5])
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `a concatenation of 100,000 short effects needs no deep stack`() {
    let store = makeStore(
      .concatenate(
        Array(repeating: Effect<CartAction>.perform {}, count: 100_000) + [.send(.add(1))]
      )
    )
    store.send(.run(0))
    #expect(store.state.total == 1)
  }

  @Test func `rule 31: an effect is cancelled by identifier before it has run at all`() async {
    let store = makeStore(adding(1, after: 0).cancellable(id: "work"), .cancel(id: "work"))
    store.send(.run(0))
    store.send(.run(1))
    await time.advance(by: .seconds(5))
    #expect(store.state.items == [])
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `rule 31: an effect is cancelled while it waits in a concatenation`() async {
    let store = makeStore(
      .concatenate(
        adding(1, after: 2),
        adding(2, after: 1).cancellable(id: "second"),
        adding(3, after: 1)
      ),
      .cancel(id: "second")
    )
    store.send(.run(0))
    await time.advance(by: .seconds(1))
    store.send(.run(1))
    await time.advance(by: .seconds(5))
    #expect(store.state.items == [1, 3])
  }

  @Test func `rule 31: a part of a group that waits counts as over when it is cancelled`() async {
    let store = makeStore(
      .concatenate(
        .wait(.seconds(1)),
        .merge(Effect.send(.add(1)).cancellable(id: "first"), .send(.add(2))),
        .merge(
          Effect.send(.add(3)).cancellable(id: "first"),
          Effect.send(.add(4)).cancellable(id: "first")
        ),
        .send(.add(5))
      ),
      .cancel(id: "first")
    )
    store.send(.run(0))
    store.send(.run(1))
    await time.advance(by: .seconds(1))
    #expect(store.state.items == [2, 5])
  }

  @Test(arguments: [true, false])
  func `rule 31: a throttled effect is cancelled while it runs and while it waits`(
    latest: Bool
  ) async {
    let store = makeStore(
      adding(1, after: 3).throttled(id: "t", for: .seconds(2), latest: latest),
      .cancel(id: "t")
    )
    store.send(.run(0))
    store.send(.run(0))
    store.send(.run(1))
    await time.advance(by: .seconds(9))
    #expect(store.state.items == [])
  }

  @Test func `a cancellation does not mean what is returned together with it and comes after`()
    async
  {
    let work = adding(1, after: 1).cancellable(id: "work")
    let store = makeStore(work, .concatenate(.cancel(id: "work"), work))
    store.send(.run(0))
    store.send(.run(1))
    await time.advance(by: .seconds(5))
    #expect(store.state.items == [1])
  }

  @Test func `cancelInFlight lets the newest win`() async {
    let store = makeStore(
      adding(1, after: 2).cancellable(id: "work", cancelInFlight: true),
      adding(2, after: 2).cancellable(id: "work", cancelInFlight: true)
    )
    store.send(.run(0))
    await time.advance(by: .seconds(1))
    store.send(.run(1))
    await time.advance(by: .seconds(5))
    #expect(store.state.items == [2])
  }

  @Test func `a cancelled effect's task is cancelled and delivers nothing`() async {
    let store = makeStore(
      Effect.run { [time] send in
        try? await time.sleep(for: .seconds(2))
        send(.note("cancelled: \(Task.isCancelled)"))
        send(.add(1))
      }
      .cancellable(id: 1),
      .cancel(id: 1)
    )
    store.send(.run(0))
    await time.advance(by: .seconds(1))
    store.send(.run(1))
    await time.advance(by: .seconds(5))
    #expect(store.state == Cart())
  }

  @Test(arguments: [true, false])
  func `rule 31: effects end with their store`(byDisposing: Bool) async {
    var ended = 0
    let stream = EventStream<CartAction>.create { _ in AnyDisposable { ended += 1 } }
    var store: Store<Cart, CartAction>? = makeStore(
      .merge(
        .stream(stream),
        .concatenate(
          .wait(.seconds(1)),
          .perform { ended += 100 }
        ),
        .perform { ended += 10 }
      )
    )
    store?.send(.run(0))
    #expect(ended == 10)
    if byDisposing { store?.dispose() } else { store = nil }
    #expect(ended == 11)
    await time.advance(by: .seconds(5))
    #expect(ended == 11)
  }

  @Test func `a debounced effect starts when no other has followed`() async {
    let store = makeStore(
      Effect.send(.add(1)).debounced(id: "d", for: .seconds(3)),
      Effect.send(.add(2)).debounced(id: "d", for: .seconds(3))
    )
    store.send(.run(0))
    await time.advance(by: .seconds(2))
    store.send(.run(1))
    await time.advance(by: .seconds(2))
    #expect(store.state.items == [])
    await time.advance(by: .seconds(1))
    #expect(store.state.items == [2])
  }

  @Test func `rule 21: one that comes exactly when a debounced effect is due supersedes it`() async
  {
    let store = makeStore(
      Effect.send(.add(1)).debounced(id: "d", for: .seconds(3)),
      Effect.send(.add(2)).debounced(id: "d", for: .seconds(3))
    )
    store.send(.run(0))
    await time.advance(by: .seconds(2))
    let late = time.schedule(at: .seconds(3)) { store.send(.run(1)) }
    await time.advance(by: .seconds(4))
    #expect(store.state.items == [2])
    late.dispose()
  }

  @Test(arguments: [true, false])
  func `a throttled effect starts once in each span`(latest: Bool) async {
    let effects = (1...4).map {
      Effect.send(CartAction.add($0)).throttled(id: "t", for: .seconds(4), latest: latest)
    }
    let store = makeStore(effects[0], effects[1], effects[2], effects[3])
    for number in 0..<3 {
      store.send(.run(number))
      await time.advance(by: .seconds(1))
    }
    #expect(store.state.items == [1])
    await time.advance(by: .seconds(1))
    #expect(store.state.items == (latest ? [1, 3] : [1]))
    await time.advance(by: .seconds(5))
    store.send(.run(3))
    #expect(store.state.items == (latest ? [1, 3, 4] : [1, 4]))
  }
}
