import Foundation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowExplorerTests {
  private static let planted: [(mistake: DenMistake, app: any SimulatedApp.Type, words: String)] = [
    (.miscounts, DenApp<Miscounting>.self, "no more than two taps count"),
    (.keepsTime, DenApp<KeepingTime>.self, "something is left"),
    (.forgetsTaps, DenApp<ForgettingTaps>.self, "before the process ended, and is"),
    (.losesRooms, DenApp<LosingRooms>.self, "is gone since the device was turned"),
    (.feedsTwice, DenApp<FeedingTwice>.self, "it is fed once for each wish"),
    (.staysHungry, DenApp<StayingHungry>.self, "what could be used can be used"),
    (.waitsForever, DenApp<WaitingForever>.self, "what is said to be under way is under way"),
    (.losesRoomsUpright, DenApp<LosingRoomsUpright>.self, "since the device was turned"),
  ]

  /// An exploration of an app without a mistake, for tests that only look at it.
  private static let whole = Task { @MainActor in
    let explorer = FlowExplorer(
      app: DenApp<NoMistake>.self,
      options: ExploreOptions(depth: 2, budget: 60),
      from: nil
    )
    return (explorer: explorer, report: await explorer.run())
  }

  private func explorer(
    _ app: any SimulatedApp.Type,
    depth: Int,
    shard: (Int, Int) = (0, 1),
    from record: ExploreRecord? = nil
  ) -> FlowExplorer {
    let options = ExploreOptions(depth: depth, budget: 60, shard: shard)
    return FlowExplorer(app: app, options: options, from: record)
  }

  @Test(arguments: [
    DenMistake.miscounts, .keepsTime, .forgetsTaps, .losesRooms, .feedsTwice, .staysHungry,
    .waitsForever, .losesRoomsUpright,
  ])
  func `a planted mistake is found, and the shortest flow shows it`(
    _ mistake: DenMistake
  )
    async throws
  {
    let plant = try #require(Self.planted.first { $0.mistake == mistake })
    let report = await explorer(plant.app, depth: 2).run()
    let found = try #require(
      report.breaks.first { $0.message.contains(plant.words) },
      "\(report)"
    )
    #expect(found.count <= 8, "\(found.flow)")
    let (flow, errors) = FlowReader().read(Array(found.flow.utf8), file: "explore.yaml")
    #expect(errors == [])
    var collection = FlowCollection()
    collection.flows = [try #require(flow)]
    let again = await FlowPlayer(collection, app: plant.app).play(collection.flows[0])
    #expect(again.failures.first?.message == found.message)
  }

  @Test func `an app without a mistake is walked to the depth, and every route is reached`()
    async
  {
    let report = await Self.whole.value.report
    #expect(report.breaks.map(\.message) == [])
    #expect(report.routes.reached == ["den", "room/ID"])
    #expect(report.routes.never == [])
    #expect(report.unsteady == 0)
    #expect(report.description.hasSuffix("nothing is broken"))
  }

  @Test
  func `each moment is where its way leads on a fresh installation, though others were walked`()
    async
  {
    let explorer = await Self.whole.value.explorer
    let alone = WalkPlayer(explorer.flows, FlowExplorer.script)
    for moment in explorer.record.moments where !moment.way.isEmpty {
      let run = await alone.come(along: moment.way)
      #expect(ExploreDigest(run, alone).value == moment.digest, "\(moment.way.map(\.line))")
      _ = await run.finish()
    }
    #expect(explorer.followed > explorer.record.moments.count)
  }

  @Test func `the same seed gives the same bytes`() async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let again = explorer(DenApp<NoMistake>.self, depth: 2)
    _ = await again.run()
    let whole = await Self.whole.value.explorer
    #expect(try encoder.encode(again.record) == encoder.encode(whole.record))
  }

  @Test func `shards that are put together and go on find what one process finds`() async {
    let whole = await Self.whole.value.explorer
    var record: ExploreRecord?
    for _ in 0..<4 {
      var merged: ExploreRecord?
      for part in 0..<2 {
        let shard = explorer(DenApp<NoMistake>.self, depth: 2, shard: (part, 2), from: record)
        _ = await shard.run()
        merged?.merge(shard.record)
        merged = merged ?? shard.record
      }
      record = merged
    }
    #expect(Set(record?.moments.map(\.digest) ?? []) == Set(whole.record.moments.map(\.digest)))
    #expect(record?.routes == whole.record.routes)
    #expect(record?.controls == whole.record.controls)
  }

  @Test func `merged shards count their common actions once`() async {
    let common = explorer(DenApp<NoMistake>.self, depth: 1)
    _ = await common.run()
    var merged: ExploreRecord?
    var new = 0
    for part in 0..<2 {
      let shard = explorer(DenApp<NoMistake>.self, depth: 2, shard: (part, 2), from: common.record)
      _ = await shard.run()
      new += shard.record.actions - common.record.actions
      merged?.merge(shard.record)
      merged = merged ?? shard.record
    }
    #expect(new > 0)
    #expect(merged?.actions == common.record.actions + new)
    #expect(merged?.sessions.count == 3)
  }

  @Test
  func `an exploration that was interrupted goes on, and leaves the moment again that it was at`()
    async
  {
    let whole = await Self.whole.value.explorer
    #expect(whole.ending == .done)
    let first = explorer(DenApp<NoMistake>.self, depth: 2)
    // At the first moment whose screen was looked at, before anything is done there.
    first.isInterrupted = { [weak first] in first?.record.controls.isEmpty == false }
    let report = await first.run()
    #expect(first.ending == .interruption)
    #expect(report.waiting > 0)
    #expect(report.coverage.contains("\n  not reached yet: "))
    #expect(!report.coverage.contains("never"))
    #expect(first.record.expanded.count < whole.record.expanded.count)
    let second = explorer(DenApp<NoMistake>.self, depth: 2, from: first.record)
    _ = await second.run()
    #expect(second.ending == .done)
    #expect(
      Set(second.record.moments.map(\.digest)) == Set(whole.record.moments.map(\.digest))
    )
    #expect(second.record.controls == whole.record.controls)
  }

  @Test func `it says how far it is after each way`() async {
    let explorer = explorer(DenApp<NoMistake>.self, depth: 1)
    var told: [ExploreProgress] = []
    explorer.didFollow = { told.append($0) }
    let report = await explorer.run()
    #expect(told.count == explorer.followed)
    #expect(told.map(\.actions) == told.map(\.actions).sorted())
    #expect(told.allSatisfy { $0.most == 90_000 && $0.moments <= report.moments })
    let few = ExploreProgress(actions: 1, most: 1, moments: 1, waiting: 1, broken: 0)
    #expect(few.line == "1 of 1 action, 1 moment, of which 1 waits to be left, nothing is broken")
    let many = ExploreProgress(actions: 2, most: 9, moments: 2, waiting: 2, broken: 1)
    #expect(many.line == "2 of 9 actions, 2 moments, of which 2 wait to be left, 1 broken")
  }

  @Test func `a moment that is found again nearer to the start is known by the nearer way`()
    async throws
  {
    let whole = await Self.whole.value.explorer
    let place = try #require(whole.record.moments.firstIndex { $0.cost == 1 && $0.depth == 1 })
    let near = whole.record.moments[place]
    var record = whole.record
    (record.expanded, record.failed) = ([], [])
    record.moments[place] = ExploreMoment(
      digest: near.digest,
      way: near.way + [.settling],
      cost: 9,
      depth: 1,
      screen: near.screen
    )
    let again = explorer(DenApp<NoMistake>.self, depth: 2, from: record)
    _ = await again.run()
    #expect(again.record.moments[place].cost == near.cost)
    #expect(again.record.moments[place].way == near.way)
    #expect(again.record.expanded == whole.record.expanded)
  }

  @Test func `an exploration that was stopped goes on where it was`() async throws {
    let whole = await Self.whole.value.explorer
    let first = FlowExplorer(
      app: DenApp<NoMistake>.self,
      options: ExploreOptions(depth: 2, budget: 0.2),
      from: nil
    )
    _ = await first.run()
    #expect(first.record.expanded.count < whole.record.expanded.count)
    let file = try JSONEncoder().encode(first.record)
    let read = try JSONDecoder().decode(ExploreRecord.self, from: file)
    #expect(read == first.record)
    let second = explorer(DenApp<NoMistake>.self, depth: 2, from: read)
    _ = await second.run()
    #expect(second.record.moments == whole.record.moments)
  }

  @Test func `a moment at the end of an endless way does not outlast the budget`() async throws {
    var record = ExploreRecord(app: "DenApp", seed: 0)
    let way = [WalkStep.launch([:])] + Array(repeating: WalkStep.wait(milliseconds: 1), count: 200)
    record.moments = [ExploreMoment(digest: 7, way: way, cost: 0, depth: 0, screen: "den")]
    let explorer = FlowExplorer(
      app: DenApp<NoMistake>.self,
      options: ExploreOptions(depth: 2, budget: 0.2),
      from: record
    )
    explorer.mostOver = 500
    _ = await explorer.run()
    #expect((800..<2_000).contains(explorer.record.actions))
    #expect(!explorer.record.expanded.contains(7))
    #expect(explorer.ending == .budget)
  }

  @Test func `the map has each screen, and the ways between them`() async {
    let (explorer, report) = await Self.whole.value
    let map = await ExploreMap(explorer.record, of: explorer.flows)
    #expect(map.screens.map(\.name).sorted() == ["den", "room/ID"])
    #expect(map.arrows.contains { $0.from == "den" && $0.to == "room/ID" })
    #expect(map.dot.contains("\"den\" -> \"room/ID\""))
    #expect(GalleryDocument(map.svg).isWellFormed)
    let html = ExplorePage(map, report).html
    #expect(PagePolicy(html).complaints == [])
    let page = GalleryDocument(html)
    #expect(page.isWellFormed)
    #expect(page.addresses.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:") })
  }
}
