import LoopbackSupport
import Observation2
import OpenAPISupport
import Scenes
import ScenesHeadless
import ScenesTransport
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// The shop gives the same answers as values, as bytes, and over real connections with a cache.
///
/// A fault of the network has the same effect in each form.
@MainActor @Suite struct ShopGatewayTests {
  enum Form: CaseIterable {
    case values, bytes, sockets

    /// Those in which virtual time knows all that a request waits for.
    static let inProcess = [Form.values, .bytes]
  }

  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let shop: EmbeddedKaimonoGateway

  init() {
    network = SimulatedNetwork(clock: time, latency: .zero)
    shop = EmbeddedKaimonoGateway(network: network, clock: time)
  }

  private func gateway(_ form: Form) throws -> any KaimonoGateway {
    let inProcess = InProcessTransport(shop.routes)
    switch form {
    case .values: return shop
    case .bytes: return HTTPKaimonoGateway(documented(inProcess))
    case .sockets:
      let server = try LoopbackServer.answering(as: inProcess)
      // An hour, since a test may wait for its turn on the main actor that long.
      let way = LoopbackTransport(
        to: server,
        URLSessionTransport(base: server.base, timeout: .seconds(3_600))
      )
      return HTTPKaimonoGateway(ConditionalTransport(over: documented(way)))
    }
  }

  /// A way over the network, on which nothing goes that is not documented.
  private func documented(_ transport: any HTTPTransport) -> any HTTPTransport {
    let way = DocumentedTransport(over: transport) { Issue.record("\($0)") }
    return SimulatedTransport(over: way, network: network)
  }

  private func order(_ key: UInt64, _ products: [CartProduct]) -> KaimonoOrder {
    KaimonoOrder(key: OrderKey(value: key), cart: .sample(products))
  }

  @Test(arguments: Form.allCases)
  func `the cart is the same`(form: Form) async throws {
    #expect(try await gateway(form).cart() == .sample())
    shop.apply(.soldOut(102))
    let cart = try await gateway(form).cart()
    #expect(cart.products.map(\.isSoldOut) == [false, true, false])
    #expect(network.requests.map(\.name) == ["cart.load", "cart.load"])
  }

  @Test(arguments: Form.allCases)
  func `products are the same, in the order asked for, without those that are not sold`(
    form: Form
  ) async throws {
    shop.apply(.soldOut(205))
    let products = try await gateway(form).products([201, 999, 101, 205])
    #expect(products.map(\.id) == [201, 101, 205])
    #expect(products.first == .asparagus)
    #expect(products.map(\.isSoldOut) == [false, false, true])
    #expect(try await gateway(form).products([999]).isEmpty)
    #expect(network.requests.map(\.name) == ["product.load", "product.load"])
  }

  @Test(arguments: Form.allCases)
  func `a shop is the same, with its deliveries on the next day`(form: Form) async throws {
    let front = try await gateway(form).shop(1)
    #expect(front?.name == "しぶや旬の市")
    #expect(front?.products == [.asparagus, .shrimp, .seaBream, .strawberry, .onion])
    await time.advance(by: .seconds(3600))
    #expect(try await gateway(form).shop(1)?.products[2].isDelivered == true)
    #expect(try await gateway(form).shop(99) == nil)
    #expect(Set(network.requests.map(\.name)) == ["shop.load"])
  }

  @Test(arguments: Form.allCases)
  func `an order takes its products out of stock`(form: Form) async throws {
    _ = try await gateway(form).place(order(1, [CartProduct(.shrimp, quantity: 5)]))
    #expect(try await gateway(form).products([202]).map(\.isSoldOut) == [true])
    let refused = try await gateway(form).place(order(2, [CartProduct(.shrimp, quantity: 1)]))
    #expect(refused == .refused(.soldOut([202])))
  }

  @Test(arguments: Form.allCases)
  func `one key is one order`(form: Form) async throws {
    let gateway = try gateway(form)
    let first = try await gateway.place(order(.max, [.carrot]))
    #expect(try await gateway.place(order(.max, [.carrot])) == first)
    #expect(shop.orders == [order(.max, [.carrot])])
    let receipt = OrderReceipt(number: 1, total: Yen(396), pickupDay: .april2)
    #expect(first == .taken(receipt))
    #expect(try await gateway.resolve(OrderKey(value: .max)) == receipt)
    #expect(try await gateway.resolve(OrderKey(value: 2)) == nil)
    #expect(try await gateway.place(order(2, [.salt])) == .refused(.voided))
  }

  @Test(arguments: Form.allCases)
  func `a refusal is an answer`(form: Form) async throws {
    let gateway = try gateway(form)
    shop.apply(.soldOut(102))
    #expect(try await gateway.place(order(1, [.pork])) == .refused(.soldOut([102])))
    shop.apply(.refusePayment)
    #expect(try await gateway.place(order(2, [.salt])) == .refused(.paymentRefused))
    await time.advance(by: .seconds(3600))
    let late = try await gateway.place(order(3, [.salt]))
    #expect(late == .refused(.deadlinePassed(next: .april3)))
    await time.advance(by: .seconds(10 * 86_400))
    #expect(try await gateway.place(order(4, [.salt])) == .refused(.deadlinePassed(next: nil)))
  }

