import Foundation
import Observation2
import Scenes
import ScenesHeadless
import StorePersistence

/// The team's app as flows play it: one installation, whose files outlive its runs.
package final class TallyApp: ReplayableApp {
  /// Where its flows are.
  package nonisolated static var flows: URL {
    Bundle.module.bundleURL.appendingPathComponent("TallyFlows", isDirectory: true)
  }

  package static let launchArguments = ["recording"]
  package static let backendEvents: [String: [String]] = [:]

  package let network: SimulatedNetwork
  package let events = StageEventLog()
  private let clock: any AppClock
  private let files = MemoryFileSystem()
  private weak var scene: TallyScene?
  private var recording = ""

  /// The recording of the store since the launch; it always records.
  package var recordings: [String: String] { ["tally": recording] }

  package init(clock: any AppClock, seed: UInt64) {
    self.clock = clock
    network = SimulatedNetwork(clock: clock)
  }

  package func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator
  ) throws(HeadlessAppError) {
    stop()
    events.removeAll()
    recording = ""
    let beginning = try arguments["recording"].map { text throws(HeadlessAppError) in
      try Tally(atEndOf: text)
    }
    do throws(StateFileError) {
      let scene = try TallyScene(
        clock: clock,
        files: files,
        log: events,
        beginning: beginning,
        record: { [weak self] in self?.recording += $0 + "\n" },
        report: { [events] error in events.record("fileFailed", ["error": "\(error)"]) }
      )
      self.scene = scene
      navigator.push(scene)
    } catch {
      throw HeadlessAppError("The tally's file can't be opened: \(error)")
    }
  }

  package func stop() {
    scene?.stop()
  }

  package func clearState() {
    files.contents = [:]
  }

  package func backend(_ event: String, _ values: [String: String]) throws(HeadlessAppError) {
    throw HeadlessAppError("There is nothing in the back end that could do “\(event)”.")
  }
}
