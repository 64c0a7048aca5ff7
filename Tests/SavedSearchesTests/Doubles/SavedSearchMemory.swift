@testable import SavedSearches

/// Stores the searches in memory.
final class SavedSearchMemory: SavedSearchStorage {
  private(set) var list: SavedSearchList?
  let isStored = true

  func keep(_ list: SavedSearchList) {
    self.list = list
  }

  func forget() {
    list = nil
  }
}
