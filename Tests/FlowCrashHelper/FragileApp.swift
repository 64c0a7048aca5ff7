import Foundation
import Observation2
import Scenes
import ScenesHeadless

/// An app that ends its process when a flow launches it so, and otherwise shows where it is shown.
@MainActor
final class FragileApp: HeadlessApp {
  static let launchArguments = ["end"]
  static let backendEvents: [String: [String]] = [:]

  let network: SimulatedNetwork
  let events = EventLog()

  init(clock: any AppClock, seed: UInt64) {
    network = SimulatedNetwork(clock: clock)
  }

  func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator
  ) throws(HeadlessAppError) {
    switch arguments["end"] {
    case nil: navigator.push(FragileScene())
    case "exit": exit(7)
    case "abort":
      try? FileHandle.standardError.write(contentsOf: Data("Fatal error: out of eggs\n".utf8))
      abort()
    case "hang": while true { usleep(1000) }
    case let end: throw HeadlessAppError("There is no end “\(end ?? "")”.")
    }
  }

  func stop() {}
  func clearState() {}
  func backend(_ event: String, _ values: [String: String]) {}
}

final class FragileScene: SceneHost {
  struct Content: SceneView {
    var body: [ScreenElement] { text("こんにちは").identifier("hello") }
  }

  let view = Content()
}
