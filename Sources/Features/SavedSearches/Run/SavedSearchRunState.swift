/// All that the interactor of a search's page knows.
struct SavedSearchRunState: Hashable, Sendable {
  /// How far the search has come.
  enum Running: Hashable, Sendable {
    case underWay
    case failed
    case done
  }

  let id: SavedSearch.ID
  var running = Running.underWay
  /// Nothing until it is known, and if it is not saved any more.
  var search: SavedSearch?
  /// What the last answer has.
  var hits: [SavedSearchHit] = []
}
