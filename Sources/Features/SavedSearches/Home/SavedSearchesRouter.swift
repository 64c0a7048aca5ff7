import Scenes

/// Where the saved searches lead.
@MainActor
protocol SavedSearchesRouting: AnyObject {
  /// Runs a search.
  func showSearch(_ id: SavedSearch.ID)
  /// Leads to where えらぶ leads.
  func showChoosing()
}

/// Leads from the saved searches to what they find, and to the place of another feature that the app has named.
final class SavedSearchesRouter: SceneRouter, SavedSearchesRouting {
  typealias Route = SavedSearchesRoute

  var place: ScenePlace?
  private let exits: SavedSearchesExits

  init(_ exits: SavedSearchesExits) {
    self.exits = exits
  }

  func showSearch(_ id: SavedSearch.ID) {
    push(.search(id))
  }

  func showChoosing() {
    apply(.push(exits.choosing))
  }
}
