import Foundation
import Market
import Observation2
import Scenes
import TerminalScreen

if CommandLine.arguments.contains("--help") {
  print(Options.usage)
  exit(0)
}

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if let script = options.script {
    try await play(script, columns: options.columns, rows: options.rows)
  } else if let terminal = Terminal() {
    defer { terminal.leave() }
    try await run(in: terminal)
  } else {
    throw OptionError("This is no terminal; press keys with --keys.")
  }
} catch {
  let sentence = (error as? OptionError).map { "\($0.sentence)\n\n\(Options.usage)" } ?? "\(error)"
  FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  exit(2)
}

/// Shows the cart in real time, until the person has enough.
@MainActor func run(in terminal: Terminal) async throws {
  let app = MarketApp(clock: MainScheduler(), seed: .random(in: .min ... .max))
  let screen = TerminalScreen(columns: terminal.size.columns, rows: terminal.size.rows)
  let depth = ColorDepth(environment: ProcessInfo.processInfo.environment)
  var shown: CellGrid?
  @MainActor func draw() {
    let grid = screen.draw()
    terminal.write(grid.escapes(from: shown, depth: depth))
    shown = grid
  }
  // The screen may be in the middle of a change: it is drawn in the next turn.
  screen.onNeedsUpdate = { Task { draw() } }
  try app.launch(["scene": "cart"], in: screen.window.navigator)
  var reader = KeyReader()
  for await event in terminal.events {
    switch event {
    case .bytes(let bytes):
      // Of an arrow everything comes at once, so an escape alone is the key.
      let keys = reader.read(bytes) + (bytes == [0x1B] ? reader.finish() : [])
      for key in keys {
        if key == .suspend {
          terminal.suspend()
          shown = nil
          screen.resize(columns: terminal.size.columns, rows: terminal.size.rows)
          draw()
        } else if !screen.press(key) {
          return
        }
      }
      if screen.refusal != nil { terminal.write("\u{7}") }
    case .resized: screen.resize(columns: terminal.size.columns, rows: terminal.size.rows)
    case .ended: return
    }
  }
}

/// Presses the keys of a script and prints the last screen.
@MainActor func play(_ script: [Options.Step], columns: Int, rows: Int) async throws {
  let time = VirtualTime()
  let app = MarketApp(clock: time, seed: 1)
  let screen = TerminalScreen(columns: columns, rows: rows)
  try app.launch(["scene": "cart"], in: screen.window.navigator)
  await time.advance(by: .seconds(1))
  steps: for step in script {
    switch step {
    case .press(let keys):
      for key in keys where !screen.press(key) { break steps }
      await time.advance(by: .seconds(1))
    case .wait(let duration): await time.advance(by: duration)
    }
  }
  print(screen.draw().text)
}
