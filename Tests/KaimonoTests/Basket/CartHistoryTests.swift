import Foundation
import Testing

@testable import Kaimono

/// Random histories of a cart: 2,000 of them, or as many as `CART_HISTORIES` says, from the seed
/// `CART_HISTORY_SEED` on.
@MainActor @Suite struct CartHistoryTests {
  private static func setting(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  @Test func `a cart that the device could store is never lost`() async throws {
    let first = Self.setting("CART_HISTORY_SEED", 0)
    let count = Self.setting("CART_HISTORIES", 2_000)
    var kills = (amid: 0, atRest: 0)
    var failures = (stores: 0, reads: 0)
    for seed in first..<(first + count) {
      let history = CartHistory(seed: seed)
      try await history.play()
      kills = (kills.amid + history.kills.amid, kills.atRest + history.kills.atRest)
      failures.stores += history.failures.stores
      failures.reads += history.failures.reads
      if let complaint = history.complaint {
        Issue.record("seed \(seed): \(complaint)\n\(history.story.joined(separator: "\n"))")
        return
      }
    }
    for times in [kills.amid, kills.atRest, failures.stores, failures.reads] {
      #expect(times > count / 50)
    }
  }
}
