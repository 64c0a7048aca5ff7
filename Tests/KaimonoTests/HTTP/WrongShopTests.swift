import Foundation
import LoopbackSupport
import ScenesTransport
import Testing

@testable import Kaimono

/// Slow, broken, truncated, oversized and wrong answers over real connections: to each request they are errors
/// that say what is wrong, and no request is sent twice.
@Suite struct WrongShopTests {
  private typealias Request = @Sendable (HTTPKaimonoGateway) async throws -> Void

  /// All requests of the shop, by their names.
  private static let requests: [String: Request] = [
    "cart.load": { _ = try await $0.cart() },
    "product.load": { _ = try await $0.products([101]) },
    "shop.load": { _ = try await $0.shop(1) },
    "top.load": { _ = try await $0.top() },
    "top.deliveries": { _ = try await $0.deliveries() },
    "orders.load": { _ = try await $0.placedOrders() },
    "order.load": { _ = try await $0.placedOrder(1) },
    "payment.load": { _ = try await $0.choices(.payment) },
    "payment.choose": { _ = try await $0.choose(1, of: .payment, after: 0) },
    "cart.order": {
      _ = try await $0.place(KaimonoOrder(key: OrderKey(value: 1), cart: .sample()))
    },
    "cart.resolve": { _ = try await $0.resolve(OrderKey(value: 1)) },
  ]

  private static let json = [(name: "Content-Type", value: "application/json")]

  @Test(
    arguments: requests.keys.sorted(),
    [
      ("nothing", .raw("").holding, .timedOut),
      ("a head only", .answer(200, json, announcing: 10).holding, .timedOut),
      ("no answer at all", .raw(""), .broken),
      ("a truncated body", .answer(200, json, body: Data("{".utf8), announcing: 10), .broken),
      ("a body that is too long", .answer(200, json, body: Data(count: 20_001)), .broken),
      ("no HTTP", .raw("SSH-2.0\r\n"), .broken),
      ("a broken server", .answer(500), .server),
      ("an overloaded server", .answer(503, json, body: Data("{}".utf8)), .server),
    ] as [(String, LoopbackReply, KaimonoConnectionError)]
  )
  func `what happens on the way is the same for each request`(
    name: String,
    answer: (what: String, reply: LoopbackReply, expected: KaimonoConnectionError)
  ) async throws {
    #expect(
      try await error(of: name, answer.reply, isSlow: answer.expected == .timedOut)
        == answer.expected
    )
  }

  @Test(
    arguments: requests.keys.sorted(),
    [
      ("another status", .answer(204), .status(204)),
      ("a redirect", .answer(307, [("Location", "http://127.0.0.1:1/")]), .status(307)),
      ("an empty body", .answer(200, json), nil),
      ("a page", .answer(200, [("Content-Type", "text/html")]), .contentType("text/html")),
      ("a list", .answer(200, json, body: Data("[]".utf8)), nil),
      ("another message", .answer(200, json, body: Data("{}".utf8)), nil),
      ("half a message", .answer(200, json, body: Data("{\"id\": 1".utf8)), nil),
    ] as [(String, LoopbackReply, TransportMistake?)]
  )
  func `an answer that is not as agreed is none to any request`(
    name: String,
    answer: (what: String, reply: LoopbackReply, expected: TransportMistake?)
  ) async throws {
    guard case .answer(let error) = try await error(of: name, answer.reply) else {
      Issue.record("\(answer.what) is an answer to \(name).")
      return
    }
    #expect(error.request == name)
    if let expected = answer.expected { #expect(error.mistake == expected) }
  }

  /// The error of a request to a server with one reply, which was asked once.
  private func error(
    of name: String,
    _ reply: LoopbackReply,
    isSlow: Bool = false
  ) async throws -> KaimonoConnectionError? {
    let server = try LoopbackServer { _ in reply }
    let way = URLSessionTransport(
      base: server.base,
      answerLimit: 20_000,
      timeout: isSlow ? .milliseconds(50) : .seconds(3_600)
    )
    // As an app asks: remembering what it can, and again what it may.
    let retrying = RetryingTransport(over: LoopbackTransport(to: server, way), pauses: []) { _ in }
    let gateway = HTTPKaimonoGateway(ConditionalTransport(over: retrying))
    let request = try #require(Self.requests[name])
    let error = await #expect(throws: KaimonoConnectionError.self) { try await request(gateway) }
    #expect(server.requests.count <= 1)
    return error
  }
}
