import Observation2
import StateStore
import Testing

@MainActor @Suite struct StoreTests {
  private let time = VirtualTime()
  private let bag = DisposeBag()

  private func makeStore(_ state: Cart = Cart()) -> Store<Cart, CartAction> {
    Store(initial: state, reducer: .cart(), clock: time)
  }

  @Test func `an action changes the state at once`() {
    let store = makeStore()
    store.send(.add(3))
    store.send(.add(4))
    #expect(store.state.total == 7)
    #expect(store.state.items == [3, 4])
  }

  @Test func `rule 29: an action sent inside the reducer stops the program and names both`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var inner: Store<Int, CartAction>?
        let store = Store<Int, CartAction>(initial: 0, clock: VirtualTime()) { _, action in
          if action == .openCoupon { inner?.send(.closeCoupon) }
          return .none
        }
        inner = store
        store.send(.openCoupon)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The action closeCoupon was sent inside the reducer"))
    #expect(text.contains("while it handled openCoupon"))
  }

  @Test func `reading the store inside its reducer stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var inner: Store<Int, CartAction>?
        let store = Store<Int, CartAction>(initial: 0, clock: VirtualTime()) { _, _ in
          _ = inner?.state
          return .none
        }
        inner = store
        store.send(.openCoupon)
      }
    }
  }

  @Test func `rule 29: an action sent by an observer is delivered after the one observed`() {
    let store = makeStore()
    var log: [String] = []
    store.driver(\.total).drive { total in
      log.append("A\(total)")
      if total == 1 { store.send(.add(1)) }
    }
    .disposed(by: bag)
    store.driver(\.total).drive { log.append("B\($0)") }.disposed(by: bag)
    store.send(.add(1))
    #expect(log == ["A0", "B0", "A1", "B1", "A2", "B2"])
    #expect(store.state.total == 2)
  }

  @Test func `rule 3: 100,000 nested sends need no deep stack`() {
    let store = makeStore()
    store.driver(\.total).drive { if $0 > 0, $0 < 100_000 { store.send(.add(1)) } }
      .disposed(by: bag)
    store.send(.add(1))
    #expect(store.state.total == 100_000)
  }

  @Test func `rule 3: many actions sent by one observer take their turns in order`() {
    let store = makeStore()
    var notes: [String] = []
    store.driver(\.total).drive { total in
      if total == 1 { for number in 0..<3_000 { store.send(.note("\(number)")) } }
    }
    .disposed(by: bag)
    store.driver(\.note).drive { notes.append($0) }.disposed(by: bag)
    store.send(.add(1))
    let expected = [""] + (0..<3_000).map { "\($0)" }
    #expect(notes == expected)
  }

  @Test func `reducers of a list run in its order`() {
    let doubled = Reducer<[Int], Int> { state, action in
      state.append(action * 2)
      return .none
    }
    let plain = Reducer<[Int], Int> { state, action in
      state.append(action)
      return .none
    }
    let store = Store(initial: [], reducer: .combine([doubled, plain]), clock: VirtualTime())
    store.send(4)
    #expect(store.state == [8, 4])
  }

  @Test func `rule 3: a send into another store is delivered before it returns`() {
    let (first, second) = (makeStore(), makeStore())
    var log: [String] = []
    second.driver(\.total).drive { log.append("second \($0)") }.disposed(by: bag)
    first.driver(\.total).drive { total in
      log.append("before \(total)")
      if total == 1 { second.send(.add(5)) }
      log.append("after \(total)")
    }
    .disposed(by: bag)
    first.send(.add(1))
    #expect(log == ["second 0", "before 0", "after 0", "before 1", "second 5", "after 1"])
  }

  @Test func `rule 20: a join of slices tells one change once`() {
    let store = makeStore()
    var log: [String] = []
    Driver<String>.combineLatest(
      store.driver(\.total),
      store.select { $0.items.count },
      store.select { $0.total * 10 }
    ) { "\($0) \($1) \($2)" }
    .drive { log.append($0) }
    .disposed(by: bag)
    store.send(.add(1))
    store.send(.note("x"))
    store.send(.add(2))
    #expect(log == ["0 0 0", "1 1 10", "3 2 30"])
  }

  @Test func `rule 20: a join of slices bound into a relay tells one change once`() {
    let store = makeStore()
    let relay = BehaviorRelay(value: -1)
    store.driver(\.total).drive(relay).disposed(by: bag)
    var log: [String] = []
    Driver<String>.combineLatest(relay.asDriver(), store.driver(\.items.count)) { "\($0) \($1)" }
      .drive { log.append($0) }
      .disposed(by: bag)
    store.send(.add(7))
    #expect(log == ["0 0", "7 1"])
  }

  @Test func `a batch reaches each driver once`() {
    let store = makeStore()
    var totals: [Int] = []
    var pairs: [String] = []
    store.driver(\.total).drive { totals.append($0) }.disposed(by: bag)
    Driver<String>.combineLatest(store.driver(\.total), store.driver(\.note)) { "\($0)\($1)" }
      .drive { pairs.append($0) }
      .disposed(by: bag)
    store.batch {
      store.send(.add(1))
      store.send(.note("x"))
      #expect(store.state.total == 1)
      store.batch { store.send(.add(2)) }
      store.send(.add(3))
    }
    #expect(totals == [0, 6])
    #expect(pairs == ["0", "6x"])
  }

  @Test func `a batch that ends where it began tells nobody`() {
    let store = makeStore()
    var totals: [Int] = []
    store.driver(\.total).drive { totals.append($0) }.disposed(by: bag)
    store.batch {
      store.send(.add(1))
      store.send(.add(-1))
    }
    #expect(totals == [0])
  }

  @Test func `a batch of an observer takes its turn as a whole`() {
    let store = makeStore()
    var totals: [Int] = []
    store.driver(\.note).drive { note in
      guard note == "go" else { return }
      store.batch {
        store.send(.add(1))
        store.send(.add(2))
      }
      #expect(store.state.total == 0)
    }
    .disposed(by: bag)
    store.driver(\.total).drive { totals.append($0) }.disposed(by: bag)
    store.send(.note("go"))
    #expect(totals == [0, 3])
  }

  @Test func `a dispatch copies no array of the state`() {
    let store = Store<Cart, CartAction>(
      initial: Cart(items: Array(0..<1_000)),
      clock: time
    ) { state, _ in
      state.items[0] += 1
      state.total += 1
      return .none
    }
    func address() -> UInt {
      store.state.items.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
    store.driver(\.total).drive { _ in }.disposed(by: bag)
    store.select { $0.items[0] }.drive { _ in }.disposed(by: bag)
    let before = address()
    for _ in 0..<10 { store.send(.openCoupon) }
    #expect(address() == before)
    #expect(store.state.items[0] == 10)
  }

  @Test func `after dispose actions are ignored`() {
    let store = makeStore()
    var totals: [Int] = []
    store.driver(\.total).drive { totals.append($0) }.disposed(by: bag)
    store.send(.add(1))
    store.dispose()
    store.send(.add(1))
    #expect(totals == [0, 1])
    #expect(store.state.total == 1)
  }

  @Test func `an effect that disposes of its store ends it for good`() {
    var dispose: () -> Void = {}
    // The store retains the closure that calls it, so this breaks the cycle.
    defer { dispose = {} }
    let store = Store(initial: Cart(), reducer: .cart { _ in .perform { dispose() } }, clock: time)
    dispose = store.dispose
    store.send(.run(0))
    store.send(.add(1))
    #expect(store.state.total == 0)
  }

  @Test func `a middleware that disposes of its store ends it before any effect starts`() {
    var dispose: () -> Void = {}
    // The store retains the closure that calls it, so this breaks the cycle.
    defer { dispose = {} }
    let store = Store<Cart, CartAction>(
      initial: Cart(),
      reducer: .cart { _ in .wait(.seconds(1)) },
      clock: time,
      middleware: [.analytics { _, _ in dispose() }]
    )
    dispose = store.dispose
    store.send(.run(0))
    #expect(store.runningEffects.isEmpty)
    store.send(.add(1))
    #expect(store.state.total == 0)
  }

  @Test(arguments: 1_023...1_026)
  func `a store disposed of by any of many waiting actions ignores the rest`(last: Int) {
    let store = makeStore()
    store.driver(\.total).drive { total in
      if total == 1 { for _ in 0..<3_000 { store.send(.add(1)) } }
      if total == last { store.dispose() }
    }
    .disposed(by: bag)
    store.send(.add(1))
    #expect(store.state.total == last)
  }

  @Test func `a store that is let go is freed, though it was observed`() {
    weak var gone: Store<Cart, CartAction>?
    do {
      let store = makeStore()
      gone = store
      store.driver(\.total).drive { _ in }.disposed(by: bag)
      store.send(.add(1))
    }
    #expect(gone == nil)
  }
}
