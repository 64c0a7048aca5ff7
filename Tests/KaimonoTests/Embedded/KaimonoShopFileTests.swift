import Foundation
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@Suite struct KaimonoShopFileTests {
  private func file(
    products: String =
      #"{"id":1,"name":"塩","kind":"seasoning","picture":"salt","price":120,"quantity":1,"stock":5}"#,
    days: String = #"{"date":"2026-04-02","deadline":"2026-04-01T10:00:00+09:00"}"#
  ) -> Data {
    let text = """
      {"products":[\(products)],"pickupPlace":"駅","payment":"カード","pickupDays":[\(days)]}
      """
    return Data(text.utf8)
  }

  @Test func `the bundled shop is the one of the features' description`() throws {
    let data = try KaimonoShopFile.bundled.get()
    #expect(data.items.map(\.product) == [.carrot, .pork, .salt])
    #expect(data.pickupDays.prefix(2) == [.april2, .april3])
    #expect(data.pickupPlace == "渋谷駅前ステーション")
    #expect(data.payment == "クレジットカード")
    #expect(data.earlierOrder?.products.map(\.id) == [304, 308])
  }

  @Test func `the totals are those of the features' description`() throws {
    let data = try KaimonoShopFile.bundled.get()
    let cart = try KaimonoShop(data).cart(now: .zero)
    #expect(cart.total == Yen(1_056))
    #expect(cart.pickupDay == .april2)
    #expect(cart.products.allSatisfy { data.stock(of: $0.id) ?? 0 >= $0.quantity })
    #expect(data.earlierOrder?.total == Yen(268 + 2 * 298))
  }

  @Test func `each day can be ordered for until 10 o'clock of the day before`() throws {
    let days = try KaimonoShopFile.bundled.get().pickupDays
    for (index, day) in days.enumerated() {
      let later = Duration.seconds(index * 86_400)
      #expect(day.deadline == PickupDay.april2.deadline + later)
      #expect(DayMessage(day).date == "2026-04-0\(2 + index)")
      #expect(DayMessage(day).deadline == "2026-04-0\(1 + index)T01:00:00Z")
    }
  }

  @Test func `the earlier order fits what is sold, and came before the first day`() throws {
    let data = try KaimonoShopFile.bundled.get()
    let order = try #require(data.earlierOrder)
    for product in order.products {
      let offer = try #require(data.offers[product.id])
      #expect(offer.name == product.name && offer.picture == product.picture)
      #expect(Yen(offer.price) == product.price)
    }
    #expect(order.pickupPlace == data.pickupPlace && order.payment == data.payment)
    #expect(order.pickupDay.deadline + .seconds(86_400) == data.pickupDays.first?.deadline)
  }

  @Test func `a file is read`() throws {
    let data = try KaimonoShopFile.read(file(), file: "f.json")
    #expect(data.items.map(\.stock) == [5])
    #expect(data.pickupDays == [.april2])
  }

  @Test(
    arguments: [
      (#"{"id":1}"#, nil, "name"),
      (nil, #"{"date":"tomorrow","deadline":"soon"}"#, "pickupDays[0].date is “tomorrow”"),
      (nil, "", "pickupDays needs at least one day."),
      ("not JSON", nil, "JSON"),
    ] as [(String?, String?, String)]
  )
  func `a damaged file says what is wrong with it`(
    products: String?,
    days: String?,
    words: String
  ) throws {
    let salt =
      #"{"id":1,"name":"塩","kind":"seasoning","picture":"salt","price":120,"quantity":1,"stock":5}"#
    let day = #"{"date":"2026-04-02","deadline":"2026-04-01T10:00:00+09:00"}"#
    let data = file(products: products ?? salt, days: days ?? day)
    let error = try #require(throws: EmbeddedDataError.self) {
      try KaimonoShopFile.read(data, file: "f.json")
    }
    #expect(error.description.hasPrefix("f.json can't be read: "))
    #expect(error.description.contains(words), "\(error)")
  }

  @Test func `an error names the wrong field of an earlier order`() throws {
    let order = #"{"products":[],"pickupPlace":null,"pickupDay":{"date":"x","deadline":""},"#
    let text = String(decoding: file(), as: UTF8.self)
      .replacing(#"{"products":[{"id""#, with: #"{"earlierOrder":ORDER,"products":[{"id""#)
      .replacing("ORDER", with: order + #""payment":"カード"}"#)
    let error = try #require(throws: EmbeddedDataError.self) {
      try KaimonoShopFile.read(Data(text.utf8), file: "f.json")
    }
    #expect(error.description.contains("earlierOrder.pickupDay.date is “x”"), "\(error)")
  }
}
