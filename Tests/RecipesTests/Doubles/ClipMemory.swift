@testable import Recipes

/// Stores the clips in memory.
final class ClipMemory: ClipStorage {
  private(set) var clips: Set<Recipe.ID> = []

  func keep(_ clips: Set<Recipe.ID>) {
    self.clips = clips
  }
}
