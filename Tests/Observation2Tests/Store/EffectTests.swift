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

  @Test(arguments: [true, false])
  func `rule 22: one that comes exactly when a throttled effect's span is over starts at once`(
    latest: Bool
  ) async {
    let effects = (1...4).map {
      Effect.send(CartAction.add($0)).throttled(id: "t", for: .seconds(4), latest: latest)
    }
    let store = makeStore(effects[0], effects[1], effects[2], effects[3])
    let sends = [0, 2, 4, 7].enumerated().map { number, due in
      time.schedule(at: .seconds(due)) { store.send(.run(number)) }
    }
    await time.advance(by: .seconds(4))
    #expect(store.state.items == [1, 3])
    await time.advance(by: .seconds(4))
    #expect(store.state.items == (latest ? [1, 3, 4] : [1, 3]))
    withExtendedLifetime(sends) {}
  }

  @Test func `rule 31: what is cancelled together ends together, before anything follows from it`()
    async
  {
    var acted: [String] = []
    let work = Effect<CartAction>.run { [time] _ in try await time.sleep(for: .seconds(9)) }
    let store = makeStore(
      .concatenate(
        work.cancellable(id: "x"),
        .perform { acted.append("second") }.cancellable(id: "x"),
        .send(.add(1)).cancellable(id: "x"),
        .perform { acted.append("last") }
      ),
      .cancel(id: "x")
    )
    store.send(.run(0))
    await time.advance(by: .seconds(1))
    store.send(.run(1))
    #expect(acted == ["last"])
    #expect(store.state.items == [])
  }

  @Test func `rule 31: nothing starts as a store ends, whatever its effects' ends set going`() {
    var acted = 0
    let subject = PublishSubject<CartAction>()
    let ending = EventStream<CartAction>.create { _ in AnyDisposable { subject.onCompleted() } }
    let store = makeStore(
      .merge(.stream(ending), .concatenate(.stream(subject), .perform { acted += 1 })),
      .concatenate(.stream(subject), .perform { acted += 1 })
    )
    store.send(.run(0))
    store.send(.run(1))
    store.dispose()
    #expect(acted == 0)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `rule 31: a task that is cancelled before its first turn does nothing`() async {
    var acted = 0
    let store = makeStore(Effect.run { _ in acted += 1 }.cancellable(id: 1), .cancel(id: 1))
    store.send(.run(0))
    store.send(.run(1))
    await time.settle()
    #expect(acted == 0)
  }

  @Test func `an identifier may call back in as it is hashed, compared or let go`() async {
    struct NosyID: Hashable {
      let number: Int
      let ask: () -> Void

      static func == (left: NosyID, right: NosyID) -> Bool {
        left.ask()
        return left.number == right.number
      }

      func hash(into hasher: inout Hasher) {
        ask()
        hasher.combine(number)
      }
    }
    var asked = 0
    var ask: () -> Void = {}
    func id(_ number: Int) -> NosyID { NosyID(number: number) { ask() } }
    let store = makeStore(
      .merge(
        .wait(.seconds(1)).cancellable(id: id(1)),
        .wait(.seconds(2)).cancellable(id: id(1)),
        .wait(.seconds(3)).throttled(id: id(2), for: .seconds(5), latest: true)
      ),
      .cancel(id: id(1)),
      .wait(.seconds(1)).cancellable(id: id(3))
    )
    ask = {
      asked += 1
      if asked < 200, asked % 2 == 0 { store.send(.run(asked % 6 / 2)) }
    }
    for number in [0, 1, 0, 2] {
      store.send(.run(number))
      await time.advance(by: .seconds(4))
    }
    ask = {}
    store.send(.run(1))
    await time.advance(by: .seconds(20))
    #expect(store.runningEffects.isEmpty)
    #expect(asked > 20)
  }
}
