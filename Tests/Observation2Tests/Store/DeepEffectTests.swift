import Observation2
import StateStore
import Testing

/// Deeply nested effects, as loops create them, need no deep stack.
@MainActor @Suite struct DeepEffectTests {
  enum Nesting: CaseIterable {
    case first, last, cancellable, throttled, merged

    @MainActor
    func nest<Action>(_ inner: Effect<Action>, _ level: Int) -> Effect<Action> {
      switch self {
      case .first: .concatenate(inner, .perform {})
      case .last: .concatenate(.perform {}, inner)
      case .cancellable: .concatenate(inner.cancellable(id: level), .perform {})
      case .throttled:
        .concatenate(.perform {}, inner.throttled(id: level, for: .seconds(1), latest: true))
      case .merged: .merge(.perform {}, .concatenate(inner, .perform {}))
      }
    }
  }

  private let time = VirtualTime()
  private let depth = 5_000

  private func makeStore(_ effect: Effect<CouponAction>) -> Store<Cart, CartAction> {
    Store(
      initial: Cart(coupon: Coupon()),
      reducer: .cartWithChildren(coupon: effect),
      clock: time
    )
  }

  private func nested(_ nesting: Nesting, _ inner: Effect<CouponAction>) -> Effect<CouponAction> {
    (0..<depth).reduce(inner) { nesting.nest($0, $1) }
  }

  @Test(arguments: Nesting.allCases)
  func `nested effects act`(nesting: Nesting) {
    let store = makeStore(nested(nesting, .send(.set(5))))
    store.send(.coupon(.start))
    #expect(store.state.coupon?.percent == 5)
    #expect(store.runningEffects.isEmpty)
  }

  @Test(arguments: Nesting.allCases)
  func `nested effects wait`(nesting: Nesting) async {
    let store = makeStore(
      nested(nesting, .concatenate(.wait(.seconds(1)), .send(.set(5))))
    )
    store.send(.coupon(.start))
    #expect(store.state.coupon?.percent == 0)
    await time.advance(by: .seconds(1))
    #expect(store.state.coupon?.percent == 5)
    #expect(store.runningEffects.isEmpty)
  }

  @Test(arguments: Nesting.allCases)
  func `nested effects are cancelled`(nesting: Nesting) {
    let store = makeStore(nested(nesting, .wait(.seconds(1))).cancellable(id: "all"))
    store.send(.coupon(.start))
    #expect(store.runningEffects.count == 1)
    store.send(.closeCoupon)
    #expect(store.runningEffects.isEmpty)
  }
}
