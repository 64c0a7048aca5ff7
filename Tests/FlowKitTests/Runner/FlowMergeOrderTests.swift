import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The report of merged parts in each format, whatever the order of the parts.
@MainActor @Suite struct FlowMergeOrderTests {
  private nonisolated static let formats = [
    "json", "jsonl", "junit", "tap", "github", "pretty", "html",
  ]

  private let harness: HarnessScratch

  init() throws {
    harness = try HarnessScratch()
  }

  /// Writes the parts of a report, each with the plays at some indices.
  private func write(
    _ report: FlowReport,
    as parts: [[Int]],
    plays: Int
  ) throws -> [String] {
    try parts.enumerated().map { index, places in
      var part = report
      part.shard = FlowReport.Shard(part: index + 1, of: parts.count, plays: plays, plan: "ab")
      part.flows = places.flatMap { place in report.flows.filter { $0.place == place } }
      let left = places.flatMap { place in
        (report.notPlayed ?? []).filter { $0.place == place }
      }
      part.notPlayed = left.isEmpty ? nil : left
      part.stopped = left.isEmpty ? nil : report.stopped
      // Sums of a part that count for nothing.
      part.totals = FlowReport.Totals()
      let text = String(decoding: try part.encoded(), as: UTF8.self)
      return try harness.write(text, to: "part-\(index + 1).json")
    }
  }

  private func merge(_ parts: [String]) async throws -> (status: HarnessStatus, texts: [String]) {
    let reports = Self.formats.map { format in
      "--report=\(format)=\(harness.folder.appendingPathComponent("all." + format).path)"
    }
    let status = await harness.run(["merge"] + parts + reports)
    return (status, try Self.formats.map { try harness.read("all." + $0) })
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `the parts in any order make the whole report in each format`(_ order: [Int]) async throws {
    var whole = try RichReport.report()
    whole.shard = nil
    let parts = try write(whole, as: [[5, 3, 0], [1], [4, 2]], plays: 6)
    let (status, texts) = try await merge(order.map { parts[$0] })
    #expect(status == .failed)
    #expect(harness.errors == [])
    for (format, text) in zip(Self.formats, texts) where format != "html" {
      let expected = try RichReport.text(format, of: whole)
      #expect(text == expected, "\(format)")
    }
    let page = try #require(texts.last)
    #expect(page.contains(" id=\"index\">\(ExactReports.pageIndex)</script>"))
    let read = try JSONDecoder().decode(FlowReport.self, from: Data(texts[0].utf8))
    #expect(read.flows.map(\.place) == [0, 1, 2, 3])
    #expect(read.notPlayed?.map(\.place) == [4, 5])
    #expect(read.notPlayed?.map(\.name) == ["Later", "Count"])
    #expect(read.stopped == "a flow has failed")
    var totals = whole.totals
    totals.realMilliseconds = nil
    #expect(read.totals == totals)
    #expect(read.seed == whole.seed && read.rounds == whole.rounds && read.shard == nil)
  }

  @Test func `a part that is missing is the reason in the report, unless a part has its own`()
    async throws
  {
    var whole = try RichReport.report()
    whole.shard = nil
    let parts = try write(whole, as: [[0, 1], [2, 3], [4, 5]], plays: 6)
    let (status, texts) = try await merge([parts[1], parts[0]])
    #expect(status == .failed)
    #expect(harness.errors == ["harness: Part 3 of 3 is missing, with 2 flows."])
    let read = try JSONDecoder().decode(FlowReport.self, from: Data(texts[0].utf8))
    #expect(read.stopped == "Part 3 of 3 is missing, with 2 flows.")
    #expect(read.flows.map(\.place) == [0, 1, 2, 3] && read.notPlayed == nil)
    let (_, other) = try await merge([parts[2], parts[1]])
    #expect(harness.errors.last == "harness: Part 1 of 3 is missing, with 2 flows.")
    let second = try JSONDecoder().decode(FlowReport.self, from: Data(other[0].utf8))
    #expect(second.stopped == "a flow has failed")
    #expect(second.notPlayed?.map(\.place) == [4, 5])
  }

  @Test func `flows of the plan that are in no part are missed`() async throws {
    var whole = try RichReport.report()
    whole.shard = nil
    let parts = try write(whole, as: [[0, 2], [1, 3]], plays: 7)
    #expect(try await merge(parts).status == .failed)
    #expect(harness.errors == ["harness: 3 flows of the plan are in no part."])
  }

  @Test func `a merged run is good only if each part is there, was played and passed`() async throws
  {
    var whole = try RichReport.report()
    whole.shard = nil
    whole.flows.removeAll { !$0.passed }
    for place in whole.flows.indices { whole.flows[place].place = place }
    let left = whole.notPlayed?.prefix(1).map { unplayed in
      var unplayed = unplayed
      unplayed.place = 2
      return unplayed
    }
    whole.notPlayed = nil
    let good = try write(whole, as: [[0], [1]], plays: 2)
    #expect(try await merge(good).status == .passed)
    #expect(try await merge([good[0]]).status == .failed)
    whole.notPlayed = left
    let cut = try write(whole, as: [[0], [1, 2]], plays: 3)
    #expect(try await merge(cut).status == .failed)
    #expect(harness.errors == ["harness: Part 2 of 2 is missing, with 1 flow."])
  }

  @Test func `the same flow in two parts, or twice in one, is no run`() async throws {
    var whole = try RichReport.report()
    whole.shard = nil
    for parts in [[[0, 1], [1, 2]], [[0, 4], [1, 4]], [[0], [1, 1]], [[2], [5, 5]]] {
      let files = try write(whole, as: parts, plays: 6)
      #expect(await harness.run(["merge"] + files) == .unusable)
      #expect(harness.errors.last?.hasSuffix("has a flow that another part has, too.") == true)
    }
  }
}
