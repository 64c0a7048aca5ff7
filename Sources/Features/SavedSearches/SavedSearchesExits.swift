package import Scenes

/// Where the feature leads to beyond its own scenes: the app, which knows all features, says which places
/// those are.
package struct SavedSearchesExits: Sendable {
  /// Returns the place of a hit, by its identifier.
  let hit: @Sendable (SavedSearchHit.ID) -> AnySceneRoute
  /// The place that えらぶ leads to.
  let choosing: AnySceneRoute

  /// Names the places.
  ///
  /// - Parameters:
  ///   - hit: Returns the place of a hit, by its identifier.
  ///   - choosing: The place that えらぶ leads to.
  package init(
    hit: @escaping @Sendable (SavedSearchHit.ID) -> AnySceneRoute,
    choosing: AnySceneRoute
  ) {
    (self.hit, self.choosing) = (hit, choosing)
  }
}
