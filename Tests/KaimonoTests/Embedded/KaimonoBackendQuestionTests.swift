import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct KaimonoBackendQuestionTests {
  private static let feature = SimulatedKaimono.feature(
    leadsTo: KaimonoExits { _ in AnySceneRoute(KaimonoRoute.cart) }
  )

  private let network: SimulatedNetwork
  private let kaimono: SimulatedKaimono

  init() throws {
    let installation = AppInstallation([Self.feature], clock: VirtualTime(), seed: 0)
    network = installation.device.network
    kaimono = try #require(installation.feature())
  }

  private static let known = [
    "lastOrderPayment", "lastOrderPickupPlace", "lastOrderTotal", "orders",
  ]

  private func ask(_ question: String, _ values: [String: String] = [:]) throws -> String? {
    try kaimono.askBackend(question, values).map { "\($0)" }
  }

  @Test func `the shop is asked past the network`() async throws {
    #expect(try ask("orders") == "0")
    #expect(try ask("lastOrderTotal") == nil)
    #expect(try ask("lastOrderPickupPlace") == nil)
    #expect(try ask("lastOrderPayment") == nil)
    network.latency = .zero
    _ = try await kaimono.shop.place(KaimonoOrder(key: OrderKey(value: 1), cart: .sample()))
    network.isOffline = true
    #expect(try ask("orders") == "1")
    #expect(try ask("lastOrderTotal") == "1056")
    #expect(try ask("lastOrderPickupPlace") == "渋谷駅前ステーション")
    #expect(try ask("lastOrderPayment") == "クレジットカード")
  }

  @Test func `every question that is declared can be asked`() throws {
    #expect(Self.feature.backendQuestions.keys.sorted() == Self.known)
    for name in Self.feature.backendQuestions.keys {
      #expect(throws: Never.self) { try kaimono.askBackend(name, [:]) }
    }
  }

  @Test func `a refused question lists the known ones`() throws {
    let error = try #require(throws: SimulatedAppError.self) {
      try kaimono.askBackend("order", [:])
    }
    #expect(error.known == Self.known)
    #expect(throws: SimulatedAppError.self) { try kaimono.askBackend("orders", ["product": "1"]) }
  }
}
