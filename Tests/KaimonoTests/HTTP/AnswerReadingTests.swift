import Foundation
import Observation2
import ScenesTransport
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// Wrong answers and wrong requests: each is an error that names what is wrong.
@Suite struct AnswerReadingTests {
  private static let day = #"{"date": "2026-04-02", "deadline": "2026-04-01T10:00:00+09:00"}"#
  private static let salt =
    #"{"id": 1, "name": "塩", "picture": "salt", "price": 120, "quantity": 1, "isSoldOut": false}"#

  private static func cart(_ products: String = salt, day: String = day) -> String {
    #"{"products": [\#(products)], "pickupPlace": "渋谷", "pickupDay": \#(day), "payment": "現金"}"#
  }

  private func gateway(
    _ status: Int,
    _ body: String,
    _ type: String? = "application/json"
  )
    -> HTTPKaimonoGateway
  {
    var headers = TransportHeaders()
    headers["Content-Type"] = type
    let answer = TransportResponse(status: status, headers: headers, body: Data(body.utf8))
    return HTTPKaimonoGateway(
      InProcessTransport([
        TransportRoute(.get, "/cart") { _, _ in answer },
        TransportRoute(.post, "/orders") { _, _ in answer },
        TransportRoute(.post, "/orders/resolutions") { _, _ in answer },
      ])
    )
  }

  private let order = KaimonoOrder(key: OrderKey(value: 1), cart: .sample())

  @Test func `a cart is read, whatever else it contains`() async throws {
    let body =
      #"{"news": [1], "products": [], "pickupPlace": "渋谷", "pickupDay": \#(Self.day), "payment": ""}"#
    let cart = try await gateway(200, body, "application/JSON; charset=utf-8").cart()
    #expect(cart.products.isEmpty)
    #expect(cart.pickupDay == .april2)
  }

  @Test(
    arguments: [
      ("{}", "products", "is missing."),
      ("[]", "the body", "is no Dictionary<String, Any>."),
      (cart(salt.replacing("120", with: "-1")), "products[0].price", "is -1, not 0 to 1000000."),
      (cart(salt.replacing("120", with: "\"120\"")), "products[0].price", "is no Int."),
      (cart(salt.replacing("120", with: "null")), "products[0].price", "is null."),
      (
        cart(salt.replacing("120", with: "9223372036854775807")), "products[0].price",
        "is 9223372036854775807, not 0 to 1000000."
      ),
      (
        cart(salt.replacing("\"quantity\": 1", with: "\"quantity\": 0")), "products[0].quantity",
        "is 0, not 1 to 1000000."
      ),
      (cart(salt.replacing("false", with: "0")), "products[0].isSoldOut", "is no Bool."),
      (cart(salt + "," + salt), "products[1].id", "is 1, as that of another product."),
      (
        cart(day: day.replacing("2026-04-02", with: "2026-13-02")), "pickupDay.date",
        "is “2026-13-02”, not a day like 2026-04-02."
      ),
      (
        cart(day: day.replacing("T10", with: " 10")), "pickupDay.deadline",
        "is “2026-04-01 10:00:00+09:00”, not a moment like 2026-04-01T10:00:00+09:00."
      ),
    ]
  )
  func `a wrong field of a cart is named`(body: String, path: String, words: String) async {
    #expect(await mistake { try await gateway(200, body).cart() } == .field(path, words))
  }

