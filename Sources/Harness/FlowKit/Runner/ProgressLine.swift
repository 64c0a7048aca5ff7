import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// A line that says how far something is: on a terminal it is written again and again, elsewhere now and then.
@MainActor
final class ProgressLine {
  /// How often a line is written where lines stay.
  private static let interval = Duration.seconds(10)
  /// How often the line on a terminal is written again, at most.
  private static let refresh = Duration.milliseconds(100)

  private let terminal: HarnessTerminal
  private let writeLine: (String) -> Void
  private let start: ContinuousClock.Instant
  private let now: () -> ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var isShown = false

  /// - Parameters:
  ///   - terminal: Where the line stands that is written again.
  ///   - now: Tells the time.
  ///   - writeLine: Takes a line that stays.
  init(
    on terminal: HarnessTerminal,
    now: @escaping () -> ContinuousClock.Instant = { .now },
    writeLine: @escaping (String) -> Void
  ) {
    self.terminal = terminal
    self.writeLine = writeLine
    self.now = now
    start = now()
    last = start
  }

  /// Says how far it is, if it is time to.
  ///
  /// - Parameters:
  ///   - isLast: A Boolean value that indicates whether nothing comes any more, for which no line is written that stays.
  ///   - line: The line.
  func show(isLast: Bool = false, _ line: () -> String) {
    let moment = now()
    if terminal.rewritesLines {
      guard !isShown || moment - last >= Self.refresh else { return }
      let shown = FlowSecrets.current.masked(line().onOneLine.showingControls)
      terminal.write("\r\(shown)\u{1B}[K")
      isShown = true
      last = moment
    } else if terminal.writesLines, moment - last >= Self.interval, !isLast {
      writeLine(line())
      last = moment
    }
  }

  /// Takes the line off the terminal, so that something else can be written there.
  func clear() {
    guard isShown else { return }
    terminal.clearLine()
    isShown = false
  }

  /// How long it will take if it goes on as it went so far.
  ///
  /// - Parameters:
  ///   - done: How much is done, above zero.
  ///   - total: How much there is.
  /// - Returns: The words: `about 3 s left`.
  func left(_ done: Int, of total: Int) -> String {
    let spent = FlowSeconds.milliseconds(now() - start) / 1000
    let left = (spent / Double(max(done, 1)) * Double(max(total - done, 0))).rounded(.up)
    return "about \(Self.text(ofSeconds: left)) left"
  }

  private static func text(ofSeconds seconds: Double) -> String {
    guard seconds >= 120 else { return "\(Int(min(seconds, 1e9))) s" }
    let minutes = Int(min(seconds / 60, 1e9))
    return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
