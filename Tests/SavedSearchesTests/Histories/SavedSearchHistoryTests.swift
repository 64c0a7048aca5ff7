import Foundation
import Testing

@testable import SavedSearches

/// Random histories of the saved searches: 200 of them, or as many as `SEARCH_HISTORIES` says, from the seed
/// `SEARCH_HISTORY_SEED` on.
@MainActor @Suite struct SavedSearchHistoryTests {
  private static func setting(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  @Test func `each search is there once and stays the same through any history`()
    async throws
  {
    let first = Self.setting("SEARCH_HISTORY_SEED", 0)
    let count = Self.setting("SEARCH_HISTORIES", 200)
    var happened: [String: Int] = [:]
    for seed in first..<(first + count) {
      let history = SavedSearchHistory(seed: seed)
      try await history.play()
      happened.merge(history.happened) { $0 + $1 }
      if let complaint = history.complaint {
        Issue.record("seed \(seed): \(complaint)\n\(history.story.joined(separator: "\n"))")
        return
      }
    }
    for name in SavedSearchHistory.kinds {
      #expect(happened[name, default: 0] > count / 20, "\(name)")
    }
  }
}
