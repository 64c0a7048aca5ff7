import Observation2
import StateStore
import Testing

@MainActor @Suite struct StateHistoryTests {
  private let bag = DisposeBag()

  private func makeStore(_ history: StateHistory<Cart, CartAction>) -> Store<Cart, CartAction> {
    Store(
      initial: Cart(),
      reducer: .cartWithChildren(coupon: .wait(.seconds(1))),
      clock: VirtualTime(),
      middleware: [history.middleware]
    )
  }

  @Test func `undo and redo go back and forth and tell each driver once`() {
    let history = StateHistory<Cart, CartAction>(limit: 10)
    let store = makeStore(history)
    var log: [String] = []
    Driver<String>.combineLatest(store.driver(\.total), store.driver(\.items.count)) {
      "\($0)/\($1)"
    }
    .drive { log.append($0) }
    .disposed(by: bag)
    store.send(.add(1))
    store.send(.add(2))
    #expect(history.undo())
    #expect(history.undo())
    #expect(!history.undo())
    #expect(history.redo())
    #expect(log == ["0/0", "1/1", "3/2", "1/1", "0/0", "1/1"])
    store.send(.add(5))
    #expect(!history.canRedo)
    #expect(store.state.items == [1, 5])
  }

  @Test func `only kept actions make a step, and no more than the limit`() {
    let history = StateHistory<Cart, CartAction>(limit: 2) {
      if case .add = $0 { true } else { false }
    }
    let store = makeStore(history)
    var undoable: [Bool] = []
    history.undoable.drive { undoable.append($0) }.disposed(by: bag)
    for amount in 1...4 { store.send(.add(amount)) }
    store.send(.note("joins the step before"))
    #expect(history.entries.map(\.state.items) == [[1, 2], [1, 2, 3], [1, 2, 3, 4]])
    history.undo()
    #expect(store.state.note == "")
    history.redo()
    #expect(store.state.note == "joins the step before")
    history.undo()
    history.undo()
    #expect(undoable == [false, true, false])
  }

  @Test func `time travel goes to any kept state and ends effects of children not in it`() {
    let history = StateHistory<Cart, CartAction>(limit: 10)
    let store = makeStore(history)
    store.send(.openCoupon)
    store.send(.coupon(.start))
    #expect(store.runningEffects.count == 1)
    #expect(history.jump(to: 0))
    #expect(store.state == Cart())
    #expect(store.runningEffects.isEmpty)
    #expect(!history.jump(to: 7))
  }

  @Test func `effects of the store itself go on after a jump, and make a step of their own`() async
  {
    let history = StateHistory<Cart, CartAction>(limit: 10)
    let time = VirtualTime()
    let store = Store(
      initial: Cart(),
      reducer: .cart { _ in .concatenate(.wait(.seconds(1)), .send(.add(5))) },
      clock: time,
      middleware: [history.middleware]
    )
    store.send(.add(1))
    store.send(.run(0))
    history.undo()
    history.undo()
    await time.advance(by: .seconds(1))
    #expect(store.state.items == [5])
    #expect(history.entries.map(\.state.items) == [[], [5]])
  }

  @Test func `a child that a jump brings back has no effects until an action starts some`() {
    let history = StateHistory<Cart, CartAction>(limit: 10)
    let store = makeStore(history)
    store.send(.openCoupon)
    store.send(.coupon(.start))
    history.jump(to: 0)
    history.jump(to: 2)
    #expect(store.state.coupon == Coupon())
    #expect(store.runningEffects.isEmpty)
    store.send(.coupon(.start))
    #expect(store.runningEffects.count == 1)
  }

  @Test func `a jump asked for by an observer takes its turn`() {
    let history = StateHistory<Cart, CartAction>(limit: 10)
    let store = makeStore(history)
    var log: [String] = []
    store.driver(\.total).drive { total in
      log.append("A\(total)")
      if total == 1 { history.undo() }
    }
    .disposed(by: bag)
    store.driver(\.total).drive { log.append("B\($0)") }.disposed(by: bag)
    store.send(.add(1))
    #expect(log == ["A0", "B0", "A1", "B1", "A0", "B0"])
  }

