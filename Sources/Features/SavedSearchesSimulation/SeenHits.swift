import SavedSearches
import Scenes
import ScenesHeadless

/// How many new hits each search had when that was looked at last: only a look at what it finds makes fewer of them.
@MainActor
final class SeenHits {
  /// The searches then.
  private var last: [SavedSearch] = []

  /// Another list has taken the place of the one that was looked at.
  func forget() {
    last = []
  }

  /// What is not new any more although nobody has seen it; `nil` if there is nothing.
  func loss(of list: SavedSearchList, on stage: Stage) -> String? {
    // Mostly it is the list that was looked at, in the same place.
    if list.searches == last { return nil }
    let counts = Dictionary(last.map { ($0.id, $0.newHits) }) { $1 }
    last = list.searches
    for search in list.searches {
      guard let before = counts[search.id], search.newHits < before else { continue }
      let page = AnySceneRoute(SavedSearchesRoute.search(search.id))
      let navigation = stage.navigator.navigation
      let isOpen = navigation.entries.contains { $0.route == page }
      let hasFailed = navigation.top?.route == page && stage.shows(.id("loading-error"))
      if !isOpen || hasFailed {
        return
          "\(search.name) had \(before) new hits that nobody has seen, and has \(search.newHits)"
      }
    }
    return nil
  }
}
