import Foundation
import Scenes
import Testing

@Suite struct ScreenFontTests {
  @Test(arguments: [-1, 0, .infinity, -.infinity, Double.nan])
  func `a length that is none counts as 0`(length: Double) throws {
    let none = ScreenFont(size: 0, lineHeight: 0, weight: .bold)
    #expect(ScreenFont(size: length, lineHeight: length, weight: .bold) == none)

    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    let number = length.isFinite ? "\(length)" : "\"\(length)\""
    let json = #"{"size": \#(number), "lineHeight": \#(number), "weight": "bold"}"#
    #expect(try decoder.decode(ScreenFont.self, from: Data(json.utf8)) == none)
  }

  @Test func `a font goes to JSON and back`() throws {
    let font = ScreenTextStyle.headline.font(at: .accessibilityLarge)
    let data = try JSONEncoder().encode(font)
    #expect(try JSONDecoder().decode(ScreenFont.self, from: data) == font)
  }
}