  @Test func `only an explicit null says that no pickup place is chosen`() async throws {
    let place = #""pickupPlace": "渋谷", "#
    let none = Self.cart().replacing(place, with: #""pickupPlace": null, "#)
    #expect(try await gateway(200, none).cart().pickupPlace == nil)
    let missing = Self.cart().replacing(place, with: "")
    let reason = await mistake { try await gateway(200, missing).cart() }
    #expect(reason == .field("pickupPlace", "is missing."))
    let wrong = Self.cart().replacing(place, with: #""pickupPlace": 1, "#)
    let type = await mistake { try await gateway(200, wrong).cart() }
    #expect(type == .field("pickupPlace", "is no String."))
  }

  @Test(
    arguments: [
      "2026--04-2", "-2026-4-02", "2026-+4-02", "20260-4-02", "2026-4-002", "+026-04-02",
      "2026-02-29",
      "2026-04-31", "2026-00-10", "2026-04-00",
    ]
  )
  func `a date that is no day is not read`(date: String) async {
    let body = Self.cart(day: Self.day.replacing("2026-04-02", with: date))
    let words = "is “\(date)”, not a day like 2026-04-02."
    #expect(
      await mistake { try await gateway(200, body).cart() } == .field("pickupDay.date", words)
    )
  }

  @Test(arguments: ["2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func `every day of the calendar is read`(date: String) async throws {
    let body = Self.cart(day: Self.day.replacing("2026-04-02", with: date))
    let day = try await gateway(200, body).cart().pickupDay
    #expect([day.year, day.month, day.day] == date.split(separator: "-").compactMap { Int($0) })
  }

  @Test func `what follows a moment is not passed over`() async {
    let body = Self.cart(day: Self.day.replacing("+09:00", with: "Z or so"))
    let words = "is “2026-04-01T10:00:00Z or so”, not a moment like 2026-04-01T10:00:00+09:00."
    #expect(
      await mistake { try await gateway(200, body).cart() } == .field("pickupDay.deadline", words)
    )
  }

  @Test(arguments: ["", "no JSON", "{\"products\": [", "\u{FEFF}<html>"])
  func `what is no JSON is said to be none`(body: String) async {
    let reason = await mistake { try await gateway(200, body).cart() }
    guard case .notJSON = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
  }

  @Test(arguments: ["text/html", "application/json5", nil])
  func `another type of content is not read`(type: String?) async {
    let reason = await mistake { try await gateway(200, Self.cart(), type).cart() }
    #expect(reason == .contentType(type))
  }

  @Test(arguments: [201, 204, 302, 404, 409])
  func `a status that was not agreed is not believed`(status: Int) async {
    #expect(await mistake { try await gateway(status, Self.cart()).cart() } == .status(status))
    let key = OrderKey(value: 1)
    #expect(await mistake { try await gateway(status, "{}").resolve(key) } == .status(status))
  }

  @Test(
    arguments: [
      (201, "{}", "number", "is missing."),
      (201, #"{"number": 0, "total": 1, "pickupDay": \#(day)}"#, "number", "is 0, not 1 or more."),
      (201, #"{"number": 1, "total": -1, "pickupDay": \#(day)}"#, "total", "is -1, not 0 or more."),
      (409, #"{"refusal": "soldOut"}"#, "products", "names none, although something is sold out."),
      (409, "{}", "refusal", "is missing."),
    ] as [(Int, String, String, String)]
  )
  func `a wrong answer to an order is none`(
    status: Int,
    body: String,
    path: String,
    words: String
  ) async {
    let reason = await mistake { try await gateway(status, body).place(order) }
    #expect(reason == .field(path, words))
  }

  @Test func `a refusal that the app does not know is no refusal`() async {
    let reason = await mistake { try await gateway(409, #"{"refusal": "weather"}"#).place(order) }
    guard case .field("refusal", _) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
  }

  @Test func `only an explicit null says that an order has not arrived`() async throws {
    let key = OrderKey(value: 1)
    #expect(try await gateway(200, #"{"order": null}"#).resolve(key) == nil)
    #expect(
      await mistake { try await gateway(200, "{}").resolve(key) } == .field("order", "is missing.")
    )
  }

  @MainActor
  @Test(
    arguments: [
      ("/orders", "{}", "cart.order: key is missing."),
      ("/orders/resolutions", #"{"key": "12"}"#, "12: key is “12”, not 16 hexadecimal digits."),
      (
        "/orders/resolutions", #"{"key": "+000000000000001"}"#,
        "12: key is “+000000000000001”, not 16 hexadecimal digits."
      ),
    ]
  )
  func `the shop says what is wrong with a request`(
    path: String,
    body: String,
    words: String
  )
    async throws
  {
    let counter = ShopCounter(KaimonoShopFile.bundled, clock: VirtualTime())
    let name = path == "/orders" ? "cart.order" : "12"
    let answer = try await InProcessTransport(counter.routes).send(
      TransportRequest(
        name,
        .post,
        path,
        headers: ["Content-Type": "application/json"],
        body: Data(body.utf8)
      )
    )
    #expect(answer.status == 400)
    #expect(String(decoding: answer.body, as: UTF8.self) == words)
  }
}
