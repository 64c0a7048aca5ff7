import Foundation
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@Suite struct ShopChoicesTests {
  @Test func `there is enough to choose from, and all of it can be told apart`() throws {
    let choices = try ShopChoicesFile.bundled.get()
    #expect(choices[.pickupPlace, default: []].count >= 5)
    #expect(choices[.payment, default: []].count >= 3)
    for list in choices.values {
      #expect(Set(list.map(\.name)).count == list.count)
      #expect(list.allSatisfy { !$0.name.isEmpty && !$0.detail.isEmpty })
    }
  }

  @Test func `at first the choices are those of the features' description`() throws {
    let shop = KaimonoShop(try KaimonoShopFile.bundled.get())
    #expect(shop.choices(.pickupPlace).chosen?.name == "渋谷駅前ステーション")
    #expect(shop.choices(.payment).chosen?.name == "クレジットカード")
  }

  @Test func `the page of terms and law names every payment`() throws {
    let payments = try #require(try ShopChoicesFile.bundled.get()[.payment])
    let law = try #require(KaimonoGuide.termsAndLaw.entries.first { $0.heading == "お支払い方法" })
    for payment in payments { #expect(law.text.contains(payment.name)) }
  }

  @Test(
    arguments: [
      (#"{"payment": [{"id": 1}]}"#, "name"),
      (
        #"{"payment": [{"id":1,"name":"a","detail":""},{"id":1,"name":"b","detail":""}]}"#,
        "Two choices of payment have one id."
      ),
      ("{}", "There is no 渋谷駅前ステーション among the choices of pickup-place."),
      (
        #"{"pickup-place": [{"id":1,"name":"渋谷駅前ステーション","detail":""}]}"#,
        "There is no クレジットカード among the choices of payment."
      ),
      (#"{"weather": []}"#, "can't be read"),
      ("nothing", "can't be read"),
    ]
  )
  func `a damaged file says what is wrong with it`(text: String, words: String) throws {
    let data = try KaimonoShopFile.bundled.get()
    let error = try #require(throws: EmbeddedDataError.self) {
      try data.choosing(from: try ShopChoicesFile.read(Data(text.utf8)))
    }
    #expect(error.description.contains(words), "\(error)")
  }

  @Test func `a pickup place is chosen already, or none yet, as it is launched`() throws {
    var shop = KaimonoShop(try KaimonoShopFile.bundled.get())
    shop.setPickupPlaceChosen(false)
    #expect(shop.choices(.pickupPlace).chosen == nil)
    #expect(shop.choices(.payment).chosenID == 1)
    shop.setPickupPlaceChosen(true)
    #expect(shop.choices(.pickupPlace).chosenID == 1)
    _ = shop.choose(5, of: .pickupPlace, after: 2)
    shop.setPickupPlaceChosen(true)
    #expect(shop.choices(.pickupPlace).chosenID == 5)
  }

  @Test func `a choice that no longer exists counts as none, and payment has a default`() throws {
    var record = ShopRecord(products: [])
    record.chosen = [.pickupPlace: .init(id: 99), .payment: .init(id: 99)]
    var shop = KaimonoShop(try KaimonoShopFile.bundled.get(), record: record)
    for subject in KaimonoChoiceSubject.allCases { #expect(shop.choices(subject).chosenID == nil) }
    let cart = try shop.cart(now: .zero)
    #expect(cart.pickupPlace == nil)
    #expect(cart.payment == "クレジットカード")
    shop.setPickupPlaceChosen(true)
    #expect(shop.choices(.pickupPlace).chosenID == 1)
  }
}
