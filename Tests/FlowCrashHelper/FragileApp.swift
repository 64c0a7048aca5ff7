import Foundation
import Observation2
import Scenes
import ScenesHeadless

/// An app that ends its process when a flow launches it so, and otherwise shows where it is shown.
///
/// Variables of the environment change it:
/// - `FRAGILE_WORDS`: The app prints these words at each launch.
/// - `FRAGILE_ORPHAN=1`: A launch starts a process that keeps the outputs open, and prints its identifier.
/// - `FRAGILE_SIGNAL=9`: A button ends the process by this signal.
/// - `FRAGILE_GROWTH=grows`: Each tap of a button makes a text longer, without a limit, and prints it.
/// - `FRAGILE_GROWTH=hangs`: A tap of that button makes the text longer, and prints it forever.
@MainActor
final class FragileApp: SimulatedApp {
  static let launchArguments = ["end"]

  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator
  ) throws(SimulatedAppError) {
    if let words = ProcessInfo.processInfo.environment["FRAGILE_WORDS"] { say(words) }
    if ProcessInfo.processInfo.environment["FRAGILE_ORPHAN"] != nil { startOrphan() }
    switch arguments["end"] {
    case nil: navigator.push(FragileScene())
    case "exit": exit(7)
    case "abort":
      try? FileHandle.standardError.write(contentsOf: Data("Fatal error: out of eggs\n".utf8))
      abort()
    case let end? where end.hasPrefix("abort: "):
      // As a precondition does, whose message quotes what it was given.
      let words = end.dropFirst("abort: ".count)
      say("ends with: \(words)")
      try? FileHandle.standardError.write(contentsOf: Data("Fatal error: \(words)".utf8))
      abort()
    case "hang": while true { usleep(1000) }
    case let end: throw SimulatedAppError("There is no end “\(end ?? "")”.")
    }
  }
}

/// Starts a process that goes on for a minute with this one's outputs.
private func startOrphan() {
  let orphan = Process()
  orphan.executableURL = URL(fileURLWithPath: "/bin/sleep")
  orphan.arguments = ["60"]
  guard (try? orphan.run()) != nil else { return }
  say("orphan \(orphan.processIdentifier);")
}

final class FragileScene: SceneHost {
  struct Content: SceneView {
    final class DataSource: ObservedModel {
      @Observed var words = ""
    }

    private static let growth = ProcessInfo.processInfo.environment["FRAGILE_GROWTH"]
    let dataSource = DataSource()

    private static let signal = ProcessInfo.processInfo.environment["FRAGILE_SIGNAL"].flatMap {
      Int32($0)
    }

    /// Ends the process, even if its parent has blocked the signal.
    private static func end(by number: Int32) {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, number)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
    }

    private func grow() {
      dataSource.words += "a"
      repeat { say("grown to \(dataSource.words)") } while Self.growth == "hangs"
    }

    var body: [ScreenElement] {
      column {
        text("こんにちは").identifier("hello")
        if Self.growth != nil {
          text(dataSource.words).identifier("words")
          button("のびる") { grow() }.identifier("grow")
        }
        if let signal = Self.signal {
          button("おわり") { Self.end(by: signal) }.identifier("end")
        }
      }
    }
  }

  let view = Content()
}
