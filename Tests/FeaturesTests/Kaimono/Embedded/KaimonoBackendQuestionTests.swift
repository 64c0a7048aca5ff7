import Observation2
import Scenes
import Testing

@testable import Features

@MainActor @Suite struct KaimonoBackendQuestionTests {
  private let app = MarketApp(clock: VirtualTime(), seed: 0)

  private func ask(_ question: String, _ values: [String: String] = [:]) throws -> Int? {
    try app.askBackend(question, values) as? Int
  }

  @Test func `the shop is asked past the network`() async throws {
    #expect(try ask("orders") == 0)
    #expect(try ask("lastOrderTotal") == nil)
    app.network.latency = .zero
    _ = try await app.shop.place(KaimonoOrder(key: OrderKey(value: 1), cart: .sample()))
    app.network.isOffline = true
    #expect(try ask("orders") == 1)
    #expect(try ask("lastOrderTotal") == 1056)
  }

  @Test func `every question that is declared can be asked`() throws {
    #expect(MarketApp.backendQuestions.keys.sorted() == ["lastOrderTotal", "orders"])
    for name in MarketApp.backendQuestions.keys {
      #expect(throws: Never.self) { try app.askBackend(name, [:]) }
    }
  }

  @Test func `what is not known is refused with what is`() throws {
    let error = try #require(throws: HeadlessAppError.self) { try app.askBackend("order", [:]) }
    #expect(error.known == ["lastOrderTotal", "orders"])
    #expect(throws: HeadlessAppError.self) { try app.askBackend("orders", ["product": "1"]) }
  }
}
