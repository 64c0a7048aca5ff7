import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor @Suite struct WalkScreenTests {
  private struct Rows: SceneView {
    var body: [ScreenElement] {
      column {
        button("消す", action: {}).identifier("row-12")
        button("128個", action: {})
      }
    }
  }

  @Test func `controls are called as in coverage, with one mark for each number`() {
    let screen = WalkScreen(ScreenFrames(of: Rows()), route: "cart", .leftToRight)
    let names = screen.taking.map { WalkScreen.name(ofSubject: screen.subject($0)) }
    #expect(names == ["cart row-#", "cart #個"])
  }

  private struct Prices: SceneView {
    var body: [ScreenElement] {
      column {
        for name in ["ok", "OK", "105", "1.5"] { button(name, action: {}) }
        for name in ["a/row", "row", "b-2", "b.2"] { button("行", action: {}).identifier(name) }
      }
    }
  }

  @Test func `a selector finds its element among all that its name matches`() throws {
    let screen = WalkScreen(ScreenFrames(of: Prices()), route: "cart", .leftToRight)
    for index in screen.taking {
      var selector = FlowSelector()
      for (key, value) in screen.selector(index) {
        switch key {
        case "id": selector.id = FlowText(String(value.dropFirst().dropLast()))
        case "text": selector.text = FlowText(String(value.dropFirst().dropLast()))
        default: selector.index = .value(Int(value) ?? -1)
        }
      }
      #expect(RecordedSelector.found(selector, in: screen.frames)?.index == index, "\(selector)")
    }
    #expect(screen.taking.count == 8)
  }
}
