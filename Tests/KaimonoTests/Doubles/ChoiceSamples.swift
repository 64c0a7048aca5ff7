import Observation2
import ScenesHeadless

@testable import Kaimono
@testable import KaimonoSimulation

extension KaimonoChoices {
  /// Three of the payments of the bundled shop, of which one is chosen.
  static func payments(chosen id: KaimonoChoice.ID?, revision: Int = 0) -> KaimonoChoices {
    KaimonoChoices(
      all: [
        KaimonoChoice(id: 1, name: "クレジットカード", detail: "荷物が受け取り場所に着いた日に請求されます"),
        KaimonoChoice(id: 2, name: "キャリア決済", detail: "携帯電話の料金とまとめて請求されます"),
        KaimonoChoice(id: 3, name: "受け取り時の現金", detail: "受け取り場所の精算機でお支払いください"),
      ],
      chosenID: id,
      revision: revision
    )
  }
}

/// An embedded shop, and the services of an app over it.
@MainActor
struct ChoiceServices {
  let shop: EmbeddedKaimonoGateway
  let orders: KaimonoOrderService
  let cart: KaimonoCartService
  let choices: KaimonoChoiceService

  /// Opens a shop whose orders take two seconds, and nothing else takes any time.
  init(_ time: VirtualTime) {
    shop = EmbeddedKaimonoGateway(clock: time, orderLatency: .seconds(2))
    orders = KaimonoOrderService(gateway: shop, clock: time, storage: PendingOrderMemory())
    cart = KaimonoCartService(orders: orders, storage: CartMemory())
    choices = KaimonoChoiceService(gateway: shop, orders: orders, cart: cart, clock: time)
  }

  /// Which one the shop has, whatever the app shows.
  func chosenID(_ subject: KaimonoChoiceSubject) async throws -> KaimonoChoice.ID? {
    let latency = shop.network.latency
    defer { shop.network.latency = latency }
    shop.network.latency = .zero
    return try await shop.choices(subject).chosenID
  }
}
