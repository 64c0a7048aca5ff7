import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import SavedSearches

/// The saved searches as a person sees them, against screens that have been looked at and approved.
@MainActor @Suite struct SavedSearchesSnapshotTests {
  private let recommended = [
    SavedSearchSample(name: "トマトの料理", words: "トマト"),
    SavedSearchSample(name: "卵で作る朝ごはん", words: "卵"),
  ]

  /// Three searches, of which one has another name than its words, and one has new hits.
  private func home() -> HomeStage {
    let home = HomeStage("にんじんのおかず", "なす", "毎日のみそ汁", recommended: recommended)
    home.change {
      $0.rename(2, to: "なすとピーマンを使った夏の定番の炒めもの")
      $0.addHits(12, to: 3)
    }
    return home
  }

  @Test func `searches, new hits and recommendations`() {
    home().stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `the list while it is edited`() throws {
    let home = home()
    try home.tap("saved-searches-edit")
    home.stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `a search while it is named`() throws {
    let home = home()
    try home.tap("saved-search-add")
    home.stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `the buttons that a swipe uncovers`() throws {
    let home = home()
    try home.stage.swipe(.left, on: .id("saved-search-2"))
    home.stage.expectSnapshot(report: report)
  }

  @Test func `no search, and what was lost`() {
    let home = HomeStage(names: [], recommended: recommended)
    home.change { $0.hasLostSome = true }
    home.stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
