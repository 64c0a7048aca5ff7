import Synchronization
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor @Suite struct FlowProgressTests {
  /// A clock that a test sets.
  private final class Watch {
    var now = ContinuousClock.now
    var lines: [String] = []
  }

  private let watch = Watch()

  private func progress(
    _ total: Int,
    on terminal: HarnessTerminal = HarnessTerminal(writesLines: true)
  ) -> FlowProgress {
    let watch = watch
    return FlowProgress(
      total: total,
      terminal: terminal,
      now: { watch.now },
      writeLine: { watch.lines.append($0) }
    )
  }

  @Test func `where lines stay, one comes each ten seconds, and none at the end`() {
    let progress = progress(4)
    progress.ended(passed: true)
    #expect(watch.lines == [])
    watch.now += .seconds(10)
    progress.ended(passed: false)
    progress.ended(passed: true)
    #expect(watch.lines == ["2 of 4 flows played, 1 failed, about 10 s left"])
    watch.now += .seconds(20)
    progress.ended(passed: true)
    #expect(watch.lines.count == 1)
  }

  @Test func `without a reader no progress is reported`() {
    let progress = progress(4, on: .none)
    watch.now += .seconds(60)
    progress.ended(passed: true)
    #expect(watch.lines == [])
  }

  @Test(arguments: [
    (10, 3, "about 7 s left"), (100, 10, "about 90 s left"), (1000, 10, "about 16 min left"),
    (10_000, 10, "about 2 h 46 min left"),
  ])
  func `the remaining time is in a person's words`(_ total: Int, _ seconds: Int, _ text: String) {
    let progress = progress(total)
    for _ in 0..<(total == 10 ? 3 : 10) { progress.ended(passed: true) }
    watch.now += .seconds(seconds)
    #expect(progress.line.hasSuffix(text), "\(progress.line)")
  }

  @Test func `on a terminal one line is written again, and goes before anything else is written`() {
    let written = Mutex<[String]>([])
    let terminal = HarnessTerminal(rewritesLines: true) { text in
      written.withLock { $0.append(text) }
    }
    let progress = progress(3, on: terminal)
    progress.clear()
    progress.ended(passed: true)
    progress.tick()
    progress.clear()
    progress.ended(passed: false)
    watch.now += .seconds(1)
    progress.tick()
    #expect(
      written.withLock { $0 } == [
        "\r1 of 3 flows played, 0 failed, about 0 s left\u{1B}[K", "\r\u{1B}[K",
        "\r2 of 3 flows played, 1 failed, about 0 s left\u{1B}[K",
        "\r2 of 3 flows played, 1 failed, about 1 s left\u{1B}[K",
      ]
    )
    #expect(watch.lines == [])
  }
}
