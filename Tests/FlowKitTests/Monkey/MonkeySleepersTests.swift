import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowReports

@MainActor @Suite struct MonkeySleepersTests {
  private struct LetterView: SceneView {
    final class DataSource: ObservedModel {
      @Observed var canSend = false
      @Observed var hasFailed = false
    }

    let dataSource = DataSource()

    var body: [ScreenElement] {
      button("閉じる") {}.identifier("close")
      button("送る") {}.identifier("send").disabled(!dataSource.canSend)
      if dataSource.hasFailed { button("もう一度") {}.identifier("retry-1") }
    }
  }

  private final class LetterScene: SceneHost {
    let view = LetterView()
  }

  @Test func `an element that could not be used and now can is awake until touched`() throws {
    let scene = LetterScene()
    let stage = Stage(VirtualTime(), checksContracts: false) { scene }
    var sleepers = MonkeySleepers()
    func awake(on route: String) -> [String] {
      stage.update()
      let screen = MonkeyScreen(stage.frames, route: route, .leftToRight)
      sleepers.note(screen)
      return sleepers.awake(on: screen).compactMap { stage.frames.elements[$0].element.identifier }
    }
    #expect(awake(on: "letter") == [])
    scene.view.dataSource.canSend = true
    #expect(awake(on: "letter") == ["send"])
    sleepers.forget(MonkeyStep(.tap, "tapOn", to: [("id", FlowText.quoted("send"))]))
    #expect(awake(on: "letter") == [])
    scene.view.dataSource.canSend = false
    #expect(awake(on: "letter") == [])
    scene.view.dataSource.canSend = true
    #expect(awake(on: "another") == [])
  }

  @Test func `an element that has come up on the same screen is fresh for one look`() throws {
    let scene = LetterScene()
    let stage = Stage(VirtualTime(), checksContracts: false) { scene }
    var sleepers = MonkeySleepers()
    func fresh(on route: String) -> [String] {
      stage.update()
      sleepers.note(MonkeyScreen(stage.frames, route: route, .leftToRight))
      return sleepers.fresh.compactMap { stage.frames.elements[$0].element.identifier }
    }
    #expect(fresh(on: "letter") == [])
    scene.view.dataSource.hasFailed = true
    #expect(fresh(on: "letter") == ["retry-1"])
    #expect(fresh(on: "letter") == [])
    scene.view.dataSource.hasFailed = false
    #expect(fresh(on: "letter") == [])
    scene.view.dataSource.hasFailed = true
    #expect(fresh(on: "another") == [])
  }
}
