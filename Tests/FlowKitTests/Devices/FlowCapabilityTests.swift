import Scenes
import Testing

@testable import FlowEngine
@testable import FlowFormat

/// Flows on devices that can do less than the stage.
@MainActor @Suite struct FlowCapabilityTests {
  private func player(
    _ text: String,
    on capabilities: FlowCapabilities = [],
    _ device: ScriptedDevice = ScriptedDevice(ContractScript())
  ) -> FlowPlayer {
    FlowPlayer(FlowStage.collection(text), on: capabilities) { _ in device }
  }

  @Test(arguments: [
    ("advanceTime: 5s", "virtual time"), ("setAirplaneMode: enabled", "a network"),
    ("assertRoute: cart", "a look at the app's scenes"), ("setDarkMode: enabled", "settings"),
    ("inputMarkedText: かな", "an input method"), ("backend: tick", "a back end"),
  ])
  func `a step that needs more than the device has is refused`(step: String, words: String) throws {
    let player = player("appId: app\n---\n- launchApp\n- \(step)\n")
    #expect(player.errors.count == 1)
    let error = try #require(player.errors.first)
    #expect(error.message.contains("needs \(words)"))
    #expect(error.position.line == 4)
  }

  @Test(arguments: [
    "advanceTime: 5s", "setDarkMode: enabled", "toggleDarkMode", "setTextSize: large",
    "setDevice: {locale: ja-JP}",
  ])
  func `another device can have virtual time and settings`(step: String) {
    #expect(player("appId: app\n---\n- launchApp\n- \(step)\n", on: .all).errors.isEmpty)
  }

  @Test(arguments: [
    ("setAirplaneMode: enabled", "a network"), ("assertRoute: cart", "a look at the app's scenes"),
    ("inputMarkedText: かな", "an input method"), ("backend: tick", "a back end"),
    ("assertBackend: {orders: 1}", "a back end"), ("replay: a.jsonl", "a look at the app's scenes"),
  ])
  func `a step that only the stage plays is refused, whatever the device claims`(
    step: String,
    words: String
  ) throws {
    let player = player("appId: app\n---\n- launchApp\n- \(step)\n", on: .all)
    #expect(player.errors.count == 1)
    let message = try #require(player.errors.first).message
    #expect(message.contains("needs \(words)"))
    #expect(message.contains("which only an app on the stage has."))
  }

  @Test(arguments: [
    ("tapOn: {id: a, traits: nonsense}", "nonsense"), ("takeScreenshot: ../a", "“../a”"),
    ("assertScreenshot: ../../etc/a", "“../../etc/a”"),
    ("assertNotVisible: {below: {id: a, traits: nonsense}}", "nonsense"),
  ])
  func `a step that no device can play is refused without an app's names`(
    step: String,
    words: String
  ) throws {
    let player = player("appId: app\n---\n- launchApp: {arguments: {a: b}}\n- \(step)\n")
    #expect(player.errors.count == 1)
    let error = try #require(player.errors.first)
    #expect(error.message.contains(words))
    #expect(error.position.line == 4)
  }

