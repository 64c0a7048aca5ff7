import FlowKit
import Observation2
import Scenes
import ScenesHeadless
import Testing

/// The code that `RecordingFlows.md` shows.
@MainActor @Suite struct RecordingListingTests {
  private final class Page: SceneHost {
    struct View: SceneView {
      var body: [ScreenElement] { button("Drink") {}.identifier("drink") }
    }

    let view = View()
  }

  private let stage = Stage(VirtualTime()) { Page() }

  @Test func `two taps are two steps`() throws {
    let recorder = FlowRecorder(of: stage, appId: "com.example.tally", name: "Two cups")
    try stage.tap("drink")
    try stage.tap("drink")
    let file = recorder.text
    #expect(file.hasSuffix("- tapOn:\n    id: drink\n- tapOn:\n    id: drink\n"))
  }

  @Test func `a front-end passes its window and its screen`() throws {
    let screen = stage
    let recorder = FlowRecorder(of: screen.window, arguments: ["scene": "cart"]) { screen.frames }
    try stage.tap("drink")
    #expect(recorder.text.hasSuffix("arguments:\n      scene: cart\n- tapOn:\n    id: drink\n"))
  }
}
