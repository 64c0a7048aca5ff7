import Foundation
import Observation2
import Observation2Testing
import StorePersistence
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@Suite struct ShopRecordTests {
  /// A shop's record from before there was anything to choose.
  private struct OldRecord: Codable {
    var products: [CartProduct] = []
    var stock: [CartProduct.ID: Int] = [101: 7]
    var receipts: [OrderKey: OrderReceipt] = [:]
    var voided: Set<OrderKey> = [OrderKey(value: 3)]
    var refusesNextPayment = false
    var orders: [KaimonoOrder] = []
    var acceptableDeliveries: Set<String> = ["1"]
    var areNotificationsDenied = true
  }

  @MainActor
  @Test func `a file from before there was anything to choose is read, with the first choices`()
    throws
  {
    let files = MemoryFileSystem()
    let old = try StateFile<OldRecord>(path: "/shop", files: files) { Issue.record("\($0)") }
    #expect(old.save(OldRecord()))
    files.unlockAll()
    let file = try StateFile<ShopRecord>(path: "/shop", files: files) { Issue.record("\($0)") }
    let counter = ShopCounter(KaimonoShopFile.bundled, clock: VirtualTime(), file: file)
    let shop = try #require(counter.shop)
    #expect(shop.record.voided == [OrderKey(value: 3)])
    #expect(shop.stock(of: 101) == 7)
    #expect(shop.record.deliveries == [1: .waiting])
    #expect(shop.choices(.pickupPlace).chosenID == 1)
    #expect(shop.choices(.payment).chosenID == 1)
    #expect(counter.areNotificationsDenied.recorded().values == [true])
  }

  @MainActor
  @Test func `a shop whose file holds less than it has become says so, until it is written`()
    throws
  {
    let files = MemoryFileSystem()
    let file = try StateFile<ShopRecord>(path: "/shop", files: files) { _ in }
    let counter = ShopCounter(KaimonoShopFile.bundled, clock: VirtualTime(), file: file)
    #expect(counter.loss() == nil)
    files.fault = { step, _ in step == .write ? ENOSPC : nil }
    counter.apply(.notificationsDenied)
    #expect(try #require(counter.loss()).hasPrefix("the shop’s file has "))
    files.fault = { _, _ in nil }
    counter.apply(.notificationsAllowed)
    #expect(counter.loss() == nil)
  }

  @Test func `what has become of deliveries is written and read`() throws {
    var shop = KaimonoShop(try KaimonoShopFile.bundled.get())
    shop.setOrders(.delivered)
    let data = try JSONEncoder().encode(shop.record)
    let record = try JSONDecoder().decode(ShopRecord.self, from: data)
    #expect(record == shop.record)
    let next = KaimonoShop(shop.data, record: record)
    #expect(next.placedOrders.map(\.state) == [.waiting])
  }

  @Test func `what is chosen is written and read, and that no place is`() throws {
    var shop = KaimonoShop(try KaimonoShopFile.bundled.get())
    _ = shop.choose(3, of: .payment, after: 0)
    shop.setPickupPlaceChosen(false)
    let data = try JSONEncoder().encode(shop.record)
    let record = try JSONDecoder().decode(ShopRecord.self, from: data)
    #expect(record == shop.record)
    let next = KaimonoShop(shop.data, record: record)
    #expect(next.choices(.payment).chosenID == 3)
    #expect(next.choices(.pickupPlace).chosenID == nil)
  }
}
