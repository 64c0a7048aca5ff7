import Observation2
import StateStore
import Testing

@MainActor @Suite struct ScopingTests {
  private let time = VirtualTime()
  private let bag = DisposeBag()
  private let log = IssueLog()

  private func makeStore(_ state: Cart) -> Store<Cart, CartAction> {
    Store(initial: state, reducer: .cartWithChildren(), clock: time, report: log.add)
  }

  @Test func `a child store sends into its parent and sees its part of the state`() throws {
    let store = makeStore(Cart(coupon: Coupon()))
    let coupon = try #require(store.scope(optional: \.coupon) { .coupon($0) })
    var values: [Int] = []
    coupon.driver(\.percent).drive { values.append($0) }.disposed(by: bag)
    coupon.send(.set(10))
    store.send(.coupon(.set(20)))
    #expect(values == [0, 10, 20])
    #expect(coupon.state == Coupon(percent: 20))
    #expect(store.state.coupon == Coupon(percent: 20))
  }

  @Test func `a child that is missing has no store`() {
    let store = makeStore(Cart())
    #expect(store.scope(optional: \.coupon) { .coupon($0) } == nil)
    let row = store.scope(each: \.rows, id: 1) { .row($0, $1) }
    #expect(row == nil)
  }

  @Test func `a child that goes away leaves its store silent and its actions reported`() throws {
    let store = makeStore(Cart(coupon: Coupon(percent: 5)))
    let coupon = try #require(store.scope(optional: \.coupon) { .coupon($0) })
    var values: [Int] = []
    coupon.driver(\.percent).drive { values.append($0) }.disposed(by: bag)
    store.send(.closeCoupon)
    coupon.send(.set(9))
    #expect(values == [5])
    #expect(coupon.state.percent == 5)
    #expect(log.texts.count == 1)
    #expect(
      log.texts.first?.contains("set(9) was sent to a child that is not in the state") == true
    )
    #expect(log.texts.first?.contains("CartChildren.swift:") == true)
  }

  @Test func `a part of a child that goes away stays as it was`() throws {
    let store = makeStore(Cart(coupon: Coupon(percent: 5)))
    let coupon = try #require(store.scope(optional: \.coupon) { .coupon($0) })
    let percent: Store<Int, CouponAction> = coupon.scope(state: \.percent) { $0 }
    let part: Store<Int, CouponAction> = percent.scope(state: \.self) { $0 }
    store.send(.closeCoupon)
    let late: Store<Int, CouponAction> = coupon.scope(state: \.percent) { $0 }
    #expect([percent.state, part.state, late.state] == [5, 5, 5])
    store.send(.openCoupon)
    #expect([percent.state, part.state, late.state] == [0, 0, 0])
  }

  @Test func `each child of a collection is found by identifier`() throws {
    let store = makeStore(Cart(rows: [CartRow(id: 1), CartRow(id: 2)]))
    let second = try #require(store.scope(each: \.rows, id: 2) { .row($0, $1) })
    var values: [Int] = []
    second.driver(\.quantity).drive { values.append($0) }.disposed(by: bag)
    store.send(.row(1, .add))
    second.send(.add)
    store.send(.removeRow(1))
    second.send(.add)
    #expect(values == [0, 1, 2])
    store.send(.row(1, .add))
    #expect(log.texts.count == 1)
  }

  @Test func `children of children reach down through stored and computed properties`() {
    struct Outer: Equatable {
      var cart = Cart()
      var computed: Cart {
        get { cart }
        set { cart = newValue }
      }
    }
    let reducer = Reducer<Cart, CartAction>.cart()
    let store = Store<Outer, CartAction>(
      initial: Outer(),
      reducer: reducer.lift(state: \Outer.computed, embed: { $0 }, extract: { $0 }),
      clock: time
    )
    let stored: Store<Cart, CartAction> = store.scope(state: \.cart) { $0 }
    let computed: Store<Cart, CartAction> = store.scope(state: \.computed) { $0 }
    var values: [Int] = []
    stored.driver(\.total).drive { values.append($0) }.disposed(by: bag)
    computed.driver(\.total).drive { values.append($0) }.disposed(by: bag)
    computed.send(.add(2))
    #expect(values == [0, 0, 2, 2])
  }

  @Test func `child stores are released when unused and keep their parent meanwhile`() {
    weak var parent: Store<Cart, CartAction>?
    weak var child: Store<Coupon, CouponAction>?
    do {
      var store: Store<Cart, CartAction>? = makeStore(Cart(coupon: Coupon()))
      parent = store
      for _ in 0..<100 { child = store?.scope(optional: \.coupon) { .coupon($0) } }
      #expect(child == nil)
      let held = store?.scope(optional: \.coupon) { .coupon($0) }
      store = nil
      #expect(parent != nil)
      held?.send(.set(1))
      #expect(held?.state.percent == 1)
    }
    #expect(parent == nil)
  }

  @Test func `rule 3: an observer's send from a child store takes its turn, embedded twice`() throws
  {
    enum Outer {
      case inner(CartAction)
    }
    let store = Store<Cart, Outer>(
      initial: Cart(coupon: Coupon()),
      reducer: Reducer<Cart, CartAction>.cartWithChildren().lift(
        state: \Cart.self,
        embed: { .inner($0) },
        extract: { if case .inner(let action) = $0 { action } else { nil } }
      ),
      clock: time
    )
    let cart: Store<Cart, CartAction> = store.scope(state: \.self) { .inner($0) }
    let coupon = try #require(cart.scope(optional: \.coupon) { .coupon($0) })
    var log: [String] = []
    coupon.driver(\.percent).drive { percent in
      log.append("A\(percent)")
      if percent == 1 { coupon.send(.set(2)) }
    }
    .disposed(by: bag)
    coupon.driver(\.percent).drive { log.append("B\($0)") }.disposed(by: bag)
    coupon.send(.set(1))
    #expect(log == ["A0", "B0", "A1", "B1", "A2", "B2"])
    store.dispose()
    coupon.send(.set(3))
    #expect(coupon.state.percent == 2)
  }

  @Test func `changing one of many children leaves the array where it is`() {
    let store = makeStore(Cart(rows: IdentifiedList((0..<1_000).map { CartRow(id: $0) })))
    for id in 0..<20 {
      store.scope(each: \.rows, id: id) { CartAction.row($0, $1) }?
        .driver(\.quantity).drive { _ in }.disposed(by: bag)
    }
    func address() -> UInt? {
      store.state.rows.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
    }
    let before = address()
    store.send(.row(7, .add))
    #expect(before != nil)
    #expect(address() == before)
    #expect(store.state.rows[id: 7]?.quantity == 1)
  }
}
