import Foundation
import Testing

@testable import Timeline

/// Random histories of the timeline: 80 of them, or as many as `TIMELINE_HISTORIES` says, from the seed
/// `TIMELINE_HISTORY_SEED` on.
@MainActor @Suite struct TimelineHistoryTests {
  private static func setting(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  @Test func `whatever happens, each post is shown once, in order, as the person left it`()
    async throws
  {
    let first = Self.setting("TIMELINE_HISTORY_SEED", 0)
    let count = Self.setting("TIMELINE_HISTORIES", 80)
    var happened: [String: Int] = [:]
    for seed in first..<(first + count) {
      let history = TimelineHistory(seed: seed)
      await history.play()
      happened.merge(history.happened) { $0 + $1 }
      if let complaint = history.complaint {
        Issue.record("seed \(seed): \(complaint)\n\(history.story.joined(separator: "\n"))")
        return
      }
    }
    for name in TimelineHistory.kinds {
      #expect(happened[name, default: 0] > count / 20, "\(name)")
    }
  }
}
