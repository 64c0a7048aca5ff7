import Foundation
import Testing

/// Scenes that are moved about at random, in virtual time: what the value says, what lives and what is
/// on the screen are the same at every step.
///
/// 3,000 events as a rule. For 100,000, or for one walk:
/// ```
/// NAVIGATION_EVENTS=100000 swift test -c release -Xswiftc -enable-testing --filter NavigationWalkTests
/// NAVIGATION_SEED=17 swift test --filter NavigationWalkTests
/// ```
@MainActor @Suite struct NavigationWalkTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// The events of one walk.
  private static let length = 250

  @Test func `value, scenes and screen are the same, whatever happens`() async throws {
    var counts: [String: Int] = [:]
    if let seed = Self.number("NAVIGATION_SEED") {
      return try await play(seed, Self.length, &counts)
    }
    let events = Self.number("NAVIGATION_EVENTS") ?? 3_000
    for seed in 0..<max(1, events / Self.length) { try await play(seed, Self.length, &counts) }
    if events >= 3_000 { #expect(counts.keys.sorted() == Self.kinds, "\(counts)") }
  }

  /// All that can happen.
  private static let kinds = [
    "answer", "ask", "background", "begin back", "dismiss", "finish back", "gate", "give up back",
    "kill", "kill in a transition", "kill with changes that wait", "meanwhile", "open", "pop",
    "popTo",
    "popToRoot", "present", "push", "replaceRoot", "restore",
    "selectTab", "setStack", "swipeAway", "tap beside", "tapTab",
  ]

  private func play(
    _ seed: Int,
    _ events: Int,
    _ counts: inout [String: Int]
  ) async throws {
    let walk = try NavigationWalk(seed: UInt64(seed) &* 0x2545_F491_4F6C_DD1D &+ 11)
    do {
      for _ in 0..<events {
        try await walk.act()
        try walk.check()
      }
      try await walk.end()
      counts.merge(walk.counts) { $0 + $1 }
    } catch {
      let steps = walk.steps.suffix(12).joined(separator: "\n  ")
      Issue.record("walk \(seed), event \(walk.steps.count): \(error)\n  \(steps)")
      throw error
    }
  }
}
