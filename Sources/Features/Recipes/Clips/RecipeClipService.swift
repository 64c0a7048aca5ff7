import Observation2

/// Holds which recipes a person has clipped, for all scenes that show it.
///
/// It belongs to the app and holds no scene. Each change is stored before ``toggle(_:)`` returns. If the
/// device can't store it, it stays in memory, and is stored with the next change.
@MainActor
final class RecipeClipService {
  private let storage: any ClipStorage
  private let relay: BehaviorRelay<Set<Recipe.ID>>

  /// Creates the service for one run of the app, with what an earlier run has left.
  ///
  /// - Parameter storage: Stores the clips.
  init(storage: any ClipStorage) {
    self.storage = storage
    relay = BehaviorRelay(value: storage.clips)
  }

  /// Whether a recipe is clipped: now, then each time that this changes.
  func isClipped(_ id: Recipe.ID) -> Driver<Bool> {
    relay.asDriver().map { $0.contains(id) }.distinctUntilChanged()
  }

  /// Clips a recipe, or takes the clip away.
  func toggle(_ id: Recipe.ID) {
    storage.keep(relay.value.symmetricDifference([id]))
    relay.accept(storage.clips)
  }
}
