import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono

@Suite struct KaimonoLaunchTests {
  @Test(arguments: [("none", false), ("chosen", true)])
  func `it is launched with a pickup place or without`(value: String, isChosen: Bool) throws {
    #expect(try KaimonoLaunch(["pickup": value]).isPickupPlaceChosen == isChosen)
  }

  @Test func `without an argument all stays as it was`() throws {
    #expect(try KaimonoLaunch([:]).isPickupPlaceChosen == nil)
  }

  @Test func `another value is refused with those that there are`() throws {
    let error = try #require(throws: HeadlessAppError.self) {
      try KaimonoLaunch(["pickup": "None"])
    }
    #expect(error.known == ["none", "chosen"])
  }
}
