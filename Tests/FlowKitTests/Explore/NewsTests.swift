import MarketSimulation
import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowReports

/// The exploration asks for news from the other side, and uses what was on the screen before them.
@MainActor @Suite struct NewsTests {
  private let player = WalkPlayer(
    FlowPlayer(FlowCollection(), app: MarketApp.self),
    FlowExplorer.script
  )
  private let vocabulary = WalkVocabulary(MarketApp.self, launchValues: [:], parents: [:])

  /// A run of the market that is at a route, where everything has come to its end.
  private func run(at route: String) async -> FlowRun {
    await player.come(along: [.launch(at: route), .settling])
  }

  @Test func `where a list can be pulled, a pull and a tap on a row follow each event`() async {
    let run = await run(at: "timeline")
    let edges = vocabulary.edges(in: run, isStart: false)
    _ = await run.finish()
    let events = edges.filter { $0.steps.map(\.action) == [.backend] }
    let news = edges.filter { $0.steps.count > 1 && $0.steps[0].action == .backend }
    #expect(!events.isEmpty)
    #expect(news.map { $0.steps.prefix(1) } == events.map { $0.steps[...] })
    #expect(news.allSatisfy { $0.steps.dropFirst().map(\.action) == [.refresh, .time, .tap] })
    let rows = news.compactMap { $0.subject }
    #expect(rows.count == events.count && rows.allSatisfy { $0.contains("#") })
    #expect(news.allSatisfy { $0.cost > (events.map(\.cost).max() ?? 0) })
  }

  @Test func `where nothing can be pulled, events have no sequel`() async {
    let run = await run(at: "faq")
    let edges = vocabulary.edges(in: run, isStart: false)
    _ = await run.finish()
    #expect(edges.contains { $0.steps.map(\.action) == [.backend] })
    #expect(!edges.contains { $0.steps.count > 1 && $0.steps[0].action == .backend })
  }
}
