import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@Suite struct KaimonoBackendEventTests {
  private let days: [PickupDay] = [.april2, .april3]

  @Test(
    arguments: [
      ("soldOut", ["product": "102"], .soldOut(102)),
      ("restocked", ["product": "102"], .restocked(102)),
      ("productSoldOut", ["product": "102"], .soldOut(102)),
      ("productRestocked", ["product": "102"], .restocked(102)),
      ("dayChanged", ["day": "2026-04-03"], .dayChanged(.april3)),
      ("refusePayment", [:], .refusePayment),
      ("deliveryArrived", ["order": "1"], .deliveryArrived(order: 1)),
      ("deliveryPickedUp", ["order": "1"], .deliveryPickedUp(order: 1)),
      ("notificationsDenied", [:], .notificationsDenied),
      ("notificationsAllowed", [:], .notificationsAllowed),
    ] as [(String, [String: String], KaimonoBackendEvent)]
  )
  func `an event is read`(
    name: String,
    values: [String: String],
    event: KaimonoBackendEvent
  ) throws {
    #expect(
      try KaimonoBackendEvent(name, values, products: [101, 102], orders: [1, 2], days: days)
        == event
    )
  }

  @Test func `every event that is declared can be read`() throws {
    for (name, takes) in KaimonoBackendEvent.known {
      let values = Dictionary(
        uniqueKeysWithValues: takes.map { ($0, $0 == "day" ? "2026-04-02" : "101") }
      )
      #expect(throws: Never.self) {
        try KaimonoBackendEvent(name, values, products: [101], orders: [101], days: days)
      }
    }
  }

  @Test(
    arguments: [
      ("soldout", ["product": "102"], "soldOut"),
      ("soldOut", ["item": "102"], "product"),
      ("soldOut", ["product": "999"], "102"),
      ("soldOut", ["product": "salt"], "102"),
      ("restocked", [:], "102"),
      ("dayChanged", [:], "2026-04-02"),
      ("dayChanged", ["day": "2026-04-04"], "2026-04-03"),
      ("dayChanged", ["day": "4月3日"], "2026-04-03"),
      ("deliveryArrived", [:], "1"),
      ("deliveryArrived", ["order": "3"], "2"),
      ("deliveryPickedUp", ["order": "first"], "2"),
    ] as [(String, [String: String], String)]
  )
  func `a refused event lists the known names or values`(
    name: String,
    values: [String: String],
    known: String
  ) throws {
    let error = try #require(throws: SimulatedAppError.self) {
      try KaimonoBackendEvent(name, values, products: [101, 102], orders: [1, 2], days: days)
    }
    #expect(error.known.contains(known))
  }
}
