import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Searches for breaks that are stopped in the middle of a step.
@MainActor @Suite struct InterruptedSearchTests {
  /// Says that the search has to stop, once it was asked so often.
  private final class Countdown {
    private(set) var asked = 0
    private let most: Int

    init(_ most: Int = .max) { self.most = most }

    func isOver() -> Bool {
      asked += 1
      return asked > most
    }
  }

  private static let depth = ExploreOptions(depth: 1)

  private func explore(
    _ countdown: Countdown,
    from record: ExploreRecord? = nil
  ) async -> (explorer: FlowExplorer, report: FlowWalkReport) {
    let explorer = FlowExplorer(app: DenApp<NoMistake>.self, options: Self.depth, from: record)
    explorer.isInterrupted = countdown.isOver
    return (explorer, await explorer.run())
  }

  @Test func `wherever an exploration is stopped, nothing is broken, and it can go on`() async {
    let all = Countdown()
    let whole = await explore(all)
    #expect(whole.explorer.ending == .done && whole.report.breaks.isEmpty)
    let moments = Set(whole.explorer.record.moments.map(\.digest))
    for most in stride(from: 0, to: all.asked, by: all.asked / 3) {
      let first = await explore(Countdown(most))
      #expect(first.explorer.ending == .interruption, "asked \(most) times")
      #expect(first.report.breaks.map(\.message) == [], "asked \(most) times")
      let second = await explore(Countdown(), from: first.explorer.record)
      #expect(second.explorer.ending == .done, "asked \(most) times")
      #expect(Set(second.explorer.record.moments.map(\.digest)) == moments, "asked \(most) times")
      #expect(second.report.unsteady == 0, "asked \(most) times")
    }
  }

  @Test func `the shortest steps are looked for no further than the middle of a step`() async {
    let text = WalkStep(.type, "inputText", ["text": String(repeating: "a", count: 500)]).forgiven
    var record = ExploreRecord(app: "\(DenApp<NoMistake>.self)", seed: 0)
    let way = [.launch([:])] + Array(repeating: text, count: 20)
    record.breaks = [.init(kind: "kind", message: "message", way: way)]
    let countdown = Countdown(300)
    let player = FlowPlayer(FlowCollection(), app: DenApp<NoMistake>.self)
    let found = await FlowWalkBreak(
      record.breaks[0],
      with: player,
      isInterrupted: countdown.isOver
    )
    #expect(found.message == "message" && found.count == way.count)
    #expect(countdown.asked < 400)
  }

  @Test func `a search for shorter steps ends at once after an interruption`() async {
    let waits = (1...2000).map { WalkStep.wait(milliseconds: $0) }
    let countdown = Countdown(1)
    var shrinker = FlowShrinker(BreakKind("kind"), isInterrupted: countdown.isOver) {
      StepReplay.Outcome(kind: BreakKind("kind"), played: $0.count, routes: [])
    }
    let shortest = await shrinker.shortest(of: waits)
    #expect(shortest == waits)
    #expect(shrinker.replays == 1)
    #expect(countdown.asked == 2)
  }

  @Test func `a map shows no moment that it was stopped on the way to`() async {
    let (explorer, _) = await explore(Countdown())
    let all = Countdown()
    let whole = await ExploreMap(explorer.record, of: explorer.flows, isInterrupted: all.isOver)
    let pictures = Set(whole.screens.flatMap(\.pictures).map(\.svg))
    for most in stride(from: 0, to: all.asked, by: max(1, all.asked / 5)) {
      let countdown = Countdown(most)
      let map = await ExploreMap(
        explorer.record,
        of: explorer.flows,
        isInterrupted: countdown.isOver
      )
      #expect(map.cut != nil)
      #expect(Set(map.screens.flatMap(\.pictures).map(\.svg)).isSubset(of: pictures))
    }
  }

  @Test func `wherever random fire is stopped, nothing is broken`() async {
    for most in stride(from: 0, to: 400, by: 117) {
      let countdown = Countdown(most)
      var monkey = FlowMonkey(app: DenApp<NoMistake>.self, seed: 3)
      monkey.isInterrupted = { countdown.asked > most }
      monkey.budget = { FlowBudget(unless: countdown.isOver) }
      let report = await monkey.run(steps: 500)
      #expect(report.breaks.isEmpty, "asked \(most) times")
      #expect(report.actions < 500, "asked \(most) times")
    }
  }
}
