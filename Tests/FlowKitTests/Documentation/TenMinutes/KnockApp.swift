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

@MainActor final class KnockApp: SimulatedApp {
  static let backendQuestions: [String: [String]] = ["knocks": []]

  let installation: AppInstallation
  private let door: Door

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
    door = Door(network: installation.device.network)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.push(KnockScene(door: door, clock: clock))
  }

  func askBackend(_ question: String, _ values: [String: String]) -> (any Sendable)? {
    door.knocks
  }
}
