import Scenes
import ScenesHeadless

@testable import SavedSearches
@testable import SavedSearchesSimulation

extension SavedSearchList {
  /// A list of searches that look for their names.
  init(names: [String]) {
    self.init(names.map { SavedSearchSample(name: $0, words: $0) })
  }

  var names: [String] { searches.map(\.name) }
}

extension SavedSearchHit {
  static let soup = SavedSearchHit(id: 29, title: "みそ汁", note: "15分")
}

extension SavedSearchesExits {
  /// Exits of a feature that stands alone: what is found is shown as the search of its number.
  static let alone = SavedSearchesExits(
    hit: { AnySceneRoute(SavedSearchesRoute.search($0)) },
    choosing: AnySceneRoute(SavedSearchesRoute.home)
  )
}

extension SimulatedSavedSearches {
  /// The feature that stands alone, whose searches find soup.
  static func alone(storage: SavedSearchesStorage? = nil) -> FeatureDescription {
    feature(leadsTo: .alone, searching: book, storage: storage)
  }

  static let book: Gateway = { SearchBook($0, ["みそ汁": [.soup]]) }
}
