import Foundation
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The merge of two explorations.
@Suite struct ExploreRecordTests {
  private func moment(_ digest: UInt64, cost: Int, steps: Int, screen: String) -> ExploreMoment {
    ExploreMoment(
      digest: digest,
      way: (0..<steps).map { _ in WalkStep(.tap, "back", arguments: []) },
      cost: cost,
      depth: steps,
      screen: screen
    )
  }

  private func record(_ change: (inout ExploreRecord) -> Void) -> ExploreRecord {
    var record = ExploreRecord(app: "A", seed: 3)
    change(&record)
    return record
  }

  private func merged(_ one: ExploreRecord, _ other: ExploreRecord) -> ExploreRecord {
    var merged = one
    merged.merge(other)
    return merged
  }

  @Test func `the nearer way to each moment is taken, of equally near ones the shorter`() {
    let one = record { record in
      record.moments = [
        moment(1, cost: 2, steps: 2, screen: "a1"), moment(2, cost: 1, steps: 1, screen: "a2"),
        moment(3, cost: 4, steps: 3, screen: "a3"), moment(4, cost: 4, steps: 2, screen: "a4"),
        moment(5, cost: 4, steps: 2, screen: "a5"),
      ]
    }
    let other = record { record in
      record.moments = [
        moment(6, cost: 0, steps: 0, screen: "b6"), moment(5, cost: 4, steps: 2, screen: "b5"),
        moment(4, cost: 4, steps: 3, screen: "b4"), moment(3, cost: 4, steps: 2, screen: "b3"),
        moment(2, cost: 2, steps: 1, screen: "b2"), moment(1, cost: 1, steps: 3, screen: "b1"),
        moment(7, cost: 9, steps: 9, screen: "b7"),
      ]
    }
    let names = merged(one, other).moments.map(\.screen)
    #expect(names == ["b1", "a2", "b3", "a4", "a5", "b6", "b7"])
    #expect(merged(one, one) == one && merged(other, other) == other)
  }

  @Test func `the sessions of both count once, each as far as it came`() {
    let one = record {
      $0.sessions = [
        "a": ExploreSession(actions: 5, unsteady: 1), "b": ExploreSession(actions: 2, unsteady: 2),
      ]
    }
    let other = record {
      $0.sessions = [
        "b": ExploreSession(actions: 7, unsteady: 0), "c": ExploreSession(actions: 4, unsteady: 3),
      ]
    }
    for merged in [merged(one, other), merged(other, one)] {
      #expect(merged.actions == 16 && merged.unsteady == 4)
      #expect(merged.sessions.keys.sorted() == ["a", "b", "c"])
    }
    let equal = record { $0.sessions = ["a": ExploreSession(actions: 5, unsteady: 9)] }
    #expect(merged(one, equal).sessions["a"]?.unsteady == 1)
  }

  @Test func `a break of each kind is taken once, the first`() {
    func found(_ kind: String, _ message: String) -> ExploreRecord.Break {
      ExploreRecord.Break(kind: kind, message: message, way: [])
    }
    let one = record { $0.breaks = [found("leak", "a"), found("step", "b")] }
    let other = record { record in
      record.breaks = [found("crash", "c"), found("leak", "d"), found("crash", "e")]
    }
    #expect(merged(one, other).breaks.map(\.message) == ["a", "b", "c"])
    #expect(merged(other, one).breaks.map(\.message).prefix(2) == ["c", "d"])
  }

  @Test func `everything else that either has found is in both`() {
    func filled(_ number: UInt64) -> ExploreRecord {
      record { record in
        let word = "\(number)"
        record.expanded = [number, 9]
        record.roots = [number + 10, 9]
        record.moves = [ExploreRecord.Move(from: number, to: 9)]
        record.arrows = [ExploreRecord.Arrow(from: word, words: "w", to: "x")]
        record.failed = ["failed \(word)"]
        record.controls = ["control \(word)"]
        record.used = ["used \(word)"]
        record.routes = ["route \(word)"]
        record.states = ["state \(word)"]
      }
    }
    let both = merged(filled(1), filled(2))
    #expect(both == merged(filled(2), filled(1)))
    #expect(both.expanded == [1, 2, 9] && both.roots == [11, 12, 9])
    #expect(both.moves.map(\.from).sorted() == [1, 2])
    #expect(both.arrows.map(\.from).sorted() == ["1", "2"])
    #expect(both.failed == ["failed 1", "failed 2"])
    #expect(both.controls == ["control 1", "control 2"] && both.used == ["used 1", "used 2"])
    #expect(both.routes == ["route 1", "route 2"] && both.states == ["state 1", "state 2"])
    #expect(both.app == "A" && both.seed == 3 && both.format == ExploreRecord.format)
  }

