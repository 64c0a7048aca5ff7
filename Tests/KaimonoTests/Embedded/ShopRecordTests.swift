import Foundation
import Testing

@testable import Kaimono

@Suite struct ShopRecordTests {
  /// A shop's file from before there was anything to choose.
  private static let old = """
    {"acceptableDeliveries":["1"],"areNotificationsDenied":true,"orders":[],"products":[],\
    "receipts":[],"refusesNextPayment":false,"stock":{"101":7},"voided":[{"value":3}]}
    """

  @Test func `a file from before there was anything to choose is read, with the first choices`()
    throws
  {
    let record = try JSONDecoder().decode(ShopRecord.self, from: Data(Self.old.utf8))
    #expect(record.voided == [OrderKey(value: 3)])
    let shop = KaimonoShop(try KaimonoShopFile.bundled.get(), record: record)
    #expect(shop.stock(of: 101) == 7)
    #expect(shop.choices(.pickupPlace).chosenID == 1)
    #expect(shop.choices(.payment).chosenID == 1)
  }

  @Test func `what is chosen is written and read, and that no place is`() throws {
    var shop = KaimonoShop(try KaimonoShopFile.bundled.get())
    _ = shop.choose(3, of: .payment)
    shop.setPickupPlaceChosen(false)
    let data = try JSONEncoder().encode(shop.record)
    let record = try JSONDecoder().decode(ShopRecord.self, from: data)
    #expect(record == shop.record)
    let next = KaimonoShop(shop.data, record: record)
    #expect(next.choices(.payment).chosenID == 3)
    #expect(next.choices(.pickupPlace).chosenID == nil)
  }
}
