import Observation2
import Scenes
import ScenesHeadless

@MainActor final class Door {
  private(set) var knocks = 0
  private let network: SimulatedNetwork

  init(network: SimulatedNetwork) { self.network = network }

  func knock() async throws -> String {
    try await network.request("door.knock") {
      self.knocks += 1
      return self.knocks == 1 ? "どなたですか" : "またあなたですか"
    }
  }
}

@MainActor final class KnockApp: HeadlessApp {
  static let launchArguments: [String] = []
  static let backendEvents: [String: [String]] = [:]
  static let backendQuestions: [String: [String]] = ["knocks": []]

  let network: SimulatedNetwork
  let events = StageEventLog()
  private let door: Door
  private let clock: any AppClock

  init(clock: any AppClock, seed: UInt64) {
    network = SimulatedNetwork(clock: clock)
    door = Door(network: network)
    self.clock = clock
  }

  func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator
  ) throws(HeadlessAppError) {
    navigator.push(KnockScene(door: door, clock: clock))
  }

  func stop() {}

  func clearState() {}

  func backend(_ event: String, _ values: [String: String]) throws(HeadlessAppError) {
    throw HeadlessAppError("Nothing happens behind the door by itself.")
  }

  func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(HeadlessAppError) -> (any Sendable)? {
    door.knocks
  }
}
