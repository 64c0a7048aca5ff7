import Observation2
import StateStore
import Testing

@MainActor @Suite struct ChildEffectTests {
  private let time = VirtualTime()
  private let log = IssueLog()

  private func makeStore(_ state: Cart) -> Store<Cart, CartAction> {
    let time = time
    return Store(
      initial: state,
      reducer: .cartWithChildren(
        coupon: .run { send in
          try await time.sleep(for: .seconds(1))
          send(.set(50))
        },
        row: { _ in
          .run { send in
            try await time.sleep(for: .seconds(1))
            send(.add)
          }
          .cancellable(id: "work")
        }
      ),
      clock: time,
      report: log.add
    )
  }

  @Test func `a child's effect sends to that child`() async {
    let store = makeStore(Cart(coupon: Coupon(), rows: [CartRow(id: 1), CartRow(id: 2)]))
    store.send(.coupon(.start))
    store.send(.row(2, .start))
    await time.advance(by: .seconds(1))
    #expect(store.state.coupon?.percent == 50)
    #expect(store.state.rows.map(\.quantity) == [0, 1])
  }

  @Test func `rule 31: a child's effects end when it becomes nil`() async {
    let store = makeStore(Cart(coupon: Coupon()))
    store.send(.coupon(.start))
    store.send(.closeCoupon)
    #expect(store.runningEffects.isEmpty)
    store.send(.openCoupon)
    await time.advance(by: .seconds(5))
    #expect(store.state.coupon == Coupon())
    #expect(log.texts == [])
  }

  @Test func `a batch that replaces a child ends the effects of the one before`() async {
    let store = makeStore(Cart(coupon: Coupon()))
    store.send(.coupon(.start))
    store.batch {
      store.send(.closeCoupon)
      store.send(.openCoupon)
    }
    await time.advance(by: .seconds(5))
    #expect(store.state.coupon == Coupon())
  }

  @Test func `rule 31: a child's effects end when it is removed, those of others go on`() async {
    let store = makeStore(Cart(rows: [CartRow(id: 1), CartRow(id: 2)]))
    store.send(.row(1, .start))
    store.send(.row(2, .start))
    store.send(.removeRow(1))
    #expect(store.runningEffects.count == 1)
    await time.advance(by: .seconds(1))
    #expect(store.state.rows.map(\.quantity) == [1])
    #expect(log.texts == [])
  }

  @Test func `equal identifiers of two children mean two effects`() async {
    let store = makeStore(Cart(rows: [CartRow(id: 1), CartRow(id: 2)]))
    store.send(.row(1, .start))
    store.send(.row(2, .start))
    store.send(.row(1, .cancel))
    await time.advance(by: .seconds(1))
    #expect(store.state.rows.map(\.quantity) == [0, 1])
  }

  @Test func `a child asks its parent to be dismissed`() {
    let store = makeStore(Cart(coupon: Coupon()))
    store.send(.coupon(.close))
    #expect(store.state.coupon == nil)
    #expect(log.texts == [])
  }

  @Test func `a dismissal that the parent does not answer goes on to its own parent`() {
    enum Outer {
      case cart(CartAction)
      case leave
    }
    struct Shop: Equatable {
      var cart: Cart?
    }
    let cart = Reducer<Coupon, CouponAction>.coupon(.none).lift(
      optional: \Cart.coupon,
      embed: { CartAction.coupon($0) },
      extract: { if case .coupon(let action) = $0 { action } else { nil } }
    )
    let shop = cart.lift(
      optional: \Shop.cart,
      embed: { Outer.cart($0) },
      extract: { if case .cart(let action) = $0 { action } else { nil } },
      onDismiss: .leave
    )
    let store = Store(
      initial: Shop(cart: Cart(coupon: Coupon())),
      reducer: .combine(
        shop,
        Reducer { state, action in
          if case .leave = action { state.cart = nil }
          return .none
        }
      ),
      clock: time,
      report: log.add
    )
    store.send(.cart(.coupon(.close)))
    #expect(store.state == Shop())
    #expect(log.texts == [])
  }

  @Test func `a dismissal that nobody answers is reported`() {
    let store = Store<Coupon, CouponAction>(
      initial: Coupon(),
      reducer: .coupon(.none),
      clock: time,
      report: log.add
    )
    store.send(.close)
    #expect(log.texts.first?.contains("reached no parent that answers it") == true)
    #expect(log.texts.first?.contains("CartChildren.swift:") == true)
  }

  @Test func `a throttle's span ends with its child`() async {
    let store = Store(
      initial: Cart(coupon: Coupon()),
      reducer: .cartWithChildren(
        coupon: .send(.set(5)).throttled(id: "t", for: .seconds(60), latest: false)
      ),
      clock: time,
      report: log.add
    )
    store.send(.coupon(.start))
    #expect(time.nextDue == .seconds(60))
    store.send(.closeCoupon)
    #expect(time.nextDue == nil)
    store.send(.openCoupon)
    store.send(.coupon(.start))
    #expect(store.state.coupon?.percent == 5)
  }
}
