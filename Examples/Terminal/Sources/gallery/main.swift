import Foundation
import GalleryScenes
import Observation2
import Scenes
import TerminalProcess
import TerminalScreen

let usage = """
  Shows the controls in this terminal.

    gallery                       takes keys until q or Control-C
    gallery --keys "tab enter"    presses keys, and prints the screen
            --size 60x24          the columns and rows of that screen
            --direction rtl       lines begin on the right
  """

if CommandLine.arguments.contains("--help") {
  print(usage)
  exit(0)
}

do {
  var (script, size) = (TerminalScript?.none, (columns: 80, rows: 24))
  var direction = ScreenLayoutDirection.leftToRight
  var arguments = CommandLine.arguments.dropFirst()
  while let name = arguments.popFirst() {
    switch (name, arguments.popFirst()) {
    case ("--keys", let words?): script = try TerminalScript(words)
    case ("--size", let text?): size = try TerminalScript.size(text)
    case ("--direction", "rtl"?): direction = .rightToLeft
    case ("--direction", "ltr"?): direction = .leftToRight
    default: throw TerminalScript.Slip("There is no option \(name), or it needs a value.")
    }
  }
  if let script {
    let screen = TerminalScreen(columns: size.columns, rows: size.rows, locale: "ja-JP")
    screen.window.environment.layoutDirection = direction
    let time = VirtualTime()
    screen.window.navigator.push(GalleryScene(clock: time, in: screen.window.navigator))
    for step in script.steps {
      switch step {
      case .press(let keys):
        for key in keys { _ = screen.press(key) }
        await time.settle()
      case .wait(let duration):
        _ = screen.draw()
        await time.advance(by: duration)
      }
    }
    guard ProcessOutput.write(screen.draw().text + "\n") else { throw TerminalError.unwritable }
  } else {
    let terminal = try Terminal()
    defer { terminal.leave() }
    let screen = TerminalScreen(columns: terminal.size.columns, rows: terminal.size.rows)
    screen.window.environment.layoutDirection = direction
    screen.window.navigator.push(GalleryScene(clock: MainScheduler(), in: screen.window.navigator))
    try await TerminalSession(screen, in: terminal).run()
  }
} catch let error as TerminalError {
  ProcessOutput.write("\(error)\n", to: STDERR_FILENO)
  exit(1)
} catch {
  ProcessOutput.write("\(error)\n\n\(usage)\n", to: STDERR_FILENO)
  exit(2)
}
