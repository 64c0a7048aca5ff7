import Scenes

/// Where what a search has found leads.
@MainActor
protocol SavedSearchRunRouting: AnyObject {
  /// Shows what was found.
  func showHit(_ id: SavedSearchHit.ID)
}

/// Leads from what was found to the place of another feature that the app has named.
final class SavedSearchRunRouter: SceneRouter, SavedSearchRunRouting {
  typealias Route = SavedSearchesRoute

  var place: ScenePlace?
  private let exits: SavedSearchesExits

  init(_ exits: SavedSearchesExits) {
    self.exits = exits
  }

  func showHit(_ id: SavedSearchHit.ID) {
    apply(.push(exits.hit(id)))
  }
}
