import Observation2
import StateStore
import Testing

@MainActor @Suite struct ReplacedStateTests {
  private let bag = DisposeBag()

  private func makeStore(
    _ middleware: [StoreMiddleware<Cart, CartAction>] = []
  ) -> Store<Cart, CartAction> {
    Store(
      initial: Cart(),
      reducer: .cartWithChildren(coupon: .wait(.seconds(1))),
      clock: VirtualTime(),
      middleware: middleware
    )
  }

  @Test func `a state put in place is told once to those whose slice differs`() {
    let store = makeStore()
    var log: [String] = []
    Driver<String>.combineLatest(store.driver(\.total), store.driver(\.items.count)) {
      "\($0)/\($1)"
    }
    .drive { log.append($0) }
    .disposed(by: bag)
    store.driver(\.note).drive { log.append("note \($0)") }.disposed(by: bag)
    store.send(.add(1))
    let saved = store.state
    store.send(.add(2))
    store.replaceState(with: saved)
    store.replaceState(with: saved)
    #expect(log == ["0/0", "note ", "1/1", "3/2", "1/1"])
    #expect(store.state == saved)
  }

  @Test func `effects of children that are not in the new state end, and none starts`() {
    let store = makeStore()
    let empty = store.state
    store.send(.openCoupon)
    store.send(.coupon(.start))
    let open = store.state
    store.replaceState(with: open)
    #expect(store.runningEffects.count == 1)
    store.replaceState(with: empty)
    #expect(store.runningEffects.isEmpty)
    store.replaceState(with: open)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `a state put in place by an observer takes its turn`() {
    let store = makeStore()
    var log: [String] = []
    store.driver(\.total).drive { total in
      log.append("A\(total)")
      if total == 1 { store.replaceState(with: Cart(total: 5)) }
    }
    .disposed(by: bag)
    store.driver(\.total).drive { log.append("B\($0)") }.disposed(by: bag)
    store.send(.add(1))
    #expect(log == ["A0", "B0", "A1", "B1", "A5", "B5"])
  }

  @Test func `after dispose no state is put in place`() {
    let store = makeStore()
    store.dispose()
    store.replaceState(with: Cart(total: 5))
    #expect(store.state.total == 0)
  }

  @Test func `what the old state holds may send when it goes`() {
    final class Parcel {
      var gone: () -> Void = {}
      deinit { gone() }
    }
    struct Post {
      var parcel: Parcel?
      var log: [String] = []
    }
    let parcel = Parcel()
    let store = Store<Post, String>(initial: Post(parcel: parcel), clock: VirtualTime()) {
      state,
      action in
      state.log.append(action)
      return .none
    }
    parcel.gone = { [weak store] in store?.send("gone") }
    func replace(_ parcel: consuming Parcel) { store.replaceState(with: Post()) }
    replace(parcel)
    #expect(store.state.log.count <= 1)
  }

  @Test func `a child store's state can't be put in place`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let store = Store(initial: Cart(), reducer: .cart(), clock: VirtualTime())
        store.scope(state: \.note) { CartAction.note($0) }.replaceState(with: "x")
      }
    }
  }

  @Test func `the log and a middleware of one's own are told of it`() {
    var log: [String] = []
    var replacements: [String] = []
    weak var attached: Store<Cart, CartAction>?
    let middleware = StoreMiddleware<Cart, CartAction>(
      attach: { attached = $0 },
      willReduce: { replacements.append("will") },
      didReplace: { replacements.append("\($0.before.total) to \($0.after.total) at \($0.time)") },
      didReduce: { replacements.append("did \($0.action)") }
    )
    let store = makeStore([.logging { log.append($0) }, middleware])
    store.send(.note("x"))
    store.replaceState(with: Cart(total: 2, note: "x"))
    #expect(attached === store)
    #expect(log.last == "0.0 s the state was replaced\n- total: 0\n+ total: 2")
    #expect(replacements == ["will", "did note(\"x\")", "0 to 2 at 0.0 seconds"])
  }

  @Test(arguments: [true, false])
  func `what a middleware sends when it gets its store waits until all have theirs`(keeps: Bool) {
    let history = StateHistory<Cart, CartAction>(limit: 10) { _ in keeps }
    let sender = StoreMiddleware<Cart, CartAction>(
      attach: { store in
        store.send(.add(5))
        store.driver(\.total).drive { [weak store] in if $0 == 5 { store?.send(.add(1)) } }
          .disposed(by: bag)
      },
      didReduce: { _ in }
    )
    let store = makeStore([sender, history.middleware])
    #expect(store.state.total == 6)
    #expect(history.entries.map(\.state.total) == (keeps ? [0, 5, 6] : [6]))
  }

  @Test func `a state that is found at its turn is made of the one that there is then`() {
    let store = makeStore()
    var (seen, hasAsked) = ([Int](), false)
    store.driver(\.total).drive { total in
      seen.append(total)
      guard total == 1, !hasAsked else { return }
      hasAsked = true
      store.send(.add(10))
      store.replaceState { Cart(total: $0.total * 2) }
      store.replaceState { _ in nil }
    }
    .disposed(by: bag)
    store.send(.add(1))
    #expect(seen == [0, 1, 11, 22])
    store.dispose()
    store.replaceState { _ in Cart(total: 5) }
    #expect(store.state.total == 22)
  }
}
