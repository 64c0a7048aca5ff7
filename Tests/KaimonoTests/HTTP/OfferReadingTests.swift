import Foundation
import Observation2
import ScenesTransport
import Testing

@testable import Kaimono

/// Wrong answers to the question for products and shops: each is an error that names what is wrong.
@Suite struct OfferReadingTests {
  private static let salt =
    #"{"id": 1, "name": "塩", "picture": "salt", "price": 120, "stock": 5, "isNew": false, "#
    + #""isLimited": false, "isDelivered": true}"#

  private func gateway(_ status: Int, _ body: String) -> HTTPKaimonoGateway {
    let headers: TransportHeaders = ["Content-Type": "application/json"]
    let answer = TransportResponse(status: status, headers: headers, body: Data(body.utf8))
    return HTTPKaimonoGateway(
      InProcessTransport([
        TransportRoute(.get, "/products/:ids") { _, _ in answer },
        TransportRoute(.get, "/shops/:id") { _, _ in answer },
      ])
    )
  }

  @Test(
    arguments: [
      ("", "products[0].name", "is missing."),
      (salt.replacing("120", with: "-1"), "products[0].price", "is -1, not 0 to 1000000."),
      (
        salt.replacing(#""stock": 5"#, with: #""stock": -5"#), "products[0].stock",
        "is -5, not 0 to 1000000."
      ),
      (salt.replacing("true", with: "1"), "products[0].isDelivered", "is no Bool."),
      (salt + "," + salt, "products[1].id", "is 1, as that of another product."),
    ]
  )
  func `a wrong field of a product is named`(products: String, path: String, words: String) async {
    let list = "[\(products.isEmpty ? #"{"id": 1}"# : products)]"
    let answer = #"{"products": \#(list)}"#
    let shop = #"{"id": 1, "name": "市", "products": \#(list)}"#
    #expect(await mistake { try await gateway(200, answer).products([1]) } == .field(path, words))
    #expect(await mistake { try await gateway(200, shop).shop(1) } == .field(path, words))
  }

  @Test func `what was not asked for is no answer`() async {
    let products = await mistake {
      try await gateway(200, #"{"products": [\#(Self.salt)]}"#).products([2, 3])
    }
    #expect(products == .field("products[0].id", "is 1, which was not asked for."))
    let shop = await mistake {
      try await gateway(200, #"{"id": 2, "name": "市", "products": []}"#).shop(1)
    }
    #expect(shop == .field("id", "is 2, although 1 was asked for."))
  }

  @Test func `only a shop may be missing`() async throws {
    #expect(try await gateway(404, "").shop(1) == nil)
    #expect(await mistake { try await gateway(404, "").products([1]) } == .status(404))
    #expect(await mistake { try await gateway(302, "").shop(1) } == .status(302))
  }
}
