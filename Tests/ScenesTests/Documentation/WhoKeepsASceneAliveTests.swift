import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// The listings of the article.
@MainActor @Suite struct WhoKeepsASceneAliveTests {
  @Test func `what is left of a scene is reported`() async {
    let time = VirtualTime()
    let app = FaultApp(time)
    let stage = Stage(time) { app.root }
    stage.addAppObject(app)
    stage.perform { stage.navigator.push(FaultyScene(app)) }
    stage.back()
    await stage.settle()
    #expect(stage.ownershipReport.isEmpty, "\(stage.ownershipReport)")
  }

  @Test func `what is wired wrongly is reported, unless it is allowed`() async {
    let ticks = PublishRelay<Int>()
    let stage = Stage(VirtualTime()) { UnreadScene(ticks) }
    stage.allow(.propertyNeverRead, "UnreadData.note", because: "the watch shows it")
    await stage.settle()
    stage.update()
    stage.close()
    #expect(stage.contractReport.isEmpty, "\(stage.contractReport)")
  }

  @Test func `a test that expects kept contracts fails with the findings`() async {
    var messages: [String] = []
    let report: FailureReporter = { message, _, _, _, _ in messages.append(message) }
    let ticks = PublishRelay<Int>()
    for scene in [WiredScene(ticks), UnreadScene(ticks), NoDelegateScene(ticks)] {
      let stage = Stage(VirtualTime()) { scene }
      stage.update()
      stage.expectKeptContracts(warnings: false, report: report)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("WiredView.delegate was never set") == true)
  }
}
