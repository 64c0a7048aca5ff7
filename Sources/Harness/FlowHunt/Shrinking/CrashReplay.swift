import FlowEngine
package import FlowFormat
import FlowReports
package import Foundation
import SafeFiles

/// Plays steps that end the process, each time in a process of its own.
@MainActor
package struct CrashReplay {
  /// The break that ends a process that does not end by itself.
  static let kind = BreakKind("the process ends")

  /// The most processes that are started for one crash.
  static let bounds = FlowShrinker.Bounds(replays: 400, steps: 100_000)

  private let script: WalkScript
  private let file: URL

  /// - Parameters:
  ///   - script: The statements of the file about itself.
  ///   - file: Where the steps are written that are played.
  package init(_ script: WalkScript, at file: URL) {
    (self.script, self.file) = (script, file)
  }

  /// Looks for the shortest steps that end the process, and leaves them in the file.
  ///
  /// - Returns: How many they are; `nil` if the process does not end again.
  func shrink(_ steps: [WalkStep]) async -> Int? {
    var shrinker = FlowShrinker(Self.kind, within: Self.bounds) { await play($0) }
    let short = await shrinker.shortest(of: steps)
    try? write(short ?? steps)
    return short?.count
  }

  /// Looks for the shortest steps, and says what they are and where.
  package func report(_ steps: [WalkStep]) async -> OutputText {
    let count = await shrink(steps)
    let failure =
      FlowInterruption.isAsked
      ? "The search for the shortest flow was interrupted" : "It does not do so again"
    let words =
      count.map { "The shortest flow has \(English.counted($0, "step"))" }
      ?? "\(failure); the steps are"
    let lines = (try? WalkScript.steps(at: file.path)) ?? []
    let title: OutputText = "BROKEN: The app ends the process. \(words): \(file.path)"
    return .lines([title] + lines.map { "\($0.line)" })
  }

  private func write(_ steps: [WalkStep]) throws {
    try SafeFile.replace(file.path, with: Array(script.text(of: steps).utf8))
  }

  private func play(_ steps: [WalkStep]) async -> StepReplay.Outcome {
    var isCrash = false
    do {
      try write(steps)
      let ending = try ChildProcess.run([file.path, "--quiet"], isQuiet: true)
      if case .crashed = ending { isCrash = true }
    } catch {
      isCrash = false
    }
    return StepReplay.Outcome(kind: isCrash ? Self.kind : nil, played: steps.count, routes: [])
  }
}