  @Test func `who is told what can be undone may read the store, and send`() {
    let history = StateHistory<Cart, CartAction>(limit: 10)
    let store = makeStore(history)
    var log: [String] = []
    store.driver(\.total).drive { log.append("\($0)") }.disposed(by: bag)
    history.undoable.drive { isUndoable in
      log.append("\(isUndoable) at \(store.state.total)")
      if isUndoable { store.send(.add(10)) }
    }
    .disposed(by: bag)
    store.send(.add(1))
    #expect(log == ["0", "false at 0", "1", "true at 1", "11"])
    history.jump(to: 0)
    #expect(log.suffix(2) == ["0", "false at 0"])
  }

  @Test func `an undo shows no toast again`() {
    let history = StateHistory<Cart, CartAction>(limit: 10)
    let store = makeStore(history)
    var toasts: [String?] = []
    store.pulse(\.$toast).emit { toasts.append($0) }.disposed(by: bag)
    store.send(.toast("a"))
    store.send(.toast("b"))
    history.undo()
    history.undo()
    store.send(.toast("c"))
    #expect(toasts == ["a", "b", "c"])
  }

  @Test func `an undo that waits behind an action undoes that action`() {
    let history = StateHistory<Cart, CartAction>(limit: 10)
    let store = makeStore(history)
    var log: [Int] = []
    store.driver(\.total).drive { total in
      log.append(total)
      guard log == [0, 1] else { return }
      store.send(.add(10))
      history.undo()
    }
    .disposed(by: bag)
    store.send(.add(1))
    #expect(log == [0, 1, 11, 1])
    #expect(history.position == 1)
    #expect(history.entries.map(\.state.total) == [0, 1, 11])
  }

  @Test func `a state put in place makes a step without an action, which can be undone`() {
    let history = StateHistory<Cart, CartAction>(limit: 10)
    let store = makeStore(history)
    store.send(.add(1))
    store.replaceState(with: Cart(total: 7))
    #expect(history.entries.map(\.action) == [nil, .add(1), nil])
    history.undo()
    #expect(store.state.total == 1)
    history.redo()
    #expect(store.state == Cart(total: 7))
  }

  @Test(arguments: [0, 1, 3])
  func `the oldest give way at the limit, also after an undo`(limit: Int) {
    let history = StateHistory<Cart, CartAction>(limit: limit)
    let store = makeStore(history)
    for amount in 1...10 { store.send(.add(amount)) }
    #expect(history.entries.map(\.action) == (10 - limit...10).map { .add($0) })
    history.jump(to: 0)
    store.send(.add(20))
    store.send(.add(21))
    store.send(.add(22))
    let kept: [CartAction] = [.add(10 - limit), .add(20), .add(21), .add(22)]
    #expect(history.entries.map(\.action) == kept.suffix(limit + 1))
    #expect(history.position == limit)
    #expect(store.state.total == (1...(10 - limit)).reduce(0, +) + 63)
  }

  @Test func `what gives way is let go of, at once and when the store may be used`() {
    final class Parcel {
      let gone: () -> Void
      init(_ gone: @escaping () -> Void) { self.gone = gone }
      deinit { gone() }
    }
    struct Post {
      var parcel: Parcel?
      var count = 0
    }
    var log: [String] = []
    var store: Store<Post, Int>?
    let history = StateHistory<Post, Int>(limit: 1)
    let said = { [weak history] (number: Int) in
      log.append("\(number) gone at \(store?.state.count ?? 0), \(history?.position ?? 0)")
      if number == 1 { store?.send(100) }
    }
    store = Store(
      initial: Post(),
      clock: VirtualTime(),
      middleware: [history.middleware]
    ) { state, number in
      state.parcel = Parcel { said(number) }
      state.count += 1
      return .none
    }
    for number in 1...3 { store?.send(number) }
    history.undo()
    store?.send(4)
    #expect(log == ["1 gone at 3, 1", "2 gone at 4, 1", "100 gone at 4, 1"])
    store = nil
  }
}
