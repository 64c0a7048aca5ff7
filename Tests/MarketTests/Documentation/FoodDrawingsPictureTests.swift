import FoodDrawings
import Foundation
import Scenes
import Testing

/// The picture on Market's first page: a drawing of each kind, under the name of one that is shown.
@Suite struct FoodDrawingsPictureTests {
  private static let names = [
    "carrot", "apple", "mackerel", "beef", "milk", "tofu", "soy-sauce", "soba", "bread-loaf",
    "castella", "tomato-juice", "nikujaga",
  ]

  private var picture: String {
    let drawings = zip(Self.names, FoodKind.allCases).enumerated().map { index, drawn in
      let side = ScreenSize(width: 80, height: 80)
      let svg = String(
        decoding: FoodDrawing(drawn.0, drawn.1).picture(of: side).bytes,
        as: UTF8.self
      )
      let (x, y) = (index % 6 * 88, index / 6 * 88)
      return "<svg x='\(x)' y='\(y)' width='80' height='80'>\(svg)</svg>"
    }
    return "<svg xmlns='http://www.w3.org/2000/svg' width='520' height='168'>\n"
      + drawings.joined(separator: "\n") + "\n</svg>\n"
  }

  @Test func `the picture in the documentation is what the drawings look like`() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/Features/MarketSimulation/Documentation.docc/Resources")
      .appendingPathComponent("food-drawings.svg")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try Data(picture.utf8).write(to: file)
    }
    let approved = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(approved == picture, "UPDATE_SNAPSHOTS=1 swift test --filter FoodDrawingsPictureTests")
    #expect(Self.names.count == FoodKind.allCases.count)
  }
}