  @Test(
    arguments: Form.inProcess,
    [
      (.offline, .offline), (.server, .server), (.timeout, .timedOut),
      (.arrivedButTimedOut, .timedOut), (.arrivesLate, .timedOut),
    ] as [(SimulatedNetwork.Fault, KaimonoConnectionError)]
  )
  func `a fault of the network is one of the way`(
    form: Form,
    fault: (SimulatedNetwork.Fault, KaimonoConnectionError)
  ) async throws {
    let gateway = try gateway(form)
    network.failNext(fault.0, match: "order")
    var error: KaimonoConnectionError?
    _ = time.run {
      do throws(KaimonoConnectionError) {
        _ = try await gateway.place(order(1, [.salt]))
      } catch let failure {
        error = failure
      }
    }
    await time.advance(by: network.timeout)
    #expect(error == fault.1)
    #expect(shop.orders.count == (fault.0 == .arrivedButTimedOut ? 1 : 0))
    await time.advance(by: network.lateness)
    let arrives: [SimulatedNetwork.Fault] = [.arrivedButTimedOut, .arrivesLate]
    #expect(shop.orders.count == (arrives.contains(fault.0) ? 1 : 0))
  }

  @Test(arguments: Form.allCases)
  func `the choices are the same, and so is the chosen one`(form: Form) async throws {
    #expect(try await gateway(form).choices(.payment) == .payments(chosen: 1))
    let places = try await gateway(form).choices(.pickupPlace)
    #expect(places.all.count == 6)
    #expect(places.chosen?.name == "渋谷駅前ステーション")
    shop.apply(try KaimonoLaunch(["pickup": "none"]))
    #expect(try await gateway(form).choices(.pickupPlace).chosenID == nil)
    #expect(try await gateway(form).cart().pickupPlace == nil)
    let names = ["payment.load", "pickup-place.load", "pickup-place.load", "cart.load"]
    #expect(network.requests.map(\.name) == names)
  }

