import Foundation
import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// The products that a person puts into the cart beside those of the shop's cart.
@MainActor @Suite struct AddedProductsTests {
  private let time = VirtualTime()

  private func contents() -> KaimonoCartContents {
    var contents = KaimonoCartContents()
    contents.take([.carrot, .pork, .salt])
    return contents
  }

  private func services(
    _ shop: EmbeddedKaimonoGateway
  ) -> (orders: KaimonoOrderService, cart: KaimonoCartService) {
    let orders = KaimonoOrderService(gateway: shop, clock: time, storage: PendingOrderMemory())
    return (orders, KaimonoCartService(orders: orders, storage: CartMemory()))
  }

  @Test func `no product is in the cart twice`() {
    var cart = contents()
    cart.add(.asparagus)
    cart.add(.asparagus)
    cart.add(.carrot)
    #expect(cart.inCart.map(\.id) == [101, 102, 103, 201])
    #expect(cart.inCart.map(\.quantity) == [4, 1, 1, 2])
    // By now the shop has it in its cart too.
    cart.take([.carrot, .asparagus])
    #expect(cart.inCart.map(\.id) == [101, 201])
    #expect(cart.inCart.map(\.quantity) == [4, 2])
  }

  @Test func `a product that was taken out comes back with one of it`() {
    var cart = contents()
    cart.choose(0, of: 103)
    cart.add(.salt)
    cart.add(.onion)
    cart.choose(0, of: 205)
    #expect(cart.added.isEmpty)
    cart.add(.onion)
    #expect(cart.inCart.map(\.id) == [101, 102, 103, 205])
    #expect(cart.inCart.map(\.quantity) == [2, 1, 1, 1])
  }

  @Test func `an answer changes the price and the stock of an added product, or removes it`() {
    var cart = contents()
    cart.add(.asparagus)
    cart.add(.onion)
    let dear = ShopProduct(id: 201, name: "アスパラガス", picture: "", price: Yen(300), stock: 0)
    cart.take([.carrot], asked: [201, 205], offers: [dear])
    #expect(cart.inCart.map(\.id) == [101, 201])
    #expect(cart.inCart.last?.price == Yen(300))
    #expect(cart.inCart.last?.isSoldOut == true)
    #expect(cart.chosen == [201: 1])
  }

  @Test func `a product that was added after the question stays`() {
    var cart = contents()
    cart.add(.asparagus)
    cart.take([.carrot], asked: [], offers: [])
    #expect(cart.inCart.map(\.id) == [101, 201])
  }

  @Test func `contents that were stored before anything could be added are read`() throws {
    let data = Data(#"{"products":[],"chosen":{"101":3}}"#.utf8)
    let read = try JSONDecoder().decode(KaimonoCartContents.self, from: data)
    #expect(read.chosen == [101: 3])
    #expect(read.added.isEmpty)
    var cart = contents()
    cart.add(.onion)
    let kept = try JSONEncoder().encode(cart)
    #expect(try JSONDecoder().decode(KaimonoCartContents.self, from: kept) == cart)
  }

  @Test func `the order has what was added, and the total is the sum`() async throws {
    let shop = EmbeddedKaimonoGateway(clock: time)
    let (orders, cart) = services(shop)
    cart.add(.asparagus)
    let contents = cart.contents.recorded()
    let header = try await cart.load(from: shop)
    let loaded = KaimonoCart(products: contents.values.last?.inCart ?? [], header: header)
    #expect(loaded.total == Yen(1056 + 248))
    orders.place(loaded)
    await time.settle()
    #expect(shop.orders.map(\.cart.total) == [Yen(1304)])
    #expect(shop.network.requests.map(\.name) == ["cart.load", "product.load", "cart.order"])
    let badge = cart.badge.recorded()
    #expect(badge.values == [0])
  }

  @Test func `the shop is asked about added products only if there are some`() async throws {
    let shop = EmbeddedKaimonoGateway(clock: time)
    let (_, cart) = services(shop)
    try await cart.loadOnce(from: shop)
    try await cart.loadOnce(from: shop)
    #expect(shop.network.requests.map(\.name) == ["cart.load"])
  }

  @Test func `while an order is under way nothing is added, since its end empties the cart`() async
  {
    let shop = EmbeddedKaimonoGateway(clock: time, orderLatency: .seconds(2))
    let (orders, cart) = services(shop)
    let badge = cart.badge.recorded()
    orders.place(.sample())
    cart.add(.onion)
    #expect(badge.values == [0])
    await time.advance(by: .seconds(2))
    cart.add(.onion)
    #expect(badge.values == [0, 1])
  }
}
