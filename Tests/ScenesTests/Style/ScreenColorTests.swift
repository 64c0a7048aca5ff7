import Foundation
import Scenes
import Testing

@Suite struct ScreenColorTests {
  @Test func `a component that is none counts as the nearest`() throws {
    let color = ScreenColor(red: -0.1, green: 1.5, blue: .nan, alpha: .infinity)
    #expect(color == ScreenColor(red: 0, green: 1, blue: 0, alpha: 1))

    let json = #"{"red": -7, "green": 2, "blue": 0.5, "alpha": -1}"#
    let decoded = try JSONDecoder().decode(ScreenColor.self, from: Data(json.utf8))
    #expect(decoded == ScreenColor(red: 0, green: 1, blue: 0.5, alpha: 0))
  }

  @Test func `a decoded colour without opacity is opaque`() throws {
    let json = #"{"red": 0, "green": 0, "blue": 0}"#
    let color = try JSONDecoder().decode(ScreenColor.self, from: Data(json.utf8))
    #expect(color.alpha == 1)
  }

  @Test func `a colour describes itself as web pages write it`() {
    #expect(ScreenColor(red: 1, green: 0.5, blue: 0).description == "#FF8000")
    #expect(ScreenColor(red: 0, green: 0, blue: 0, alpha: 0).description == "#00000000")
    #expect(ScreenColor(red: 0, green: 0.04, blue: 1, alpha: 0.999).description == "#000AFFFF")
  }

  @Test func `every colour of a role goes to JSON and back`() throws {
    for role in ScreenColorRole.allCases {
      for scheme in ScreenColorScheme.allCases {
        let color = role.color(in: scheme)
        let data = try JSONEncoder().encode(color)
        #expect(try JSONDecoder().decode(ScreenColor.self, from: data) == color)
      }
    }
  }
}
