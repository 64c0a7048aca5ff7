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
    let screen = TerminalScreen(columns: size.columns, rows: size.rows)
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
    print(screen.draw().text)
  } else if let terminal = Terminal() {
    defer { terminal.leave() }
    let screen = TerminalScreen(columns: terminal.size.columns, rows: terminal.size.rows)
    screen.window.environment.layoutDirection = direction
    screen.window.navigator.push(GalleryScene(clock: MainScheduler(), in: screen.window.navigator))
    await TerminalSession(screen, in: terminal).run()
  } else {
    throw TerminalScript.Slip("This is no terminal; press keys with --keys.")
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n\n\(usage)\n".utf8))
  exit(2)
}
