import Foundation
import MarketSimulation
import Observation2
import Scenes
import StorePersistence
import TerminalProcess
import TerminalScreen

if CommandLine.arguments.contains("--help") {
  print(MarketOptions.usage)
  exit(0)
}

do {
  let options = try MarketOptions(Array(CommandLine.arguments.dropFirst()))
  if let file = options.recording {
    exit(try await Recording(file, options).run())
  } else if let script = options.script {
    try await play(script, options)
  } else {
    try await run(options)
  }
} catch let slip as TerminalScript.Slip {
  complain("\(slip)\n\n\(MarketOptions.usage)")
  exit(2)
} catch let error as CocoaError {
  let cause = error.underlying ?? error
  complain("\(error.filePath ?? "The folder"): \(cause.localizedDescription)")
  exit(1)
} catch {
  complain("\(error)")
  exit(1)
}

func complain(_ text: String) {
  ProcessOutput.write("\(text)\n", to: STDERR_FILENO)
}

/// Shows the market in real time, until the person has enough.
@MainActor func run(_ options: MarketOptions) async throws {
  // Before anything is set aside for a run that is none.
  try Terminal.check()
  if options.isFresh { try setAside(options.folder) }
  try FileManager.default.createDirectory(
    atPath: options.folder,
    withIntermediateDirectories: true
  )
  // The command reports errors of files after it has restored the terminal.
  var issues: [StateFileError] = []
  defer { for issue in issues { complain("\(issue)") } }
  // A full disk refuses again and again.
  func note(_ issue: StateFileError) { if !issues.contains(issue) { issues.append(issue) } }
  // An hour before the first deadline of the embedded shop, whose days are always the same.
  let clock = MainScheduler(timeSince1970: .seconds(1_775_001_600))
  let app = try MarketApp(clock: clock, folder: options.folder) { note($0) }
  let sessions = try sessions(of: app, options)
  let terminal = try Terminal()
  defer { terminal.leave() }
  let screen = TerminalScreen(
    columns: terminal.size.columns,
    rows: terminal.size.rows,
    locale: "ja-JP"
  )
  let navigator = screen.window.navigator
  let place = try KeptPlace(folder: options.folder, navigator) { note($0) }
  let session = TerminalSession(screen, in: terminal)
  if let scene = options.scene {
    try app.launch(["scene": scene], in: navigator)
  } else {
    try app.begin(in: navigator)
    place.restore(orElse: MarketApp.root)
  }
  session.didDraw = { place.keep() }
  defer { app.stop() }
  try await session.run()
  try sessions?.write(of: app)
}

/// Starts the recording of the stores if the options name a folder for it.
@MainActor func sessions(of app: MarketApp, _ options: MarketOptions) throws -> Sessions? {
  guard let folder = options.sessions else { return nil }
  app.record()
  return try Sessions(folder: folder)
}

/// Moves what is kept to another name, so that nothing is lost.
@MainActor func setAside(_ folder: String) throws {
  guard FileManager.default.fileExists(atPath: folder) else { return }
  // Another run that uses the folder would continue to write to this name, and so into the new folder.
  _ = try KeptPlace(folder: folder, SceneNavigator()) { _ in }
  let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
  var number = 1
  while FileManager.default.fileExists(atPath: "\(folder)-\(number)") { number += 1 }
  try FileManager.default.moveItem(atPath: folder, toPath: "\(folder)-\(number)")
}

/// Presses the keys of a script and prints the last screen.
@MainActor func play(_ script: TerminalScript, _ options: MarketOptions) async throws {
  let time = VirtualTime()
  let app = MarketApp(clock: time, seed: 1)
  let sessions = try sessions(of: app, options)
  let screen = TerminalScreen(
    columns: options.size.columns,
    rows: options.size.rows,
    locale: "ja-JP"
  )
  try app.launch(
    options.scene.map { ["scene": $0] } ?? [:],
    in: screen.window.navigator
  )
  await time.advance(by: .seconds(1))
  await script.play(on: screen, time)
  try sessions?.write(of: app)
  guard ProcessOutput.write(screen.draw().text + "\n") else { throw TerminalError.unwritable }
}
