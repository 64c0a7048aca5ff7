import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowTraceSizeTests {
  private func entry(
    _ text: String,
    on app: any SimulatedApp.Type = PileApp.self,
    budget: FlowBudget = FlowBudget()
  ) async throws -> FlowReportEntry {
    let player = FlowPlayer(
      try FlowStage.player(text, on: app).collection,
      app: app,
      options: FlowOptions(recordsTrace: true)
    )
    let result = await FlowRun(player.flows[0], for: player, budget: budget).play()
    #expect(result.failures.map(\.message) == [])
    return FlowReportEntry(result, round: 1).withoutRealTimes
  }

  /// The bytes of a page that has the flow alone.
  private func bytes(of entry: FlowReportEntry) throws -> Int {
    var page = FlowTracePage()
    let part = try page.add(entry, rounds: 1)
    return part.utf8.count + (try page.end(FlowReport(seed: 0, rounds: 1))).utf8.count
  }

  private nonisolated static let flows = [
    "- tapOn: row", "- tapOn: word", "- inputText: a",
    "- repeat: {times: 2, commands: [{tapOn: row}]}",
  ]

  @Test(arguments: flows)
  func `the page grows with the changes, not with the screen`(
    step: String
  )
    async throws
  {
    // The text is longer than texts in a page from the beginning.
    let typed = String(repeating: "x", count: 2000)
    let flow = { (count: Int) in
      "- launchApp\n- tapOn: {id: field}\n- inputText: \(typed)\n"
        + Array(repeating: step + "\n", count: count).joined()
    }
    var sizes: [Int] = []
    let fixed = try bytes(of: try await entry(flow(0)))
    for count in [8, 40] {
      sizes.append(try bytes(of: try await entry(flow(count))) - fixed)
    }
    #expect(Double(sizes[1]) < 5.5 * Double(sizes[0]), "\(sizes)")
  }

  @Test func `many screens of a thousand lines take as much as what changed on them`() {
    let size = { (count: Int) in
      var chapters = FlowTraceChapters(limit: .max)
      for number in 0..<count {
        chapters.begin(number, at: 0)
        let lines = (0..<1000 + number).map { "line \($0)" }
        _ = chapters.show(Self.drawing(lines), mayTurn: true)
        chapters.end()
      }
      return chapters.trace.screens.reduce(0) { $0 + $1.text.parts.count }
    }
    #expect(size(256) < 5 * 256 + 2000)
  }

  @Test func `a recording over its budget keeps the beginning and the end, and says so`()
    async throws
  {
    let count = 300
    let words = String(repeating: "- tapOn: word\n", count: count)
    let budget = FlowBudget(divisor: 64)
    let entry = try await entry(
      "- launchApp\n- tapOn: row\n\(words)- tapOn: row",
      budget: budget
    )
    let trace = try #require(entry.trace)
    let dropped = try #require(trace.dropped)
    #expect(dropped > 0 && trace.steps.count + dropped == count + 3)
    #expect(entry.unrecordedSteps == dropped)
    // Those in the middle are missing, in one piece.
    let steps = trace.steps.map(\.step)
    let gaps = zip(steps, steps.dropFirst()).filter { $1 != $0 + 1 }
    #expect(gaps.count == 1)
    #expect(steps.first == 0 && steps.last == count + 2)
    let head = steps.count { $0 <= gaps[0].0 }
    #expect(head > 20 && steps.count - head > 20)
    // The first screens and the last ones are whole.
    let sheets = Array(FlowTraceSheets(trace.screens))
    let rows = try [trace.steps[1].after, trace.steps.last?.after].map { place in
      try sheets[#require(place)].text.count { trace.lines[$0].contains("\"row ") }
    }
    #expect(rows == [1, 2])
    #expect(try bytes(of: entry) - bytes(of: entry.withoutTrace) <= budget.longestTrace)
  }

  @Test func `one step does not escape the budget`() async throws {
    let budget = FlowBudget(divisor: 64)
    let entry = try await entry(
      "- launchApp\n- tapOn: {text: word, repeat: 150, delay: 0}",
      budget: budget
    )
    let steps = try #require(entry.trace?.steps)
    #expect((steps[1].omitted ?? 0) > 0)
    #expect(steps[1].after != nil && steps[1].after != steps[1].before)
    #expect(try bytes(of: entry) - bytes(of: entry.withoutTrace) <= budget.longestTrace)
  }

  @Test func `no order of steps inside steps and of large screens escapes the budget`() throws {
    for seed in 0..<40 {
      var random = FlowRandom(seed: UInt64(seed))
      let limit = 20_000
      var chapters = FlowTraceChapters(limit: limit)
      var (begun, depth) = (0, 0)
      for _ in 0..<600 {
        switch random.next() % 6 {
        case 0, 1:
          chapters.begin(begun, at: 0)
          (begun, depth) = (begun + 1, depth + 1)
        case 2 where depth > 0:
          chapters.end()
          depth -= 1
        case 3:
          let words = String(repeating: "<", count: Int(random.next() % 200))
          chapters.insert(FlowTraceEvent(kind: .wake, at: 1, text: words), at: chapters.eventCount)
        case 4: chapters.current = nil
        default:
          let lines = (0..<Int(random.next() % 60)).map { "\($0): \(random.next() % 5)" }
          _ = chapters.show(Self.drawing(lines), mayTurn: random.next() % 2 == 0)
        }
      }
      let trace = chapters.trace
      #expect(trace.steps.count + (trace.dropped ?? 0) == begun)
      #expect(trace.steps.first?.step == 0)
      let places = trace.steps.flatMap { [$0.before, $0.after] + $0.events.map(\.screen) }
      #expect(places.allSatisfy { $0.map(trace.screens.indices.contains) ?? true })
      var entry = FlowReportEntry(FlowResult.nothing, round: 1)
      let empty = try bytes(of: entry)
      entry.trace = trace
      #expect(try bytes(of: entry) - empty <= limit, "seed \(seed)")
    }
  }

  @Test func `a screen that would fill the recording alone is left out`() {
    var chapters = FlowTraceChapters(limit: 8000)
    chapters.begin(0, at: 0)
    let lines = (0..<1000).map { "line \($0)" }
    guard case .tooLarge = chapters.show(Self.drawing(lines), mayTurn: true) else {
      Issue.record("The screen fits in.")
      return
    }
    chapters.end()
    #expect(chapters.trace.lines == [])
    #expect(chapters.trace.steps.count == 1)
  }

  private static func drawing(_ lines: [String]) -> FlowTraceDrawing {
    FlowTraceDrawing(width: 390, height: 844, picture: [], text: lines)
  }
}

extension FlowResult {
  fileprivate static let nothing = FlowResult(
    name: "",
    file: "",
    tags: [],
    steps: [],
    stepsPlayed: 0,
    realTime: .zero,
    virtualTime: .zero,
    failures: [],
    alive: FlowCensus(),
    trace: nil
  )
}