  @Test func `a record is read as it was written, with its sets in order`() throws {
    let record = record { record in
      record.expanded = [3, 1, 2]
      record.routes = ["c", "a", "b"]
      record.moves = [.init(from: 2, to: 1), .init(from: 1, to: 2), .init(from: 1, to: 1)]
      record.moments = [moment(1, cost: 1, steps: 2, screen: "s")]
    }
    let data = try JSONEncoder().encode(record)
    #expect(try JSONDecoder().decode(ExploreRecord.self, from: data) == record)
    let text = String(decoding: data, as: UTF8.self)
    #expect(
      text.contains("\"expanded\":[1,2,3]") && text.contains("\"routes\":[\"a\",\"b\",\"c\"]")
    )
  }

  @Test(arguments: [(0, 0, true), (1_000_000_000_000, 5, true), (-1, 0, false), (0, -1, false)])
  func `a record with numbers of no exploration is not sound`(
    _ actions: Int,
    _ cost: Int,
    _ isSound: Bool
  ) {
    let sessions = record { $0.sessions = ["a": ExploreSession(actions: actions, unsteady: 0)] }
    let unsteady = record { $0.sessions = ["a": ExploreSession(actions: 0, unsteady: actions)] }
    #expect((sessions.defect(among: []) == nil) == (actions >= 0))
    #expect((unsteady.defect(among: []) == nil) == (actions >= 0))
    let moments = record { $0.moments = [moment(1, cost: cost, steps: 0, screen: "")] }
    #expect((moments.defect(among: []) == nil) == (cost >= 0))
    #expect((sessions.defect(among: []) == nil && moments.defect(among: []) == nil) == isSound)
    let most = record { $0.moments = [moment(1, cost: 1_000_000_000_001, steps: 0, screen: "")] }
    #expect(most.defect(among: []) != nil)
  }

  @Test(arguments: [(645_277, nil), (645_278, "it has longer texts than any exploration writes")])
  func `a record whose reports would be far larger than its file is not sound`(
    _ count: Int,
    _ defect: String?
  ) {
    // One byte and twelve of an escape, and one of the kind, in texts of eight mebibytes.
    let hidden = String(repeating: "\u{7F}", count: count)
    let found = ExploreRecord.Break(kind: "k", message: hidden, way: [])
    #expect(record { $0.breaks = [found] }.defect(among: []) == defect)
  }

  @Test func `a record with long texts of any kind is not sound`() {
    let long = String(repeating: "\u{202E}", count: 600_000)
    let words = "it has longer texts than any exploration writes"
    let records = [
      record { $0.controls = [long] }, record { $0.used = [long] }, record { $0.states = [long] },
      record { $0.failed = [long] }, record { $0.routes = [long] },
      record { $0.sessions = [long: ExploreSession(actions: 0)] },
      record { $0.arrows = [.init(from: "", words: long, to: "")] },
      record { $0.breaks = [.init(kind: long, message: "", way: [])] },
    ]
    for record in records { #expect(record.defect(among: []) == words) }
  }

  @Test func `a step with a long text is not sound, sooner if it is typed`() {
    func step(_ action: WalkAction, _ command: String, _ count: Int) -> WalkStep {
      let text = String(repeating: "x", count: count)
      return WalkStep(action, command, arguments: [WalkStep.Argument(key: "text", value: text)])
    }
    for (typed, isSound) in [
      (step(.type, "inputText", 900), true), (step(.type, "inputText", 1_100), false),
    ] {
      #expect(typed.isSound == isSound)
    }
    #expect(step(.tap, "tapOn", 4_000).isSound)
    #expect(!step(.tap, "tapOn", 4_100).isSound)
  }

  @Test func `a record with a longer way than any exploration writes is not sound`() {
    let words = "it has ways that no exploration writes"
    for (count, defect) in [(1_000, nil), (1_001, words)] as [(Int, String?)] {
      let long = moment(1, cost: 1, steps: count, screen: "")
      let moments = record { $0.moments = [moment(2, cost: 1, steps: 1, screen: ""), long] }
      #expect(moments.defect(among: []) == defect)
      let breaks = record { $0.breaks = [.init(kind: "k", message: "m", way: long.way)] }
      #expect(breaks.defect(among: []) == defect)
    }
  }
}
