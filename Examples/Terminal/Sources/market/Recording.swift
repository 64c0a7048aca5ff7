import FlowKit
import Foundation
import MarketSimulation
import Observation2
import Scenes
import ScenesHeadless
import TerminalProcess
import TerminalScreen

/// Writes what a person does as a flow file, and plays that.
///
/// The app is one that has never run, as a flow launches it; nothing of it is kept.
@MainActor
struct Recording {
  private let file: String
  private let options: MarketOptions

  /// - Throws: When the file is there already, or can't be made.
  init(_ file: String, _ options: MarketOptions) throws(TerminalScript.Slip) {
    (self.file, self.options) = (file, options)
    if FileManager.default.fileExists(atPath: file) {
      throw TerminalScript.Slip("\(file) is there already. Name another file, or remove it.")
    }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    if !FileManager.default.isWritableFile(atPath: folder) {
      throw TerminalScript.Slip("No file can be made in the folder \(folder).")
    }
  }

  /// Records, writes and plays.
  ///
  /// - Returns: The exit status: 0 if what was written passes.
  func run() async throws -> Int32 {
    let text: String
    if let script = options.script {
      text = try await record(script)
    } else {
      text = try await record()
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let player = FlowPlayer(FlowFinder().find([file]), app: MarketApp.self)
    var complaints = player.errors.map(\.description)
    for flow in player.flows where complaints.isEmpty {
      complaints += await player.play(flow).failures.map(\.description)
    }
    for complaint in complaints { complain(complaint) }
    let end = complaints.isEmpty ? "It passes." : "It does not pass yet."
    ProcessOutput.write("\(file) is written. \(end)\n")
    return complaints.isEmpty ? 0 : 1
  }

  /// Records a person, in real time.
  private func record() async throws -> String {
    try Terminal.check()
    // As a flow's clock: an hour before the first deadline of the embedded shop.
    let app = MarketApp(clock: MainScheduler(timeSince1970: .seconds(1_775_001_600)), seed: 0)
    let terminal = try Terminal()
    defer { terminal.leave() }
    let screen = TerminalScreen(
      columns: terminal.size.columns,
      rows: terminal.size.rows,
      locale: "ja-JP"
    )
    try app.launch(arguments, in: screen.window.navigator)
    defer { app.stop() }
    let recorder = recorder(of: screen)
    try await TerminalSession(screen, in: terminal).run()
    return recorder.text
  }

  /// Records a script, in virtual time.
  private func record(_ script: TerminalScript) async throws -> String {
    let time = VirtualTime()
    let app = MarketApp(clock: time, seed: 0)
    let screen = TerminalScreen(
      columns: options.size.columns,
      rows: options.size.rows,
      locale: "ja-JP"
    )
    try app.launch(arguments, in: screen.window.navigator)
    defer { app.stop() }
    await time.advance(by: .seconds(1))
    let recorder = recorder(of: screen)
    await script.play(on: screen, time)
    // The screen shows the effect of the last key only after it is drawn.
    _ = screen.draw()
    return recorder.text
  }

  private var arguments: [String: String] { options.scene.map { ["scene": $0] } ?? [:] }

  private func recorder(of screen: TerminalScreen) -> FlowRecorder {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    return FlowRecorder(
      of: screen.window,
      appId: "jp.example.market",
      name: name,
      arguments: arguments
    ) { screen.frames }
  }
}
