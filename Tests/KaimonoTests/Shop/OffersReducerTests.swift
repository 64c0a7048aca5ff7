import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import StateStore
import StateStoreTesting
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct OffersReducerTests {
  private let time = VirtualTime()
  private let shop: EmbeddedKaimonoGateway
  private let cart: KaimonoCartService
  private let orders: KaimonoOrderService

  init() {
    shop = EmbeddedKaimonoGateway(clock: time)
    orders = KaimonoOrderService(gateway: shop, clock: time, storage: PendingOrderMemory())
    cart = KaimonoCartService(orders: orders, storage: CartMemory())
  }

  private func store(_ state: OffersState) -> TestStore<OffersState, OffersAction> {
    TestStore(initial: state, reducer: .offers(shop, orders, cart), clock: time) {
      message,
      _,
      _,
      _,
      _ in Issue.record("\(message)")
    }
  }

  private func state(isOrdering: Bool = false) -> OffersState {
    OffersState(
      subject: .shop(1),
      products: Loadable([.asparagus, .seaBream, .strawberry]),
      isOrdering: isOrdering
    )
  }

  @Test func `each action puts one product for sale into the cart`() async {
    let badge = cart.badge.recorded()
    let store = store(state())
    await store.send(.addToCart(201))
    await store.send(.addToCart(201))
    #expect(badge.values == [0, 1, 2])
    await store.finish()
  }

  @Test(arguments: [(203, false), (204, false), (999, false), (201, true)])
  func `the reducer puts no other product into the cart`(id: Int, isOrdering: Bool) async {
    let badge = cart.badge.recorded()
    let store = store(state(isOrdering: isOrdering))
    await store.send(.addToCart(id))
    #expect(badge.values == [0])
    await store.finish()
  }

  @Test func `a shop that is not there has neither a name nor products`() async {
    let store = store(OffersState(subject: .shop(99)))
    await store.send(.load)
    await store.receive(.loaded(shopName: nil, nil)) { $0.products.finish(with: nil) }
    await store.finish()
  }

  @Test func `a failure is kept as it is`() async {
    shop.network.failNext(.offline)
    let store = store(OffersState(subject: .products([101])))
    await store.send(.load)
    await store.receive(.loadingFailed(.connection(.offline))) {
      $0.products.fail(with: .connection(.offline))
    }
    await store.finish()
  }
}
