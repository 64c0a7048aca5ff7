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

  package let installation: AppInstallation
  private let files = MemoryFileSystem()
  private weak var scene: TallyScene?
  private var recording = ""

  /// The recording of the store since the launch; it always records.
  package var recordings: [String: String] { ["tally": recording] }

  package init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  package func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator
  ) throws(SimulatedAppError) {
    stop()
    events.removeAll()
    recording = ""
    let beginning = try arguments["recording"].map { text throws(SimulatedAppError) in
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
      throw SimulatedAppError("The tally's file can't be opened: \(error)")
    }
  }

  package func stop() {
    scene?.stop()
  }

  package func clearState() {
    files.contents = [:]
  }
}
