import FlowFormat

/// Says how far a run is, in a ``ProgressLine``.
@MainActor
final class FlowProgress {
  private let total: Int
  private let shown: ProgressLine
  private var played = 0
  private var failed = 0

  /// - Parameters:
  ///   - total: How many flows are played in all.
  ///   - terminal: Where the line stands that is written again.
  ///   - now: Tells the time.
  ///   - writeLine: Takes a line that stays.
  init(
    total: Int,
    terminal: HarnessTerminal,
    now: @escaping () -> ContinuousClock.Instant = { .now },
    writeLine: @escaping (String) -> Void
  ) {
    self.total = total
    shown = ProgressLine(on: terminal, now: now, writeLine: writeLine)
  }

  /// How far the run is: `12 of 100 flows played, 1 failed, about 3 s left`.
  var line: String {
    let line = "\(played) of \(English.counted(total, "flow")) played, \(failed) failed"
    guard played > 0, played < total else { return line }
    return "\(line), \(shown.left(played, of: total))"
  }

  /// A flow has ended.
  func ended(passed: Bool) {
    played += 1
    if !passed { failed += 1 }
    tick()
  }

  /// Says how far the run is, if it is time to.
  func tick() {
    shown.show(isLast: played >= total) { line }
  }

  /// Takes the line off the terminal, so that something else can be written there.
  func clear() {
    shown.clear()
  }
}
