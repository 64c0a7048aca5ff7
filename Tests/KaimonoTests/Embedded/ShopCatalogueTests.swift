import FoodDrawings
import Foundation
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@Suite struct ShopCatalogueTests {
  @Test func `the bundled catalogue is the one of the features' description`() throws {
    let catalogue = try ShopCatalogue.bundled.get()
    #expect(catalogue.shops.first?.products == [201, 202, 203, 204, 205])
    let marked = catalogue.products.prefix(5)
    #expect(marked.map(\.isNew) == [true, nil, nil, nil, nil])
    #expect(marked.map(\.isLimited) == [nil, true, nil, nil, nil])
    #expect(marked.map(\.notDeliveredOn) == [nil, nil, ["2026-04-02"], nil, nil])
    #expect(marked.map { $0.stock > 0 } == [true, true, true, false, true])
  }

  @Test func `there are 200 products and 12 shops, no two with one name`() throws {
    let data = try KaimonoShopFile.bundled.get()
    let (products, shops) = (data.catalogue.products, data.catalogue.shops)
    #expect(products.count >= 200)
    #expect(shops.map(\.id) == Array(1...max(12, shops.count)))
    let names = products.map(\.name) + data.items.map(\.product.name)
    #expect(Set(names).count == names.count)
    #expect(Set(shops.map(\.name)).count == shops.count)
    #expect((names + shops.map(\.name)).allSatisfy { !$0.isEmpty })
    #expect(products.allSatisfy { 1..<10_000 ~= $0.price && 0...100 ~= $0.stock })
  }

  @Test func `each product is in one shop`() throws {
    let data = try KaimonoShopFile.bundled.get()
    #expect(data.catalogue.shops.flatMap(\.products).sorted() == data.productIDs)
    #expect(data.catalogue.shops.allSatisfy { $0.products.count >= 5 })
  }

  @Test func `the days without a delivery can be ordered for, and no product has only such days`()
    throws
  {
    let data = try KaimonoShopFile.bundled.get()
    let days = Set(data.pickupDays.map { DayMessage($0).date })
    for product in data.catalogue.products {
      let without = Set(product.notDeliveredOn ?? [])
      #expect(without.isStrictSubset(of: days), "\(product.name)")
      #expect(without.count == (product.notDeliveredOn ?? []).count, "\(product.name)")
    }
  }

  @Test func `every label and every kind of thing to buy is there`() throws {
    let products = try ShopCatalogue.bundled.get().products
    #expect(products.count { $0.isNew == true } >= 10)
    #expect(products.count { $0.isLimited == true } >= 10)
    #expect(products.count { $0.stock == 0 } >= 5)
    #expect(products.count { $0.notDeliveredOn != nil } >= 5)
    #expect(Set(products.map(\.kind)) == Set(FoodKind.allCases).subtracting([.dish]))
  }

  @Test func `every product's picture has a drawing of its own`() throws {
    let data = try KaimonoShopFile.bundled.get()
    let names = data.catalogue.products.map(\.picture) + data.items.map(\.product.picture)
    let drawings = try names.map { try #require(data.picture(named: $0), "\($0)") }
    #expect(Set(drawings).count == data.productIDs.count)
    #expect(drawings.allSatisfy { $0.size == ScreenSize(width: 220, height: 220) })
    #expect(data.picture(named: "no-product") == nil)
  }

  @Test(
    arguments: [
      (#"{"products":[{"id":1}],"shops":[]}"#, "name"),
      (
        #"{"products":[{"id":101,"name":"x","kind":"fish","picture":"x","price":1,"stock":1}],"shops":[]}"#,
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
    let error = try #require(throws: EmbeddedDataError.self) {
      try data.offering(try ShopCatalogue.read(Data(text.utf8), file: "KaimonoData/catalogue.json"))
    }
    #expect(error.description.contains(words), "\(error)")
  }
}
