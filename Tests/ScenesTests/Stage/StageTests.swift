import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@MainActor @Suite struct StageTests {
  private final class Reports {
    var messages: [String] = []
    var report: FailureReporter { { message, _, _, _, _ in self.messages.append(message) } }
  }

  /// A presenter that an object outside the scene retains.
  private final class KeptPresenter: ScenePresenter {}

  private final class LeakyScene: SceneHost {
    let view = SceneSpy("leaky").view
    let presenter = KeptPresenter()
    private let ticks = PublishRelay<Int>()
    let bag = DisposeBag()

    func viewDidLoad() {
      ticks.asSignal().emit { _ in self.viewDidAppear() }.disposed(by: bag)
    }
  }

  @Test func `what a closure keeps alive is reported after closing`() async {
    let scene = LeakyScene()
    let bag = scene.bag
    let stage = Stage(VirtualTime()) { scene }
    let reports = Reports()
    await stage.expectNothingLeftAfterClosing(report: reports.report)
    #expect(reports.messages.count == 1)
    #expect(reports.messages.first?.contains("LeakyScene has left the stage") == true)
    #expect(reports.messages.first?.contains("StageTests.swift:") == true)
    #expect(stage.ledger.entries.map(\.kind) == [.subscription])
    bag.dispose()
  }

  @Test func `a clean scene leaves nothing`() async {
    let stage = Stage(VirtualTime()) { GreetingScene(clock: VirtualTime()) }
    let reports = Reports()
    await stage.expectNothingLeftAfterClosing(report: reports.report)
    #expect(reports.messages.isEmpty)
  }

  @Test func `a part that outlives its scene is named with the property that held it`() {
    let stage = Stage(VirtualTime()) { SceneSpy("root") }
    var kept: KeptPresenter?
    var bag: DisposeBag?
    do {
      let scene = LeakyScene()
      kept = scene.presenter
      bag = scene.bag
      stage.perform { stage.navigator.push(scene) }
    }
    stage.back()
    #expect(stage.survivors.contains { $0.contains("KeptPresenter (LeakyScene.presenter)") })
    #expect(kept != nil)
    bag?.dispose()
    kept = nil
    #expect(stage.survivors.isEmpty)
  }

  @Test func `a snapshot that differs shows only the lines that do`() {
    let stage = Stage(VirtualTime()) { SceneSpy("こんにちは") }
    let reports = Reports()
    let snapshot = ScreenSnapshot(of: stage)
    snapshot.expect(snapshot.text + "\n", report: reports.report)
    #expect(reports.messages.isEmpty)
    snapshot.expect(
      snapshot.text.replacing("こんにちは", with: "さようなら"),
      report: reports.report
    )
    #expect(reports.messages.count == 1)
    #expect(reports.messages.first?.contains("- text \"さようなら\"") == true)
    #expect(reports.messages.first?.contains("+ text \"こんにちは\"") == true)
  }
}
