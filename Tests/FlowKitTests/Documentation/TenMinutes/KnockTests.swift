import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@MainActor @Suite struct KnockTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let stage: Stage

  init() {
    let (time, network) = (time, SimulatedNetwork(clock: time))
    self.network = network
    stage = Stage(time) { KnockScene(door: Door(network: network), clock: time) }
  }

  @Test func `while the door is asked nothing can be tapped`() async throws {
    let recorder = ScreenChangeRecorder(stage)
    try stage.tap("knock-button")
    #expect(
      recorder.takeChanges() == [.disabled("knock-button"), .appeared("お待ちください")]
    )
    await stage.advance(by: .milliseconds(300))
    #expect(
      recorder.takeChanges() == [
        .disappeared("お待ちください"), .changed("answer", to: "どなたですか"),
        .enabled("knock-button"),
      ]
    )
  }

  @Test func `a door that can't be reached does not answer`() async throws {
    network.failNext(.offline)
    try stage.tap("knock-button")
    await stage.settle()
    #expect(stage.shows("返事がありません"))
  }

  @Test func `the screen is the approved one, and leaves nothing behind`() async throws {
    stage.expectSnapshot(named: "at first", report: report)
    try stage.tap("knock-button")
    stage.expectSnapshot(named: "waiting", report: report)
    await stage.advance(by: .milliseconds(300))
    await stage.expectNothingLeftAfterClosing(report: report)
  }
}
