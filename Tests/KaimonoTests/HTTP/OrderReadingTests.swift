import Foundation
import Observation2
import ScenesTransport
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// Wrong answers about placed orders and the first screen: each is an error that names what is wrong.
@Suite struct OrderReadingTests {
  private static let day = #"{"date": "2026-04-02", "deadline": "2026-04-01T01:00:00Z"}"#
  private static let later = #"{"date": "2026-04-03", "deadline": "2026-04-02T01:00:00Z"}"#
  private static let shop = #"{"id": 1, "name": "市"}"#

  private static func top(
    days: String = day,
    shops: String = shop,
    place: String = #""pickupPlace": null, "#
  ) -> String {
    "{\(place)\"pickupDays\": [\(days)], \"shops\": [\(shops)]}"
  }

  private static func order(
    _ number: Int = 1,
    state: String = "waiting",
    price: Int = 120
  ) -> String {
    let salt =
      #"{"id": 1, "name": "塩", "picture": "salt", "price": \#(price), "quantity": 1, "#
      + #""isSoldOut": false}"#
    let cart =
      #"{"products": [\#(salt)], "pickupPlace": null, "pickupDay": \#(day), "payment": "カード"}"#
    return #"{"number": \#(number), "state": "\#(state)", "cart": \#(cart)}"#
  }

  private func gateway(_ status: Int, _ body: String) -> HTTPKaimonoGateway {
    let headers: TransportHeaders = ["Content-Type": "application/json"]
    let answer = TransportResponse(status: status, headers: headers, body: Data(body.utf8))
    let paths = ["/top", "/deliveries", "/orders", "/orders/:number"]
    return HTTPKaimonoGateway(
      InProcessTransport(paths.map { TransportRoute(.get, $0) { _, _ in answer } })
    )
  }

  @Test(
    arguments: [
      (top(place: ""), "pickupPlace", "is missing."),
      (top(place: #""pickupPlace": 1, "#), "pickupPlace", "is no String."),
      (
        top(days: day.replacing("04-02", with: "02-30")), "pickupDays[0].date",
        "is “2026-02-30”, not a day like 2026-04-02."
      ),
      (
        top(days: later + "," + day), "pickupDays[1].deadline",
        "is not later than that of the day before."
      ),
      (
        top(days: day + "," + day), "pickupDays[1].deadline",
        "is not later than that of the day before."
      ),
      (top(shops: #"{"id": 1}"#), "shops[0].name", "is missing."),
      (top(shops: shop + "," + shop), "shops[1].id", "is 1, as that of another shop."),
      (
        top(shops: (1...1_001).map { #"{"id": \#($0), "name": ""}"# }.joined(separator: ",")),
        "shops", "are over 1000."
      ),
      (
        top(days: Array(repeating: day, count: 1_001).joined(separator: ",")), "pickupDays",
        "are over 1000."
      ),
    ]
  )
  func `a wrong field of the first screen is named`(
    body: String,
    path: String,
    words: String
  ) async {
    #expect(await mistake { try await gateway(200, body).top() } == .field(path, words))
  }

  @Test(
    arguments: [
      (#"{"acceptable": []}"#, "orders", "is missing."),
      (#"{"orders": 1}"#, "acceptable", "is missing."),
      (#"{"orders": -1, "acceptable": []}"#, "orders", "is -1, not 0 to 1000000."),
      (#"{"orders": 1, "acceptable": [1, 2]}"#, "acceptable", "are 2, of 1 orders."),
      (#"{"orders": 1, "acceptable": ["1"]}"#, "acceptable[0]", "is no Int."),
    ]
  )
  func `a wrong field of the deliveries is named`(
    body: String,
    path: String,
    words: String
  ) async {
    #expect(await mistake { try await gateway(200, body).deliveries() } == .field(path, words))
  }

  @Test(
    arguments: [
      (#"{"number": 1}"#, "state", "is missing."),
      (order(price: -1), "cart.products[0].price", "is -1, not 0 to 1000000."),
      (order().replacing("\"cart\"", with: "\"card\""), "cart", "is missing."),
    ]
  )
  func `a wrong field of an order is named, alone or in the list`(
    body: String,
    path: String,
    words: String
  ) async {
    let alone = await mistake { try await gateway(200, body).placedOrder(1) }
    #expect(alone == .field(path, words))
    let list = #"{"next": null, "orders": [\#(body)]}"#
    let listed = await mistake { try await gateway(200, list).placedOrders() }
    #expect(listed == .field("orders[0]." + path, words))
  }

  @Test func `a state that there is not is none`() async {
    let body = Self.order(state: "lost")
    let reason = await mistake { try await gateway(200, body).placedOrder(1) }
    guard case .field("state", let words) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(words.contains("lost"))
  }

  @Test(arguments: PlacedOrder.State.allCases)
  func `an order is read in each state`(state: PlacedOrder.State) async throws {
    let body = Self.order(state: state.rawValue)
    #expect(try await gateway(200, body).placedOrder(1)?.state == state)
  }

  @Test func `an order is the one that was asked for, and no two in the list are one`() async {
    let one = await mistake { try await gateway(200, Self.order(2)).placedOrder(1) }
    #expect(one == .field("number", "is 2, although 1 was asked for."))
    let body = #"{"next": null, "orders": [\#(Self.order(2)), \#(Self.order(2))]}"#
    let two = await mistake { try await gateway(200, body).placedOrders() }
    #expect(two == .field("orders[1].number", "is 2, after 2."))
  }

  @Test(arguments: [201, 204, 302, 404, 409])
  func `a status that was not agreed is not believed`(status: Int) async throws {
    let gateway = gateway(status, "{}")
    #expect(await mistake { try await gateway.top() } == .status(status))
    #expect(await mistake { try await gateway.deliveries() } == .status(status))
    #expect(await mistake { try await gateway.placedOrders() } == .status(status))
    if status == 404 {
      #expect(try await gateway.placedOrder(1) == nil)
    } else {
      #expect(await mistake { try await gateway.placedOrder(1) } == .status(status))
    }
  }

  @MainActor
  @Test(arguments: ["first", "0", "2", "1,1"])
  func `the shop has no order of another number`(number: String) async throws {
    let counter = ShopCounter(KaimonoShopFile.bundled, clock: VirtualTime())
    counter.setOrders(.past)
    let transport = InProcessTransport(counter.routes)
    let wrong = try await transport.send(TransportRequest("r", .get, "/orders/\(number)"))
    #expect(wrong.status == 404)
    #expect(try await transport.send(TransportRequest("r", .get, "/orders/1")).status == 200)
  }
}
