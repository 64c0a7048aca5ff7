import Foundation
import Testing

@testable import Kaimono

@Suite struct ShopCatalogueTests {
  @Test func `the bundled catalogue is the one of the features' description`() throws {
    let catalogue = try ShopCatalogue.bundled.get()
    #expect(catalogue.shops.first?.products == [201, 202, 203, 204, 205])
    #expect(catalogue.products.allSatisfy { $0.price > 0 && !$0.name.isEmpty })
    #expect(Set(catalogue.products.map(\.name)).count == catalogue.products.count)
  }

  @Test(
    arguments: [
      (#"{"products":[{"id":1}],"shops":[]}"#, "name"),
      (
        #"{"products":[{"id":101,"name":"x","picture":"x","price":1,"stock":1}],"shops":[]}"#,
        "Two products have one id."
      ),
      (
        #"{"products":[],"shops":[{"id":1,"name":"x","products":[7]}]}"#,
        "A shop has the product 7, which there is not."
      ),
      ("nothing", "can't be read"),
    ]
  )
  func `a damaged catalogue says what is wrong with it`(text: String, words: String) throws {
    let data = try KaimonoShopFile.bundled.get()
    let error = try #require(throws: KaimonoDataError.self) {
      try data.offering(try ShopCatalogue.read(Data(text.utf8), file: "KaimonoData/catalogue.json"))
    }
    #expect(error.description.contains(words), "\(error)")
  }
}
