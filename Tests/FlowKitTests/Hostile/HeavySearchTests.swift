import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt

/// Searches whose few steps are much work, or whose files grow.
@MainActor @Suite struct HeavySearchTests {
  /// Returns an exploration that continues where one step has led.
  private func explorer(after step: WalkStep, budget: Double) -> FlowExplorer {
    var record = ExploreRecord(app: "DenApp", seed: 0)
    let way = [WalkStep.launch([:]), step]
    record.moments = [ExploreMoment(digest: 7, way: way, cost: 0, depth: 0, screen: "den")]
    return FlowExplorer(
      app: DenApp<NoMistake>.self,
      options: ExploreOptions(depth: 1, budget: budget),
      from: record
    )
  }

  private func tap(_ count: Int) -> WalkStep {
    let arguments: KeyValuePairs = ["id": "den-title", "repeat": "\(count)", "delay": "0"]
    return WalkStep(.tap, "tapOn", arguments)
  }

  @Test func `a step of many touches counts as many steps`() async {
    let heavy = explorer(after: tap(20_000), budget: 0.05)
    heavy.mostOver = 0
    _ = await heavy.run()
    // The budget of 75 steps ends on the fourth of these ways, at 22 steps each.
    #expect((75..<110).contains(heavy.record.actions))
    #expect(heavy.ending == .budget)
  }

  @Test func `more work than a flow may do is no break`() async {
    let heavy = explorer(after: tap(60_000), budget: 0.05)
    heavy.mostOver = 0
    let report = await heavy.run()
    #expect(report.breaks.isEmpty)
    #expect(heavy.record.actions > 50)
  }

  @Test func `a field takes no break from a text that is too long to type`() async {
    let text = String(repeating: "x", count: 600)
    var monkey = FlowMonkey(app: DenApp<NoMistake>.self, seed: 3, values: ["den-name": text])
    monkey.budget = { FlowBudget(divisor: 100) }
    let report = await monkey.run(steps: 200)
    #expect(report.breaks.isEmpty)
  }

  @Test func `an exploration ends before its record is too large to be read again`() async {
    let small = FlowExplorer(app: DenApp<NoMistake>.self, options: ExploreOptions(depth: 2))
    small.mostWeight = 3_000
    _ = await small.run()
    #expect(small.ending == .size)
    #expect((1_500...3_000).contains(small.record.weightOfWays))
    let next = FlowExplorer(
      app: DenApp<NoMistake>.self,
      options: ExploreOptions(depth: 2),
      from: small.record
    )
    _ = await next.run()
    #expect(next.ending == .done)
    #expect(next.record.moments.count > small.record.moments.count)
  }

  @Test func `a way that types longer texts than an exploration is not sound`() {
    let text = String(repeating: "x", count: 998)
    let step = WalkStep(.type, "inputText", ["text": text])
    for (count, defect) in [(4, nil), (5, "it has ways that no exploration writes")] {
      var record = ExploreRecord(app: "DenApp", seed: 0)
      let way = Array(repeating: step, count: count)
      record.moments = [ExploreMoment(digest: 7, way: way, cost: 0, depth: 0, screen: "")]
      #expect(record.defect(among: []) == defect)
    }
  }

  @Test func `a way weighs at least as much as its part of a file`() throws {
    let odd = "\"\\/\u{7F}\u{202E}\n"
    for count in [0, 1, 16] {
      let arguments = (0..<count).map { WalkStep.Argument(key: "k\($0)", value: "\(odd)\($0)") }
      let step = WalkStep(.backend, "backend", arguments: arguments, subject: odd)
      let file = try JSONEncoder().encode([step, step])
      #expect(file.count <= ExploreRecord.weight(of: [step, step]))
      #expect(file.count * 4 >= ExploreRecord.weight(of: [step, step]))
    }
  }

  @Test func `typing counts for more the longer the text of the field is`() async {
    let text = String(repeating: "x", count: 800)
    func counted(_ values: Int) async -> Int {
      let type = WalkStep(.type, "inputText", ["text": text])
      let way = [.launch([:]), WalkStep(.tap, "tapOn", ["id": "den-name"])]
      let flows = FlowPlayer(FlowCollection(), app: DenApp<NoMistake>.self)
      let player = WalkPlayer(flows, FlowExplorer.script)
      _ = await player.come(along: way + Array(repeating: type, count: values)).finish()
      return player.actions
    }
    let (one, four) = (await counted(1), await counted(4))
    #expect((5...10).contains(one))
    #expect(four > 12 * one)
  }

  @Test func `a step with more arguments than any command has is not sound`() {
    let arguments = (0..<17).map { WalkStep.Argument(key: "k\($0)", value: "\($0)") }
    #expect(!WalkStep(.backend, "backend", arguments: arguments).isSound)
  }

  @Test func `a step about a long subject is not sound`() {
    for (count, isSound) in [(4_096, true), (4_097, false)] {
      let subject = String(repeating: "x", count: count)
      #expect(WalkStep(.back, "back", subject: subject).isSound == isSound)
    }
  }
}
