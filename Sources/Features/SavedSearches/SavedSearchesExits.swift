package import Scenes
package import ScenesHeadless

/// What the feature needs of others: the app, which knows all features, says what that is.
package struct SavedSearchesExits: Sendable {
  /// The way to what searches find, behind a network.
  let gateway: @MainActor @Sendable (SimulatedNetwork) -> any SavedSearchesGateway
  /// The place of what a search has found, by its identifier.
  let hit: @Sendable (SavedSearchHit.ID) -> AnySceneRoute
  /// The place that えらぶ leads to.
  let choosing: AnySceneRoute

  /// Names what is needed.
  ///
  /// - Parameters:
  ///   - gateway: Returns the way to what searches find, behind a network.
  ///   - hit: Returns the place of what a search has found, by its identifier.
  ///   - choosing: The place that えらぶ leads to.
  package init(
    gateway: @escaping @MainActor @Sendable (SimulatedNetwork) -> any SavedSearchesGateway,
    hit: @escaping @Sendable (SavedSearchHit.ID) -> AnySceneRoute,
    choosing: AnySceneRoute
  ) {
    (self.gateway, self.hit, self.choosing) = (gateway, hit, choosing)
  }
}