  @Test(arguments: Form.allCases)
  func `the cart has the chosen payment and pickup place`(form: Form) async throws {
    let gateway = try gateway(form)
    #expect(
      try await gateway.choose(2, of: .payment, after: 0) == .payments(chosen: 2, revision: 1)
    )
    #expect(try await gateway.choose(4, of: .pickupPlace, after: 0).chosenID == 4)
    #expect(try await gateway.choices(.payment) == .payments(chosen: 2, revision: 1))
    let cart = try await gateway.cart()
    #expect(cart.payment == "キャリア決済")
    #expect(cart.pickupPlace == "中目黒川沿いステーション")
    #expect(network.requests.map(\.name).prefix(2) == ["payment.choose", "pickup-place.choose"])
  }

  @Test(arguments: Form.allCases)
  func `an unknown choice is not taken, and the earlier choice stays`(form: Form) async throws {
    let gateway = try gateway(form)
    _ = try await gateway.choose(2, of: .payment, after: 0)
    #expect(
      try await gateway.choose(9, of: .payment, after: 1) == .payments(chosen: 2, revision: 1)
    )
    #expect(try await gateway.cart().payment == "キャリア決済")
    shop.apply(try KaimonoLaunch(["pickup": "none"]))
    #expect(try await gateway.choose(9, of: .pickupPlace, after: 1).chosenID == nil)
  }

  @Test(arguments: Form.inProcess)
  func `a choice that replaces another one than its person saw is not taken`(
    form: Form
  ) async throws {
    let gateway = try gateway(form)
    network.failNext(.arrivesLate, match: "payment.choose")
    let late = time.run { _ = try? await gateway.choose(2, of: .payment, after: 0) }
    await time.advance(by: network.timeout)
    #expect(try await gateway.choose(3, of: .payment, after: 0).chosenID == 3)
    await time.advance(by: network.lateness)
    #expect(try await gateway.choices(.payment) == .payments(chosen: 3, revision: 1))
    let now = KaimonoChoices.payments(chosen: 3, revision: 1)
    #expect(try await gateway.choose(1, of: .payment, after: 0) == now)
    #expect(try await gateway.choose(1, of: .payment, after: 1).chosenID == 1)
    late.dispose()
  }

  @Test(arguments: Form.allCases)
  func `an order is taken with its own choices, and is refused without a pickup place`(
    form: Form
  ) async throws {
    let gateway = try gateway(form)
    let old = try await gateway.cart()
    _ = try await gateway.choose(3, of: .payment, after: 0)
    _ = try await gateway.choose(2, of: .pickupPlace, after: 0)
    _ = try await gateway.place(KaimonoOrder(key: OrderKey(value: 1), cart: old))
    #expect(shop.orders.map(\.cart) == [old])
    shop.apply(try KaimonoLaunch(["pickup": "none"]))
    let nowhere = KaimonoOrder(key: OrderKey(value: 2), cart: try await gateway.cart())
    #expect(try await gateway.place(nowhere) == .refused(.pickupPlaceMissing))
    #expect(shop.orders.count == 1)
  }

  @Test(
    arguments: Form.inProcess,
    [
      (.offline, .offline, 1), (.server, .server, 1), (.timeout, .timedOut, 1),
      (.arrivedButTimedOut, .timedOut, 3), (.arrivesLate, .timedOut, 3),
    ] as [(SimulatedNetwork.Fault, KaimonoConnectionError, Int)]
  )
  func `a fault of the network is one of the way of a choice, too`(
    form: Form,
    fault: (SimulatedNetwork.Fault, KaimonoConnectionError, chosen: Int)
  ) async throws {
    let gateway = try gateway(form)
    network.failNext(fault.0, match: "payment.choose")
    var error: KaimonoConnectionError?
    _ = time.run {
      do throws(KaimonoConnectionError) {
        _ = try await gateway.choose(3, of: .payment, after: 0)
      } catch let failure {
        error = failure
      }
    }
    await time.advance(by: network.timeout)
    #expect(error == fault.1)
    await time.advance(by: network.lateness)
    #expect(try await shop.choices(.payment).chosenID == fault.chosen)
  }

  @Test(arguments: Form.allCases)
  func `the first screen is the same, with the place that is chosen and the days that are open`(
    form: Form
  ) async throws {
    let gateway = try gateway(form)
    let top = try await gateway.top()
    #expect(top.pickupPlace == "渋谷駅前ステーション")
    #expect(top.pickupDays.count == 5)
    #expect(top.shops.starts(with: KaimonoTop.sample.shops) && top.shops.count >= 12)
    _ = try await gateway.choose(4, of: .pickupPlace, after: 0)
    await time.advance(by: .seconds(3_600))
    #expect(try await gateway.top().pickupDays == Array(top.pickupDays.dropFirst()))
    #expect(try await gateway.top().pickupPlace == "中目黒川沿いステーション")
    shop.apply(try KaimonoLaunch(["pickup": "none"]))
    #expect(try await gateway.top().pickupPlace == nil)
    await time.advance(by: .seconds(10 * 86_400))
    #expect(try await gateway.top().pickupDays == [])
    #expect(network.requests.count { $0.name == "top.load" } == 5)
  }

  @Test(arguments: Form.allCases)
  func `placed orders are the same, the newest first, with their states`(
    form: Form
  ) async throws {
    let gateway = try gateway(form)
    #expect(try await gateway.placedOrders() == [])
    #expect(try await gateway.deliveries() == KaimonoDeliveries(orders: 0, acceptable: []))
    #expect(try await gateway.placedOrder(1) == nil)
    for (key, products) in [(1, [.carrot]), (2, [.salt]), (3, [.pork])]
      as [(UInt64, [CartProduct])]
    {
      _ = try await gateway.place(order(key, products))
    }
    for id in 1...3 { shop.apply(.deliveryArrived(order: id)) }
    shop.apply(.deliveryPickedUp(order: 2))
    let orders = try await gateway.placedOrders()
    #expect(orders.map(\.id) == [3, 2, 1])
    #expect(orders.map(\.state) == [.waiting, .pickedUp, .waiting])
    #expect(orders.map(\.cart) == [.sample([.pork]), .sample([.salt]), .sample([.carrot])])
    #expect(try await gateway.placedOrder(2) == orders[1])
    #expect(try await gateway.placedOrder(4) == nil)
    #expect(try await gateway.deliveries() == KaimonoDeliveries(orders: 3, acceptable: [3, 1]))
    let names = ["orders.load", "top.deliveries", "order.load"]
    #expect(network.requests.prefix(3).map(\.name) == names)
  }

  @Test(
    arguments: Form.allCases,
    [(.offline, .offline), (.server, .server)]
      as [(SimulatedNetwork.Fault, KaimonoConnectionError)]
  )
  func `a request that only reads reports a fault of the network`(
    form: Form,
    fault: (SimulatedNetwork.Fault, KaimonoConnectionError)
  ) async throws {
    let gateway = try gateway(form)
    network.failNext(fault.0, times: 4)
    await #expect(throws: fault.1) { try await gateway.top() }
    await #expect(throws: fault.1) { try await gateway.deliveries() }
    await #expect(throws: fault.1) { try await gateway.placedOrders() }
    await #expect(throws: fault.1) { try await gateway.placedOrder(1) }
  }

  @Test func `settling waits until an answer is read off the main actor`() async throws {
    let gateway = try gateway(.bytes)
    for _ in 0..<100 {
      var cart: KaimonoCart?
      _ = time.run { cart = try? await gateway.cart() }
      await time.settle()
      #expect(cart != nil)
    }
  }

  @Test func `a shop whose data can't be read answers with an error of its own`() async {
    let damage = EmbeddedDataError.missing(file: "cart.json")
    let shop = EmbeddedKaimonoGateway(network: network, clock: time, data: .failure(damage))
    let gateway = HTTPKaimonoGateway(InProcessTransport(shop.routes))
    await #expect(throws: KaimonoConnectionError.server) { try await gateway.cart() }
  }
}
