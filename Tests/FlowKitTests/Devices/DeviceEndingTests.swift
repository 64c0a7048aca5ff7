import Scenes
import Testing

@testable import FlowEngine
@testable import FlowFormat

/// Flows on devices whose app ends by itself, which are lost, or whose clock goes wrong.
@MainActor @Suite struct DeviceEndingTests {
  private static let tick: (Duration) -> Duration? = { $0 + .milliseconds(100) }

  private func play(
    _ steps: String,
    header: String = "appId: app",
    _ device: WaywardDevice
  ) async throws -> FlowResult {
    let collection = FlowStage.collection("\(header)\n---\n- launchApp\n\(steps)\n")
    let player = FlowPlayer(collection, on: []) { _ in device }
    try #require(player.errors.isEmpty)
    return await player.play(player.flows[0])
  }

  // MARK: - The app's end

  @Test(arguments: [
    "assertNotVisible: {id: contract-greeting}",
    "extendedWaitUntil: {notVisible: {id: contract-greeting}, timeout: 5000}",
    "assertCount: {id: contract-greeting, count: 0}",
    "assertAlways: {notVisible: {id: error}, for: 3s}", "waitForAnimationToEnd",
    "swipe: {direction: UP, duration: 2000}",
    "tapOn: {id: contract-button, repeat: 20}",
    "runFlow: {when: {notVisible: {id: contract-greeting}}, commands: [{assertVisible: a}]}",
    "tapOn: {id: nothing, optional: true}",
    "retry: {commands: [{assertVisible: {id: nothing}}]}",
  ])
  func `a step during which the app ends fails`(step: String) async throws {
    let device = WaywardDevice()
    device.endsAt = .milliseconds(500)
    device.next = Self.tick
    let result = try await play("- \(step)", device)
    #expect(result.failures.map(\.message) == ["The app ended during this step."])
    #expect(device.device.touches.count <= 6)
    #expect(!device.calls.contains("drag"))
  }

  @Test func `the last tap of a flow must not end the app`() async throws {
    let device = WaywardDevice()
    device.endsAfter = "tap"
    let result = try await play("- tapOn: {id: contract-button}", device)
    #expect(result.failures.map(\.message) == ["The app ended during this step."])
    #expect(result.failures.first?.position.line == 4)
  }

  @Test func `a launch fails if the app is gone once it has settled`() async throws {
    let device = WaywardDevice()
    device.endsAfter = "settle"
    let result = try await play("", device)
    #expect(result.failures.map(\.message) == ["The app ended during this step."])
  }

  @Test func `the last steps of a flow play after the app has ended`() async throws {
    let device = WaywardDevice()
    device.endsAfter = "tap"
    let header = "appId: app\nonFlowComplete:\n  - launchApp\n  - assertVisible: \"0\""
    let result = try await play("- tapOn: {id: contract-button}", header: header, device)
    #expect(result.failures.map(\.message) == ["The app ended during this step."])
    #expect(device.calls.count { $0 == "launch" } == 2)
  }

  @Test(arguments: ["stopApp", "killApp", "clearState", "launchApp"])
  func `a step may end the app`(step: String) async throws {
    let result = try await play("- \(step)\n- launchApp\n- stopApp", WaywardDevice())
    #expect(result.failures.map(\.message) == [])
  }

  // MARK: - The end of a wait

  @Test(arguments: [
    "assertVisible: {id: contract-late, timeout: 1080}",
    "copyTextFrom: {id: contract-late, timeout: 1080}",
    "assertCount: {id: contract-late, count: 1, timeout: 1080}",
  ])
  func `a wait looks once more at its end`(step: String) async throws {
    let device = WaywardDevice()
    device.next = { $0 + .milliseconds(700) }
    let result = try await play("- tapOn: {id: contract-later}\n- \(step)", device)
    #expect(result.failures.map(\.message) == [])
  }

  @Test func `assertAlways looks once more at its end`() async throws {
    let device = WaywardDevice()
    device.next = { $0 + .milliseconds(700) }
    let result = try await play(
      "- tapOn: {id: contract-later}\n- assertAlways: {notVisible: {id: contract-late}, for: 1080ms}",
      device
    )
    #expect(result.failures.first?.message.contains("can be seen") == true)
  }

  @Test func `a link that leads somewhere at the end of the wait has opened`() async throws {
    let device = WaywardDevice()
    device.next = { $0 + .milliseconds(300) }
    let result = try await play("- openLink: \"contract://second\"", device)
    #expect(result.failures.map(\.message) == [])
  }

  // MARK: - A lost device

