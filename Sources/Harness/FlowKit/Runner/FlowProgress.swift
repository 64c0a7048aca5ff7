/// Says how far a run is: on a terminal in a line that is written again and again, elsewhere in a line now and then.
@MainActor
final class FlowProgress {
  /// How often a line is written where lines stay.
  private static let interval = Duration.seconds(10)
  /// How often the line on a terminal is written again, at most.
  private static let refresh = Duration.milliseconds(100)

  private let total: Int
  private let terminal: HarnessTerminal
  private let writeLine: (String) -> Void
  private let start: ContinuousClock.Instant
  private let now: () -> ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var played = 0
  private var failed = 0
  private var isShown = false

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
    self.terminal = terminal
    self.writeLine = writeLine
    self.now = now
    start = now()
    last = start
  }

  /// How far the run is: `12 of 100 flows played, 1 failed, about 3 s left`.
  var line: String {
    let line = "\(played) of \(FlowPrinter.counted(total, "flow")) played, \(failed) failed"
    guard played > 0, played < total else { return line }
    let spent = FlowSeconds.milliseconds(now() - start) / 1000
    let left = (spent / Double(played) * Double(total - played)).rounded(.up)
    return "\(line), about \(Self.text(ofSeconds: left)) left"
  }

  /// A flow has ended.
  func ended(passed: Bool) {
    played += 1
    if !passed { failed += 1 }
    tick()
  }

  /// Says how far the run is, if it is time to.
  func tick() {
    let moment = now()
    if terminal.rewritesLines {
      guard !isShown || moment - last >= Self.refresh else { return }
      terminal.write("\r\(line)\u{1B}[K")
      isShown = true
      last = moment
    } else if moment - last >= Self.interval, played < total {
      writeLine(line)
      last = moment
    }
  }

  /// Takes the line off the terminal, so that something else can be written there.
  func clear() {
    guard isShown else { return }
    terminal.write("\r\u{1B}[K")
    isShown = false
  }

  private static func text(ofSeconds seconds: Double) -> String {
    guard seconds >= 120 else { return "\(Int(min(seconds, 1e9))) s" }
    let minutes = Int(min(seconds / 60, 1e9))
    return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
