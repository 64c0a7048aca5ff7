import Foundation
import Testing

@testable import Kaimono

/// Random histories of one order: 600 of them, or as many as `ORDER_HISTORIES` says, from the
/// seed `ORDER_HISTORY_SEED` on.
@MainActor @Suite struct OrderHistoryTests {
  private static func setting(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  @Test func `whatever happens it is one order, and what the person is told is true`() async throws
  {
    let first = Self.setting("ORDER_HISTORY_SEED", 0)
    let count = Self.setting("ORDER_HISTORIES", 600)
    var seen: [OrderHistory.Events: Int] = [:]
    var complaints: [String: Int] = [:]
    for seed in first..<(first + count) {
      let history = try OrderHistory(seed: seed, shop: RememberingShop())
      try await history.play()
      seen[history.events, default: 0] += 1
      guard let complaint = history.complaint else { continue }
      complaints[complaint, default: 0] += 1
      if complaints[complaint] == 1 {
        Issue.record("seed \(seed): \(complaint)\n\(history.story.joined(separator: "\n"))")
      }
    }
    #expect(complaints == [:])
    for event in [OrderHistory.Events.ordered, .refused, .unknown, .notKept, .ended, .cleared] {
      let times = seen.filter { $0.key.contains(event) }.values.reduce(0, +)
      #expect(times > count / 50, "\(event) came about in \(times) of \(count) histories.")
    }
  }

  @Test func `a shop that forgets what it has refused is found out`() async throws {
    for seed in 0..<20_000 {
      let history = try OrderHistory(seed: seed, shop: ForgetfulShop())
      try await history.play()
      if history.complaint == "There are two orders." { return }
    }
    Issue.record("20,000 histories are one order each, although the shop takes refused keys.")
  }
}
