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

  @Test func `without an argument all stays as it was`() throws {
    let launch = try KaimonoLaunch([:])
    #expect(launch.isPickupPlaceChosen == nil)
    #expect(launch.areNotificationsAllowed == nil)
  }

  @Test(arguments: [("pickup", "None", ["none", "chosen"]), ("push", "", ["denied", "allowed"])])
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
