import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono

@Suite struct KaimonoLaunchTests {
  @Test(arguments: [("none", false), ("chosen", true)])
  func `it is launched with a pickup place or without`(value: String, isChosen: Bool) throws {
    #expect(try KaimonoLaunch(["pickup": value]).isPickupPlaceChosen == isChosen)
  }

  @Test(arguments: [("denied", false), ("allowed", true)])
  func `it is launched with notifications or without`(value: String, isAllowed: Bool) throws {
    #expect(try KaimonoLaunch(["push": value]).areNotificationsAllowed == isAllowed)
  }

  @Test(
    arguments: [("none", .nothing), ("past", .past), ("delivered", .delivered)]
      as [(String, KaimonoLaunch.Orders)]
  )
  func `it is launched with an order or without`(
    value: String,
    orders: KaimonoLaunch.Orders
  ) throws {
    #expect(try KaimonoLaunch(["orders": value]).orders == orders)
  }

  @Test func `without an argument all stays as it was`() throws {
    let launch = try KaimonoLaunch([:])
    #expect(launch.isPickupPlaceChosen == nil)
    #expect(launch.areNotificationsAllowed == nil)
    #expect(launch.orders == nil)
  }

  @Test(
    arguments: [
      ("pickup", "None", ["none", "chosen"]), ("push", "", ["denied", "allowed"]),
      ("orders", "1", ["none", "past", "delivered"]),
    ]
  )
  func `another value is refused with those that there are`(
    name: String,
    value: String,
    known: [String]
  ) throws {
    let error = try #require(throws: HeadlessAppError.self) { try KaimonoLaunch([name: value]) }
    #expect(error.known == known)
    #expect(error.description.contains(name))
  }
}
