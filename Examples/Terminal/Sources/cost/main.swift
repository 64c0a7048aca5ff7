import Foundation
import Observation2
import Scenes
import ScenesHeadless
import TerminalScreen

// What a key press costs up to its redraw on a screen of 1,000 rows, beside V8: a tap on the same
// screen up to its patch. Each is the process's CPU time; both are measured in turn in one run.

/// How many times as long as V8 a key may take.
let limit = 20.0

/// Something that is measured: how often it is done is given, and nothing comes back.
typealias Work = @MainActor (Int) -> Void

/// The tap, as the benchmark V8 has it.
@MainActor func tap() -> Work {
  let time = VirtualTime()
  let stage = Stage(time) { TapScene(TapPresenter(time)) }
  _ = stage.frames
  return { rounds in
    for _ in 0..<rounds {
      do { _ = try stage.tap(.id("add")) } catch { fatalError("\(error)") }
      precondition(!stage.update().isEmpty)
    }
  }
}

/// Keys, each drawn and sent as far as it differs; Tab has moved the focus `stops` times before.
@MainActor func pressing(_ keys: [Key], stops: Int) -> Work {
  let screen = TerminalScreen(columns: 80, rows: 24)
  screen.window.navigator.push(TapScene(TapPresenter(VirtualTime())))
  for _ in 0..<stops { _ = screen.press(.tab) }
  var shown = screen.draw()
  return { rounds in
    for round in 0..<rounds {
      _ = screen.press(keys[round % keys.count])
      let grid = screen.draw()
      precondition(!grid.escapes(from: shown, depth: .full).isEmpty)
      shown = grid
    }
  }
}

/// The CPU time of one round, in microseconds, over at least a fifth of a second.
@MainActor func time(_ work: Work) -> Double {
  var (rounds, begin) = (0, clock())
  repeat {
    work(100)
    rounds += 100
  } while clock() - begin < CLOCKS_PER_SEC / 5
  begin = clock() - begin
  return Double(begin) * 1e6 / Double(CLOCKS_PER_SEC) / Double(rounds)
}

let works: [(name: String, work: Work)] = [
  ("V8, a tap to its patch", tap()),
  ("Enter to its redraw", pressing([.enter], stops: 1)),
  ("Tab to its redraw", pressing([.tab], stops: 1)),
  ("a character to its redraw", pressing([.character("a"), .backspace], stops: 2)),
]
var figures = works.map { _ in [Double]() }
for repetition in 0..<8 {
  for (index, work) in works.enumerated() {
    let figure = time(work.work)
    // The first warms up.
    if repetition > 0 { figures[index].append(figure) }
  }
}
let medians = figures.map { $0.sorted()[$0.count / 2] }
for (work, median) in zip(works, medians) {
  let name = work.name.padding(toLength: 28, withPad: " ", startingAt: 0)
  print(name + String(format: "%8.2f µs %8.2f × V8", median, median / medians[0]))
}
if let worst = medians.dropFirst().max(), worst > limit * medians[0] {
  print("A key takes more than \(limit) times as long as V8.")
  exit(1)
}
