@testable import Kaimono

/// A double whose tests are about the cart offers nothing else.
extension KaimonoGateway {
  func products(
    _ ids: [CartProduct.ID]
  ) async throws(KaimonoConnectionError) -> [ShopProduct] { [] }

  func shop(_ id: Int) async throws(KaimonoConnectionError) -> ShopFront? { nil }

  func choices(
    _ subject: KaimonoChoiceSubject
  ) async throws(KaimonoConnectionError) -> KaimonoChoices {
    KaimonoChoices(all: [], chosenID: nil)
  }

  func choose(
    _ id: KaimonoChoice.ID,
    of subject: KaimonoChoiceSubject,
    after revision: Int
  ) async throws(KaimonoConnectionError) -> KaimonoChoices {
    try await choices(subject)
  }

  func top() async throws(KaimonoConnectionError) -> KaimonoTop {
    KaimonoTop(pickupPlace: nil, pickupDays: [], shops: [])
  }

  func deliveries() async throws(KaimonoConnectionError) -> KaimonoDeliveries {
    KaimonoDeliveries(orders: 0, acceptable: [])
  }

  func placedOrders() async throws(KaimonoConnectionError) -> [PlacedOrder] { [] }

  func placedOrder(_ id: PlacedOrder.ID) async throws(KaimonoConnectionError) -> PlacedOrder? {
    nil
  }
}
