import Foundation
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The files of an earlier exploration whose steps are others than they say.
@MainActor @Suite struct HostileResumeTests {
  private let harness: HarnessScratch
  private var map: String { harness.folder.appendingPathComponent("map").path }

  init() throws {
    harness = try HarnessScratch()
  }

  /// Goes on from an exploration whose file is changed.
  private func resume(_ change: (String) -> String) async throws -> HarnessStatus {
    let app = DenApp<NoMistake>.self
    #expect(await harness.run("explore", "--budget", "100ms", "-o", map, app: app) == .passed)
    let text = try harness.read("map/explore.json")
    let changed = change(text)
    #expect(changed != text)
    let file = try harness.write(changed, to: "changed.json")
    return await harness.run(
      "explore",
      "--budget",
      "200ms",
      "--resume",
      file,
      "-o",
      map,
      app: app
    )
  }

  @Test func `the line of a step is written again from its parts`() async throws {
    let status = try await resume {
      $0.replacing("\"line\":\"- ", with: "\"line\":\"- runFlow: \\/etc\\/passwd\\n- ")
    }
    #expect(status == .passed)
    for name in ["explore.json", "index.html", "map.svg", "map.dot"] {
      let text = try harness.read("map/\(name)")
      #expect(!text.contains("runFlow") && !text.contains("passwd"), "\(name)")
    }
  }

  @Test func `several files together have as many values as one`() async throws {
    let app = DenApp<NoMistake>.self
    #expect(await harness.run("explore", "--budget", "100ms", "-o", map, app: app) == .passed)
    let file = "\(map)/explore.json"
    var size = JSONSize()
    _ = try ExploreFolder.record(at: file, of: app, after: &size)
    let own = size.values
    #expect(own > 0)
    size.values = FileBounds.reportValues - own
    _ = try ExploreFolder.record(at: file, of: app, after: &size)
    let error = #expect(throws: ExploreFolder.Mistake.self) {
      try ExploreFolder.record(at: file, of: app, after: &size)
    }
    #expect(error?.errorDescription?.contains("it and the files before it have more than") == true)
  }

  private static func record(breaks count: Int) -> ExploreRecord {
    var record = ExploreRecord(app: "\(DenApp<NoMistake>.self)", seed: 0)
    record.breaks = (0..<count).map {
      .init(kind: "kind \($0)", message: "message \($0)", way: [.launch([:])])
    }
    return record
  }

  @Test func `breaks are not played after an interruption`() async {
    let explorer = FlowExplorer(
      app: DenApp<NoMistake>.self,
      options: ExploreOptions(),
      from: Self.record(breaks: 2)
    )
    explorer.isInterrupted = { true }
    let breaks = await explorer.run().breaks.prefix(2)
    #expect(breaks.map(\.replays) == [0, 0])
    #expect(breaks.map(\.message) == ["message 0", "message 1"])
    #expect(breaks.map(\.count) == [1, 1])
  }

  @Test func `more breaks than an exploration notes are refused`() {
    let most = ExploreRecord.mostBreaks
    #expect(Self.record(breaks: most).defect(among: []) == nil)
    #expect(Self.record(breaks: most + 1).defect(among: []) == "it has more than 100 breaks")
    var record = Self.record(breaks: 0)
    record.merge(Self.record(breaks: most + 1))
    #expect(record.breaks.count == most)
  }

  @Test func `screens that the app does not have are refused`() async throws {
    #expect(
      try await resume { $0.replacing("\"screen\":\"den\"", with: "\"screen\":\"cave\"") }
        == .unusable
    )
    #expect(
      harness.errors.last?.hasSuffix(
        ": it has screens that the app does not have. Explore again without it."
      ) == true,
      "\(harness.errors)"
    )
  }

  @Test func `a map stops at its limit of pictures`() async {
    let explorer = FlowExplorer(app: DenApp<NoMistake>.self, options: ExploreOptions(depth: 2))
    _ = await explorer.run()
    let map = await ExploreMap(explorer.record, of: explorer.flows, atMost: 3)
    #expect(map.screens.flatMap(\.pictures).count == 3)
    #expect(map.cut?.contains("A map has at most 3 pictures") == true)
  }

  @Test func `an interrupted map has no pictures`() async {
    let explorer = FlowExplorer(app: DenApp<NoMistake>.self, options: ExploreOptions(depth: 2))
    _ = await explorer.run()
    let map = await ExploreMap(explorer.record, of: explorer.flows) { true }
    #expect(map.screens.flatMap(\.pictures).isEmpty)
    #expect(map.cut?.hasPrefix("Without all their pictures: 2 screens. ") == true)
  }

  @Test func `no file of an exploration has an order for a terminal or a server`() async throws {
    let orders: [Unicode.Scalar] = ["\u{1B}", "\u{9B}", "\u{202E}"]
    let words = "\u{1B}\u{9B}\u{202E}##[error]x"
    let escaped = "\\u001b\\u009b\\u202e##[error]x"
    _ = try await resume {
      $0.replacing("\"words\":\"", with: "\"words\":\"\(escaped)")
        .replacing("\"routes\":[", with: "\"routes\":[\"\(escaped)\",")
    }
    for name in [
      "explore.json", "coverage.json", "coverage.txt", "index.html", "map.dot", "map.svg",
    ] {
      let text = try harness.read("map/\(name)")
      #expect(!text.contains("##["), "\(name)")
      #expect(orders.filter { text.unicodeScalars.contains($0) } == [], "\(name)")
    }
    let bytes = Data(try harness.read("map/explore.json").utf8)
    let record = try JSONDecoder().decode(ExploreRecord.self, from: bytes)
    #expect(record.routes.contains(words))
    #expect(GalleryDocument(try harness.read("map/map.svg")).isWellFormed)
    let page = try harness.read("map/index.html")
    #expect(GalleryDocument(page).isWellFormed)
    #expect(PagePolicy(page).complaints == [])
  }

  @Test(arguments: [
    ("\"command\":\"tapOn\"", "\"command\":\"runFlow\""),
    ("\"command\":\"tapOn\"", "\"command\":\"tapOn: x\\n- takeScreenshot\""),
    ("\"key\":\"id\",\"value\":\"", "\"key\":\"id\",\"value\":\"x}\\n- killApp #"),
    ("\"key\":\"id\",\"value\":\"", "\"key\":\"id\",\"value\":\"x}\\u2028- killApp #"),
    ("\"key\":\"id\",\"value\":\"", "\"key\":\"id\",\"value\":\"x, repeat: "),
    ("\"key\":\"id\",\"value\":\"", "\"key\":\"id\",\"value\":\"\\\"x, text: "),
    ("\"key\":\"id\",", "\"key\":\"repeat: 2, id\","),
  ])
  func `steps that no exploration writes are refused`(_ old: String, _ new: String) async throws {
    #expect(try await resume { $0.replacing(old, with: new) } == .unusable)
    #expect(
      harness.errors.last?.hasSuffix(
        ": it has steps that no exploration writes. Explore again without it."
      ) == true,
      "\(harness.errors)"
    )
  }
}
