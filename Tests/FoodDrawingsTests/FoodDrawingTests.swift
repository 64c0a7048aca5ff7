import FoodDrawings
import Scenes
import Testing

@Suite struct FoodDrawingTests {
  private let size = ScreenSize(width: 300, height: 400)

  private func text(_ name: String, _ kind: FoodKind) -> String {
    String(decoding: FoodDrawing(name, kind).picture(of: size).bytes, as: UTF8.self)
  }

  @Test(arguments: FoodKind.allCases)
  func `one name is one drawing, byte for byte, and another is another`(kind: FoodKind) {
    #expect(text("leek", kind) == text("leek", kind))
    #expect(text("leek", kind) != text("leeks", kind))
  }

  @Test func `each kind has a shape of its own`() {
    let drawings = FoodKind.allCases.map { text("x", $0) }
    #expect(Set(drawings).count == FoodKind.allCases.count)
  }

  @Test func `a drawing is as large as it is wanted`() {
    let picture = FoodDrawing("leek", .dish).picture(of: size)
    #expect(picture.size == size)
    #expect(text("leek", .dish).contains("width='300' height='400'"))
  }

  @Test(arguments: FoodKind.allCases)
  func `a drawing is a whole document, with nothing from elsewhere`(kind: FoodKind) {
    let text = text("leek", kind)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>"))
    let opened = text.matches(of: /<[a-z]/).count
    #expect(text.matches(of: /<\/|\/>/).count == opened)
    #expect(!text.contains("href"))
  }
}
