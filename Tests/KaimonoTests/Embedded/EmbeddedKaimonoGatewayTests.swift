import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct EmbeddedKaimonoGatewayTests {
  private let time = VirtualTime()
  private let shop: EmbeddedKaimonoGateway

  init() {
    shop = EmbeddedKaimonoGateway(clock: time)
  }

  private func order(_ key: UInt64, _ products: [CartProduct]) -> KaimonoOrder {
    KaimonoOrder(key: OrderKey(value: key), cart: .sample(products))
  }

  private func refusal(of order: KaimonoOrder) async -> KaimonoError? {
    do throws(KaimonoConnectionError) {
      guard case .refused(let refusal) = try await shop.place(order) else { return nil }
      return .refusal(refusal)
    } catch {
      return .connection(error)
    }
  }

  @Test func `the cart is the default one`() async throws {
    #expect(try await shop.cart() == .sample())
  }

  @Test func `one key is one order, however often it is sent`() async throws {
    let first = try await shop.place(order(1, [.carrot]))
    let again = try await shop.place(order(1, [.carrot]))
    #expect(first == again)
    #expect(shop.orders == [order(1, [.carrot])])
    #expect(try await shop.cart().products.isEmpty)
  }

  @Test func `a resolved order gives its receipt, or is never taken`() async throws {
    let receipt = try await shop.place(order(1, [.carrot]))
    #expect(try await shop.resolve(OrderKey(value: 1)).map(OrderAnswer.taken) == receipt)
    #expect(try await shop.resolve(OrderKey(value: 2)) == nil)
    #expect(await refusal(of: order(2, [.salt])) == .refusal(.voided))
    #expect(shop.orders.count == 1)
  }

  @Test func `a key that was refused is void for ever`() async throws {
    shop.apply(.soldOut(102))
    #expect(await refusal(of: order(1, [.pork])) == .refusal(.soldOut([102])))
    shop.apply(.restocked(102))
    for _ in 0..<2 { #expect(await refusal(of: order(1, [.pork])) == .refusal(.voided)) }
    #expect(try await shop.resolve(OrderKey(value: 1)) == nil)
    #expect(shop.orders.isEmpty)
    #expect(await refusal(of: order(2, [.pork])) == nil)
  }

  @Test func `a product that is out of stock is refused until it is restocked`() async throws {
    shop.apply(.soldOut(102))
    #expect(try await shop.cart().products.map(\.isSoldOut) == [false, true, false])
    #expect(await refusal(of: order(1, [.carrot, .pork])) == .refusal(.soldOut([102])))
    shop.apply(.restocked(102))
    #expect(await refusal(of: order(2, [.carrot, .pork])) == nil)
  }

  @Test func `more than there is counts as sold out`() async {
    var carrots = CartProduct.carrot
    carrots.quantity = 51
    #expect(await refusal(of: order(1, [carrots])) == .refusal(.soldOut([101])))
    carrots.quantity = 50
    #expect(await refusal(of: order(2, [carrots])) == nil)
    #expect(await refusal(of: order(3, [.carrot])) == .refusal(.soldOut([101])))
  }

  @Test func `one payment is refused`() async {
    shop.apply(.refusePayment)
    #expect(await refusal(of: order(1, [.salt])) == .refusal(.paymentRefused))
    #expect(await refusal(of: order(2, [.salt])) == nil)
  }

  @Test func `an order without a pickup place is refused, and its payment is not tried`() async {
    shop.apply(.refusePayment)
    let nowhere = KaimonoOrder(key: OrderKey(value: 1), cart: .sample(pickupPlace: nil))
    #expect(await refusal(of: nowhere) == .refusal(.pickupPlaceMissing))
    #expect(await refusal(of: order(2, [.salt])) == .refusal(.paymentRefused))
    #expect(shop.orders.isEmpty)
  }

  @Test func `an order at the deadline is refused, with the next pickup day`() async throws {
    await time.advance(by: .seconds(3599))
    #expect(await refusal(of: order(1, [.salt])) == nil)
    await time.advance(by: .seconds(1))
    #expect(await refusal(of: order(2, [.salt])) == .refusal(.deadlinePassed(next: .april3)))
    #expect(try await shop.cart().pickupDay == .april3)
    await time.advance(by: .seconds(10 * 86_400))
    #expect(await refusal(of: order(3, [.salt])) == .refusal(.deadlinePassed(next: nil)))
  }

  @Test(
    arguments: [
      (.offline, .offline), (.server, .server), (.timeout, .timedOut),
      (.arrivedButTimedOut, .timedOut),
    ] as [(SimulatedNetwork.Fault, KaimonoConnectionError)]
  )
  func `a fault of the network is one of the gateway`(
    fault: SimulatedNetwork.Fault,
    error: KaimonoConnectionError
  ) async {
    var refusal: KaimonoError?
    shop.network.failNext(fault)
    _ = time.run { refusal = await self.refusal(of: order(1, [.salt])) }
    await time.advance(by: .seconds(10))
    #expect(refusal == .connection(error))
    #expect(shop.orders.count == (fault == .arrivedButTimedOut ? 1 : 0))
  }

  @Test func `the answer to an order that was refused can be lost too`() async {
    shop.apply(.refusePayment)
    shop.network.failNext(.arrivedButTimedOut)
    var answer: KaimonoError?
    let work = time.run { answer = await self.refusal(of: order(1, [.salt])) }
    await time.settle()
    #expect(answer == nil)
    await time.advance(by: shop.network.timeout)
    #expect(answer == .connection(.timedOut))
    #expect(await refusal(of: order(1, [.salt])) == .refusal(.voided))
    work.dispose()
  }

  @Test func `an order that is late arrives after the app has given up, and is the same order`()
    async
  {
    shop.network.failNext(.arrivesLate)
    var answer: KaimonoError?
    let ledger = Ledger()
    let work = ledger.watch { time.run { answer = await self.refusal(of: order(1, [.salt])) } }
    await time.advance(by: shop.network.timeout)
    #expect(answer == .connection(.timedOut))
    #expect(ledger.entries.isEmpty)
    #expect(shop.orders.isEmpty)
    await time.advance(by: shop.network.lateness)
    #expect(shop.orders.count == 1)
    #expect(await refusal(of: order(1, [.salt])) == nil)
    #expect(shop.orders.count == 1)
    work.dispose()
  }

  @Test func `data that can't be read is an answer to every request`() async {
    let damage = EmbeddedDataError.missing(file: "cart.json")
    let shop = EmbeddedKaimonoGateway(
      network: SimulatedNetwork(clock: time, latency: .zero),
      clock: time,
      data: .failure(damage)
    )
    await #expect(throws: KaimonoConnectionError.answer(damage.asAnswer)) { try await shop.cart() }
    #expect(shop.orders.isEmpty)
  }

  @Test func `the shop remembers deliveries and the permission`() throws {
    var shop = KaimonoShop(try KaimonoShopFile.bundled.get())
    shop.apply(.deliveryArrived(order: 1))
    shop.apply(.deliveryArrived(order: 2))
    shop.apply(.deliveryPickedUp(order: 1))
    shop.apply(.notificationsDenied)
    #expect(shop.record.deliveries == [1: .pickedUp, 2: .waiting])
    #expect(shop.record.areNotificationsDenied)
    shop.apply(.notificationsAllowed)
    #expect(!shop.record.areNotificationsDenied)
  }
}
