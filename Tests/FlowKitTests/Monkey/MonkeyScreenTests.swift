import Scenes
import ScenesHeadless
import Testing

@testable import FlowKit

@MainActor @Suite struct MonkeyScreenTests {
  private struct Rows: SceneView {
    var body: [ScreenElement] {
      column {
        button("消す", action: {}).identifier("row-12")
        button("128個", action: {})
      }
    }
  }

  @Test func `controls are called as in coverage, with one mark for each number`() {
    let screen = MonkeyScreen(ScreenFrames(of: Rows()), route: "cart", .leftToRight)
    let names = screen.taking.map { MonkeyScreen.name(ofSubject: screen.subject($0)) }
    #expect(names == ["cart row-#", "cart #個"])
  }
}
