import Observation2
import StateStore
import Testing

/// No user code runs while a list of the store's is half changed (rule 33 of *The rules*).
@MainActor @Suite struct ReentrantStoreTests {
  /// Runs a closure when it is released.
  private final class Ending {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
    }

    deinit { MainActor.assumeIsolated { [body] in body() } }
  }

  private struct Numbered {
    let number: Int
    var first: Ending?
    var second: Ending?
  }

  private struct Numbers {
    var all: [Int] = []
    var ending: Ending?
  }

  private let bag = DisposeBag()

  private func makeStore(
    _ effect: @escaping @MainActor (Int) -> Effect<Numbered> = { _ in .none }
  ) -> Store<Numbers, Numbered> {
    Store(initial: Numbers(), clock: VirtualTime()) { state, action in
      state.all.append(action.number)
      return effect(action.number)
    }
  }

  @Test(arguments: 0..<8)
  func `whoever calls back in from anywhere finds the store whole`(part: UInt64) {
    var acts = 0
    for seed in (part * 10)..<((part + 1) * 10) {
      let world = ReentrantWorld(seed: seed)
      world.run(30)
      acts += world.acts
      if !world.complaints.isEmpty {
        Issue.record("seed \(seed): \(world.complaints)")
        return
      }
    }
    #expect(acts > 1_000)
  }

  @Test(arguments: [1, 70, 1_023, 1_024, 1_025, 3_000])
  func `an action that waited may send as it goes`(waiting: Int) {
    let store = makeStore()
    store.driver(\.all.count).drive { [weak store] count in
      guard count == 1 else { return }
      for number in 1...waiting {
        store?.send(
          Numbered(
            number: number,
            first: Ending { store?.send(Numbered(number: number + 10_000)) },
            second: Ending { store?.send(Numbered(number: number + 4_000)) }
          )
        )
      }
    }
    .disposed(by: bag)
    store.send(Numbered(number: 0))
    #expect(Array(store.state.all.prefix(waiting + 1)) == Array(0...waiting))
    #expect(store.state.all.count == 3 * waiting + 1)
  }

  @Test func `an action to a child store may send to it as it goes`() {
    let store = makeStore()
    let child = store.scope(state: \.all) { $0 as Numbered }
    var sends = 0
    func ending(_ number: Int) -> Ending {
      Ending {
        guard sends < 100 else { return }
        sends += 1
        child.send(Numbered(number: number, first: ending(number + 1), second: ending(number + 2)))
      }
    }
    child.send(Numbered(number: 0, first: ending(1), second: ending(2)))
    #expect(store.state.all.count == 101)
  }

  @Test func `an effect's closure may send as it goes, 30,000 in a row`() {
    var send: (Int) -> Void = { _ in }
    defer { send = { _ in } }
    let store = makeStore { number in
      guard number < 30_000 else { return .none }
      let ending = Ending { send(number + 1) }
      return .perform { withExtendedLifetime(ending) {} }
    }
    send = { [weak store] in store?.send(Numbered(number: $0)) }
    store.send(Numbered(number: 0))
    #expect(store.state.all.count == 30_001)
  }

  @Test func `what waits goes after its store has ended, and is not heard`() {
    let store = makeStore()
    store.driver(\.all.count).drive { [weak store] count in
      guard count == 1 else { return }
      for number in 1...3 {
        store?.send(
          Numbered(number: number, first: Ending { store?.send(Numbered(number: number + 10)) })
        )
      }
      store?.dispose()
    }
    .disposed(by: bag)
    store.send(Numbered(number: 0))
    #expect(store.state.all == [0])
  }

  @Test func `what an observer sends when it is told for the first time takes its turn`() {
    let store = makeStore()
    var log: [String] = []
    Driver<String>.combineLatest(store.driver(\.all.count), store.driver(\.all)) {
      "\($0) of \($1)"
    }
    .drive { log.append($0) }
    .disposed(by: bag)
    store.driver(\.all.count).drive { [weak store] count in
      log.append("told \(count)")
      if count == 0 { store?.send(Numbered(number: 7)) }
      log.append("state \(store?.state.all ?? [])")
    }
    .disposed(by: bag)
    #expect(log == ["0 of []", "told 0", "state []", "told 1", "state [7]", "1 of [7]"])
  }

  @Test func `an observer whose first telling sets its own end going has left`() {
    let store = makeStore()
    var told: [Int] = []
    store.driver(\.all.count).take(1).drive { [weak store] count in
      told.append(count)
      store?.send(Numbered(number: 1))
    }
    .disposed(by: bag)
    #expect(told == [0])
    #expect(store.observedSlices == 0)
    #expect(store.state.all == [1])
  }

  /// Runs a closure whenever it is hashed or compared.
  private struct Hidden: Hashable {
    let body: @MainActor () -> Void

    static func == (left: Hidden, right: Hidden) -> Bool { true }

    func hash(into hasher: inout Hasher) { MainActor.assumeIsolated { body() } }
  }

  @MainActor private final class Plan {
    var looks = 0
    weak var store: Store<Numbers, Numbered>?
  }

  @Test(arguments: 1...6)
  func `an effect whose identifier ends the store does not start`(count: Int) {
    let plan = Plan()
    let hidden = Hidden {
      plan.looks += 1
      if plan.looks == count { plan.store?.dispose() }
    }
    var acts = 0
    let store = makeStore { _ in
      let inner = Effect<Numbered>.merge(.perform { acts += 1 }, .wait(.seconds(1)))
      return .merge(inner.cancellable(id: hidden), .wait(.seconds(2))).cancellable(id: hidden)
    }
    plan.store = store
    store.send(Numbered(number: 0))
    #expect(acts == (plan.looks < count ? 1 : 0))
    store.dispose()
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `a key path may ask for slices as it goes`() {
    final class Key: Hashable {
      let ending: Ending

      init(_ ending: Ending) {
        self.ending = ending
      }

      static func == (left: Key, right: Key) -> Bool { left === right }

      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let store = Store<[Key: Int], Int>(initial: [:], clock: VirtualTime()) { _, _ in .none }
    var asked = 0
    for _ in 0..<100 {
      let key = Key(
        Ending { [weak store] in
          asked += 1
          _ = store?.driver(\.count)
        }
      )
      _ = store.driver(\.[key])
    }
    #expect(asked > 50)
  }

  @Test func `an observer may come as the last value of a slice that nobody observed goes`() {
    final class Box {
      let ending: Ending

      init(_ ending: Ending) {
        self.ending = ending
      }
    }
    let store = Store<Box?, Box?>(initial: nil, clock: VirtualTime()) { state, box in
      state = box
      return .none
    }
    let slice = store.driver(\.self, by: { $0 === $1 })
    var told = 0
    var late: (any Disposable)?
    store.send(Box(Ending { late = slice.drive { _ in told += 1 } }))
    let first = slice.drive { _ in }
    store.batch {
      // From here on only the slice retains it.
      store.send(nil)
      first.dispose()
    }
    #expect(told == 1)
    #expect(store.observedSlices == 1)
    store.send(Box(Ending {}))
    #expect(told == 2)
    late?.dispose()
    #expect(store.observedSlices == 0)
  }
}