  @Test func `each capability has words`() {
    var seen: Set<String> = []
    for bit in 0..<7 {
      let one = FlowCapabilities(rawValue: 1 << bit)
      #expect(FlowCapabilities.all.contains(one))
      #expect(!one.description.isEmpty && seen.insert(one.description).inserted)
    }
    #expect(FlowCapabilities.all.rawValue == 1 << 7 - 1)
    #expect(FlowCapabilities([]).description == "")
    let unknown = FlowCapabilities([.settings, FlowCapabilities(rawValue: 1 << 10)])
    #expect(
      unknown.description == "settings that can be changed, a capability without a name (bits 1024)"
    )
  }

  @Test func `a person's steps play on a device of absolute elements`() async throws {
    let device = ScriptedDevice(ContractScript())
    let player = player(
      """
      appId: app
      ---
      - launchApp:
          arguments: {greeting: hello}
      - assertVisible: {id: contract-greeting, text: hello}
      - tapOn: {id: contract-button}
      - doubleTapOn: {id: contract-button}
      - assertVisible: {id: contract-count, text: "3"}
      - longPressOn: {id: contract-press}
      - assertVisible: {id: contract-pressed}
      - tapOn: {id: contract-later}
      - assertVisible: {id: contract-late}
      - tapOn: {id: contract-field}
      - inputText: abc
      - eraseText: 1
      - assertVisible: {id: contract-field, text: ab}
      - pressKey: Enter
      - hideKeyboard
      - scrollUntilVisible: {element: {id: contract-row-40}}
      - assertNotVisible: {id: contract-row-1}
      - swipe: {from: {id: contract-list}, direction: DOWN}
      - background
      - foreground
      - assertVisible: {id: contract-back, text: "1"}
      - setOrientation: LANDSCAPE_LEFT
      - openLink: "contract://second"
      - assertVisible: {id: contract-second}
      - back
      - takeScreenshot: shot
      - copyTextFrom: {id: contract-count}
      - assertTrue: ${maestro.copiedText == "3"}
      - killApp
      - launchApp: {clearState: true}
      - assertVisible: {id: contract-count, text: "0"}
      - stopApp
      """,
      device
    )
    #expect(player.errors.isEmpty)
    let result = await player.play(player.flows[0])
    #expect(result.failures.map(\.message) == [])
    #expect(device.touches.prefix(2) == [ScreenPoint(x: 120, y: 75), ScreenPoint(x: 120, y: 75)])
    #expect(device.sent == ["return contract-field", "blur contract-field"])
    #expect(device.state == .notRunning)
    #expect(device.environment.containerSize.width > device.environment.containerSize.height)
  }

  @Test func `a wait lets time pass from one change to the next`() async throws {
    let device = ScriptedDevice(ContractScript())
    let player = player(
      """
      appId: app
      ---
      - launchApp
      - tapOn: {id: contract-later}
      - assertVisible: {id: contract-late}
      """,
      device
    )
    let result = await player.play(player.flows[0])
    #expect(result.isPassed)
    #expect(result.steps.last?.virtualTime == .seconds(1))
  }

  @Test func `a failure names what came nearest, and shows the screen`() async throws {
    let player = player("appId: app\n---\n- launchApp\n- tapOn: {id: contract-buton}\n")
    let result = await player.play(player.flows[0])
    let failure = try #require(result.failures.first)
    #expect(failure.nearMisses.first?.element.contains("contract-button") == true)
    #expect(failure.screen?.contains("contract-row-1") == true)
    #expect(failure.events.isEmpty && failure.requests.isEmpty)
  }

  @Test func `a device that fails ends the flow with its words`() async throws {
    let device = ScriptedDevice(ContractScript())
    device.breakage = "The cable is gone."
    let player = player(
      "appId: app\n---\n- launchApp\n- tapOn: {id: contract-button}\n",
      device
    )
    let result = await player.play(player.flows[0])
    #expect(result.failures.map(\.message) == ["The cable is gone."])
    #expect(result.steps.map(\.outcome) == [.failed, .skipped])
  }

  @Test func `a command that forgets what it needs fails with advice`() async throws {
    let commands = FlowCommandList.standard.adding(LookCommand.self)
    let collection = FlowStage.collection("appId: app\n---\n- launchApp\n- look\n", commands)
    let player = FlowPlayer(collection, on: []) { _ in ScriptedDevice(ContractScript()) }
    #expect(player.errors.isEmpty)
    let result = await player.play(player.flows[0])
    #expect(result.failures.first?.message.contains("Let the command say what it “needs”") == true)
  }
}

/// A command that looks at the stage and does not say that it needs one.
private struct LookCommand: FlowCommand {
  static let name = "look"
  static let keys: [String]? = []

  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    _ = try run.stage
    return .passed
  }
}
