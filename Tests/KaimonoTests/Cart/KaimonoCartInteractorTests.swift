import Observation2
import Observation2Testing
import StateStore
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct KaimonoCartInteractorTests {
  private let time = VirtualTime()

  private func orders(_ gateway: any KaimonoGateway) -> KaimonoOrderService {
    KaimonoOrderService(gateway: gateway, clock: time, storage: PendingOrderMemory())
  }

  private func interactor(
    _ gateway: any KaimonoGateway,
    _ given: KaimonoOrderService? = nil,
    _ service: KaimonoCartService? = nil
  ) -> Store<KaimonoCartState, KaimonoCartAction> {
    let orders = given ?? orders(gateway)
    let service = service ?? KaimonoCartService(orders: orders, storage: CartMemory())
    let reducer = Reducer.cart(gateway, orders, service)
    return Store(initial: KaimonoCartState(), reducer: reducer, clock: time)
  }

  @Test func `it loads the cart`() async {
    let interactor = interactor(KaimonoGatewayScript())
    let states = interactor.select { $0 }.recorded()
    interactor.send(.start)
    await time.settle()
    #expect(states.values.last == .loaded())
  }

  @Test func `loading that failed is tried again when asked`() async {
    let gateway = KaimonoGatewayScript(carts: [.failure(.connection(.offline))])
    let interactor = interactor(gateway)
    let states = interactor.select { $0 }.recorded()
    interactor.send(.start)
    await time.settle()
    #expect(states.values.last == .failed(.connection(.offline)))
    interactor.send(.load)
    #expect(states.values.last?.isLoading == true)
    await time.settle()
    #expect(states.values.last?.cart == .sample())
  }

  @Test func `quantities change the cart, and are still chosen after coming back`() async {
    let gateway = KaimonoGatewayScript()
    let orders = orders(gateway)
    let service = KaimonoCartService(orders: orders, storage: CartMemory())
    for _ in 0..<2 {
      let interactor = interactor(gateway, orders, service)
      let states = interactor.select { $0 }.recorded()
      interactor.send(.start)
      await time.settle()
      interactor.send(.changeQuantity(5, productID: 101))
      interactor.send(.changeQuantity(0, productID: 102))
      #expect(states.values.last?.cart?.products.map(\.quantity) == [5, 1])
    }
    let states = interactor(gateway, orders, service)
    let recorded = states.select { $0 }.recorded()
    states.send(.start)
    await time.settle()
    #expect(recorded.values.last?.cart?.total == Yen(5 * 198 + 120))
  }

  @Test func `two scenes of one cart show the same, whichever of them changes it`() async {
    let gateway = KaimonoGatewayScript()
    let orders = orders(gateway)
    let service = KaimonoCartService(orders: orders, storage: CartMemory())
    let both = [interactor(gateway, orders, service), interactor(gateway, orders, service)]
    let states = both.map { $0.select { $0.cart?.products.map(\.quantity) ?? [] }.recorded() }
    for one in both { one.send(.start) }
    await time.settle()
    both[0].send(.changeQuantity(5, productID: 101))
    both[1].send(.changeQuantity(0, productID: 103))
    await time.settle()
    #expect(states.map { $0.values.last } == [[5, 1], [5, 1]])
    service.choose(2, of: 103)
    await time.settle()
    #expect(states.map { $0.values.last } == [[5, 1, 2], [5, 1, 2]])
  }

  @Test func `while an order is under way quantities stay`() async {
    let shop = EmbeddedKaimonoGateway(clock: time, orderLatency: .seconds(2))
    let interactor = interactor(shop)
    let states = interactor.select { $0 }.recorded()
    interactor.send(.start)
    await time.settle()
    interactor.send(.order)
    interactor.send(.changeQuantity(5, productID: 101))
    #expect(states.values.last?.isOrdering == true)
    #expect(states.values.last?.cart == .sample())
    #expect(states.values.last?.contents.chosen == [:])
  }

  @Test func `an order takes everything out of the cart`() async {
    let interactor = interactor(KaimonoGatewayScript())
    let states = interactor.select { $0 }.recorded()
    interactor.send(.start)
    await time.settle()
    interactor.send(.order)
    await time.settle()
    #expect(states.values.last == .loaded(.sample([]), order: .ended(.placed(.first))))
  }

  @Test(arguments: [KaimonoCart.sample([]), .sample(pickupPlace: nil)])
  func `a cart in which something is missing and one that is not loaded are not ordered`(
    cart: KaimonoCart
  ) async {
    let gateway = KaimonoGatewayScript(carts: [.success(cart)])
    let interactor = interactor(gateway)
    interactor.send(.order)
    interactor.send(.start)
    await time.settle()
    interactor.send(.order)
    await time.settle()
    #expect(gateway.events == [.cart])
  }

  @Test func `a missed deadline moves the cart to the next day`() async {
    let gateway = KaimonoGatewayScript(placings: [
      .failure(.refusal(.deadlinePassed(next: .april3)))
    ])
    let interactor = interactor(gateway)
    let states = interactor.select { $0 }.recorded()
    interactor.send(.start)
    await time.settle()
    interactor.send(.order)
    await time.settle()
    #expect(states.values.last?.cart?.pickupDay == .april3)
    #expect(states.values.last?.orderEnd == .failed(.refusal(.deadlinePassed(next: .april3))))
  }

  @Test func `a product that sold out is marked until the shop's next answer`() async {
    let gateway = KaimonoGatewayScript(placings: [.failure(.refusal(.soldOut([102])))])
    let interactor = interactor(gateway)
    let states = interactor.select { $0 }.recorded()
    interactor.send(.start)
    await time.settle()
    interactor.send(.order)
    await time.settle()
    #expect(states.values.last?.cart?.products.map(\.isSoldOut) == [false, true, false])
    interactor.send(.changeQuantity(0, productID: 103))
    #expect(states.values.last?.orderEnd == nil)
    #expect(states.values.last?.cart?.products.map(\.isSoldOut) == [false, true])
    interactor.send(.refresh)
    await time.settle()
    #expect(states.values.last?.cart?.products.map(\.isSoldOut) == [false, false])
  }

  @Test func `a cart that the shop may have changed is loaded again`() async {
    let moved = KaimonoCart.sample(pickupPlace: "下北沢商店街ステーション")
    let gateway = KaimonoGatewayScript(carts: [.success(.sample()), .success(moved)])
    let orders = orders(gateway)
    let service = KaimonoCartService(orders: orders, storage: CartMemory())
    let interactor = interactor(gateway, orders, service)
    let states = interactor.select { $0 }.recorded()
    interactor.send(.start)
    await time.settle()
    service.outdate()
    #expect(states.values.last?.isLoading == true)
    await time.settle()
    #expect(states.values.last == .loaded(moved))
    #expect(gateway.events == [.cart, .cart])
  }

  @Test func `a change during an order is loaded after it`() async {
    let moved = KaimonoCart.sample([], pickupPlace: "下北沢商店街ステーション")
    let shop = EmbeddedKaimonoGateway(clock: time, orderLatency: .seconds(2))
    let orders = orders(shop)
    let service = KaimonoCartService(orders: orders, storage: CartMemory())
    let interactor = interactor(shop, orders, service)
    let states = interactor.select { $0 }.recorded()
    interactor.send(.start)
    await time.settle()
    interactor.send(.order)
    _ = try? await shop.choose(5, of: .pickupPlace, after: 0)
    service.outdate()
    await time.settle()
    #expect(states.values.last?.isOrdering == true)
    #expect(states.values.last?.cart == .sample())
    await time.advance(by: .seconds(2))
    #expect(shop.orders.map(\.cart) == [.sample()])
    #expect(states.values.last == .loaded(moved, order: .ended(.placed(.first))))
  }

  @Test func `coming back learns what became of a lost order before it loads`() async {
    let gateway = KaimonoGatewayScript(
      carts: [.success(.sample()), .success(.sample([]))],
      placings: [.failure(.connection(.timedOut))],
      resolutions: [.success(.first)]
    )
    let orders = orders(gateway)
    let first = interactor(gateway, orders)
    first.send(.start)
    await time.settle()
    first.send(.order)
    await time.settle()
    let second = interactor(gateway, orders)
    let states = second.select { $0 }.recorded()
    second.send(.start)
    await time.settle()
    #expect(states.values.last?.orderEnd == .placed(.first))
    #expect(states.values.last?.cart == .sample([]))
  }
}
