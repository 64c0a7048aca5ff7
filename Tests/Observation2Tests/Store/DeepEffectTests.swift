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

  // A sanitizer's frames are several times as large.
  @Test(.disabled(if: isSanitized))
  func `maps of maps may be as many as is said of a debug build`() async {
    let values = PublishSubject<Int>()
    func mapped(_ effect: Effect<Int>) -> Effect<Int> {
      (0..<10_000).reduce(effect) { effect, _ in effect.map { $0 + 1 } }
    }
    let effects: [@MainActor () -> Effect<Int>] = [
      { mapped(.send(1)) }, { mapped(.run { $0(2) }) }, { mapped(.stream(values)) },
    ]
    var taken: [Int] = []
    let store = Store<Int, Int>(initial: 0, clock: time) { _, action in
      if action < effects.count { return effects[action]() }
      taken.append(action)
      return .none
    }
    for number in effects.indices { store.send(number) }
    await time.settle()
    values.onNext(3)
    values.onCompleted()
    #expect(taken == [10_001, 10_002, 10_003])
    #expect(store.runningEffects.isEmpty)
  }
}
