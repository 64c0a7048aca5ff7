import Observation2
import Scenes
import ScenesTesting
import Testing

@testable import ScenesHeadless

/// That a turn of the device asks for nothing that is there.
@MainActor @Suite struct ScreenTurnsTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let stage: Stage
  private let disposeBag = DisposeBag()
  private static let wide = ScreenSize(width: 844, height: 390)
  private static let upright = ScreenSize(width: 390, height: 844)

  init() {
    network = SimulatedNetwork(clock: time)
    stage = Stage(time, checksContracts: false) { StandInScene(ShelvesView()) }
    stage.window.environment.containerSize = Self.wide
    stage.update()
  }

  private func found(by turns: inout ScreenTurns, on route: String = "shelves") -> String? {
    turns.wrongRequest(stage.frames, route: route, network)
  }

  private func ask() async {
    time.run { [network] in _ = try? await network.request("shelves.load") {} }
      .disposed(by: disposeBag)
    await time.advance(by: .zero)
  }

  private func turn(to size: ScreenSize) {
    stage.window.environment.containerSize = size
    stage.update()
  }

  @Test func `what is asked for when less comes into sight is found, once`() async {
    turn(to: Self.upright)
    var turns = ScreenTurns()
    #expect(found(by: &turns) == nil)
    turn(to: Self.wide)
    await ask()
    #expect(
      found(by: &turns) == "“shelves.load” is asked for, and nothing has come into sight"
    )
    #expect(found(by: &turns) == nil)
  }

  @Test func `what has come into sight may be asked for`() async {
    var turns = ScreenTurns()
    #expect(found(by: &turns) == nil)
    turn(to: Self.upright)
    await ask()
    #expect(found(by: &turns) == nil)
  }

  @Test(arguments: ["a place", "no turn", "a fault", "no connection", "under way"])
  func `whoever has another reason may ask`(reason: String) async {
    turn(to: Self.upright)
    if reason == "a fault" {
      network.failNext(.server)
      await ask()
      await time.advance(by: .seconds(20))
    }
    if reason == "under way" { await ask() }
    network.isOffline = reason == "no connection"
    var turns = ScreenTurns()
    #expect(found(by: &turns) == nil)
    network.isOffline = false
    if reason != "no turn" { turn(to: Self.wide) }
    await ask()
    #expect(found(by: &turns, on: reason == "a place" ? "elsewhere" : "shelves") == nil)
  }
}

/// More rows than fit on a screen.
private struct ShelvesView: SceneView {
  var body: [ScreenElement] {
    scroll { for number in 1...60 { text("棚 \(number)").identifier("shelf-\(number)") } }
  }
}
