import Observation2
import Observation2Testing
import StateStore
import StateStoreTesting
import Testing

/// Random changes by a reducer, and random assertions about them, against the simplest rule.
///
/// Something must be asserted, every property that an assertion changes must hold, and the others
/// are not checked.
@MainActor @Suite struct RandomAssertionTests {
  struct Row: Equatable {
    var count = 0
    var note = 0
  }

  struct Table: Equatable {
    var total = 0
    var other = 0
    var rows = [Row(), Row(), Row()]
    var names: [Int: Int] = [:]
    var marks: Set<Int> = []
  }

  enum Change {
    case total(Int)
    case addToTotal(Int)
    case other(Int)
    case count(Int, Int)
    case addToCount(Int, Int)
    case note(Int, Int)
    case append(Int)
    case name(Int, Int)
    case addToName(Int, Int)
    case unname(Int)
    case mark(Int)
    case unmark(Int)

    func apply(to table: inout Table) {
      switch self {
      case .total(let value): table.total = value
      case .addToTotal(let value): table.total += value
      case .other(let value): table.other = value
      case .count(let row, let value): table.rows[row].count = value
      case .addToCount(let row, let value): table.rows[row].count += value
      case .note(let row, let value): table.rows[row].note = value
      case .append(let value): table.rows.append(Row(count: value))
      case .name(let key, let value): table.names[key] = value
      case .addToName(let key, let value): table.names[key, default: 0] += value
      case .unname(let key): table.names[key] = nil
      case .mark(let value): table.marks.insert(value)
      case .unmark(let value): table.marks.remove(value)
      }
    }

    /// Returns a Boolean value that indicates whether this change, made to `expected`, agrees with
    /// `actual`.
    func holds(_ expected: Table, _ actual: Table) -> Bool {
      switch self {
      case .total, .addToTotal: expected.total == actual.total
      case .other: expected.other == actual.other
      case .count(let row, _), .addToCount(let row, _):
        expected.rows[row].count == actual.rows[row].count
      case .note(let row, _): expected.rows[row].note == actual.rows[row].note
      case .append:
        expected.rows.count == actual.rows.count && expected.rows[3...] == actual.rows[3...]
      case .name(let key, _), .addToName(let key, _), .unname(let key):
        expected.names[key] == actual.names[key]
      case .mark(let value), .unmark(let value):
        expected.marks.contains(value) == actual.marks.contains(value)
      }
    }
  }

  private func change(_ random: inout SplitMix) -> Change {
    let (place, value) = (
      Int.random(in: 0..<3, using: &random), Int.random(in: 1..<3, using: &random)
    )
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .total(value)
    case 1: return .addToTotal(value)
    case 2: return .other(value)
    case 3: return .count(place, value)
    case 4: return .addToCount(place, value)
    case 5: return .note(place, value)
    case 6: return .append(value)
    case 7: return .name(place, value)
    case 8: return .addToName(place, value)
    case 9: return .unname(place)
    case 10: return .mark(place)
    default: return .unmark(place)
    }
  }

  private func changes(_ count: ClosedRange<Int>, _ random: inout SplitMix) -> [Change] {
    (0..<Int.random(in: count, using: &random)).map { _ in change(&random) }
  }

  @Test func `what is said of a part passes if it is so, and fails once if it is not`() async {
    // The state before is checked too: a closure must not run on any other.
    var (passed, failed) = (0, 0)
    for seed in 0..<3_000 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      var before = Table()
      for change in changes(0...4, &random) where !change.isAppend { change.apply(to: &before) }
      let done = changes(0...5, &random)
      // Mostly changes that were made, since random ones hardly ever hold.
      let said = done.shuffled(using: &random).prefix(2) + changes(0...1, &random)
      var (expected, actual) = (before, before)
      for change in said { change.apply(to: &expected) }
      for change in done { change.apply(to: &actual) }
      let isRight =
        expected != before
        && said.allSatisfy { $0.holds(expected, before) || $0.holds(expected, actual) }
      let failures = TestFailures()
      let store = TestStore<Table, Int>(
        initial: before,
        reducer: Reducer { state, _ in
          for change in done { change.apply(to: &state) }
          return .none
        },
        clock: VirtualTime(),
        report: failures.report
      )
      store.exhaustivity = .off
      await store.send(0) {
        #expect($0 == before)
        for change in said { change.apply(to: &$0) }
      }
      await store.finish()
      #expect(failures.messages.count == (isRight ? 0 : 1), "seed \(seed): \(done), said \(said)")
      if isRight { passed += 1 } else { failed += 1 }
    }
    #expect(passed > 500)
    #expect(failed > 500)
  }
}

extension RandomAssertionTests.Change {
  fileprivate var isAppend: Bool { if case .append = self { true } else { false } }
}