  @Test(arguments: [
    "tapOn: {id: contract-button, repeat: 5}", "tapOn: {id: contract-button, optional: true}",
    "retry: {maxRetries: 3, commands: [{tapOn: {id: contract-button}}]}",
    "repeat: {times: 5, commands: [{tapOn: {id: contract-button, optional: true}}]}",
  ])
  func `a lost device ends the step, and nothing plays on it`(step: String) async throws {
    let device = WaywardDevice()
    let header = "appId: app\nonFlowComplete:\n  - tapOn: {id: contract-button}"
    device.breaksAfterTap = "The cable is gone."
    let result = try await play("- \(step)\n- back", header: header, device)
    #expect(result.failures.map(\.message) == ["The cable is gone."])
    #expect(device.device.touches.count == 1)
    let failure = try #require(result.failures.first)
    #expect(failure.step?.contains("tapOn") == true)
  }

  // MARK: - Clocks

  @Test func `time passes by more than nothing at each call`() async throws {
    let device = WaywardDevice()
    device.delay = .milliseconds(60)
    device.next = Self.tick
    let result = try await play("- swipe: {direction: UP, duration: 430}", device)
    #expect(result.isPassed)
    #expect(!device.advances.isEmpty && device.advances.allSatisfy { $0 > .zero })
  }

  @Test func `a next change that has passed is a look a little later`() async throws {
    let device = WaywardDevice()
    device.next = { $0 - .milliseconds(30) }
    let steps = "- tapOn: {id: contract-later}\n- assertVisible: {id: contract-late}"
    let result = try await play(steps, device)
    #expect(result.failures.map(\.message) == [])
    #expect(device.advances.allSatisfy { $0 > .zero })
  }

  @Test(arguments: [-1, 0])
  func `a clock that does not go on ends the flow`(rate: Int) async throws {
    let device = WaywardDevice()
    device.clock = { $0 * rate }
    device.next = Self.tick
    let result = try await play("- assertVisible: {id: nothing, timeout: 200}", device)
    let failure = try #require(result.failures.first)
    #expect(failure.message.hasPrefix("The device's time stands still"))
    #expect(device.advances.count == 2_000)
    #expect(failure.virtualTime == .zero)
    #expect(result.virtualTime >= .zero)
    #expect(result.steps.allSatisfy { $0.virtualTime >= .zero })
  }

  @Test func `a failed look on a clock that goes back has waited for no time`() async throws {
    let device = WaywardDevice()
    device.clock = { .zero - $0 }
    let result = try await play("- assertVisible: {id: nothing, timeout: 200}", device)
    #expect(result.failures.first?.waited == .zero)
  }

  // MARK: - Cancelling

  @Test func `a flow ends once its task is cancelled`() async throws {
    let device = WaywardDevice()
    device.next = Self.tick
    let steps = "- extendedWaitUntil: {visible: {id: nothing}, timeout: 600000}"
    let task = Task { @MainActor in try await play(steps, device) }
    device.onAdvance = { if $0 == 3 { task.cancel() } }
    let result = try await task.value
    #expect(result.failures.map(\.message) == ["The task that plays the flow was cancelled."])
    #expect(device.advances.count == 3)
  }

  // MARK: - What a device has not

  @Test(arguments: ["clearKeychain", "launchApp: {clearKeychain: true}", "pressKey: Volume Up"])
  func `a step that does nothing on the device warns`(step: String) async throws {
    let result = try await play("- \(step)", WaywardDevice())
    #expect(result.isPassed)
    #expect(result.steps.last?.outcome == .warned)
  }

  @Test func `a turn keeps the size of the device`() async throws {
    var environment = ScreenEnvironment.plain
    environment.containerSize = ScreenSize(width: 500, height: 900)
    let device = WaywardDevice(ContractScript(), environment)
    let result = try await play("- setOrientation: LANDSCAPE_LEFT", device)
    #expect(result.isPassed)
    #expect(device.environment.containerSize == ScreenSize(width: 900, height: 500))
  }

  @Test func `a device that refuses a turn is held as before`() async throws {
    let device = WaywardDevice()
    device.refusesSettings = true
    let player = FlowPlayer(
      FlowStage.collection("appId: app\n---\n- launchApp\n- setOrientation: LANDSCAPE_LEFT\n"),
      on: []
    ) { _ in device }
    let run = FlowRun(player.flows[0], for: player)
    let upright = run.held.environment(settings: .plain).containerSize
    let result = await run.play()
    #expect(result.failures.map(\.message) == ["The device does not turn."])
    #expect(run.held.environment(settings: .plain).containerSize == upright)
  }
}
