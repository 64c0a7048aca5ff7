@testable import Kaimono

/// A double whose tests are about the cart offers nothing else.
extension KaimonoGateway {
  func products(
    _ ids: [CartProduct.ID]
  ) async throws(KaimonoConnectionError) -> [ShopProduct] { [] }

  func shop(_ id: Int) async throws(KaimonoConnectionError) -> ShopFront? { nil }
}
