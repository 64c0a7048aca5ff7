import SavedSearches
import Scenes
import ScenesHeadless

/// The number of new hits of each search at the last check.
///
/// Only a page that shows the hits reduces it.
@MainActor
final class SeenHits {
  /// The searches at the last check.
  private var last: [SavedSearch] = []

  /// Forgets the last check, because another list has replaced the checked one.
  func forget() {
    last = []
  }

  /// Returns a description of hits that are not new any more although the person has not seen them; `nil` if none.
  func loss(of list: SavedSearchList, on stage: Stage) -> String? {
    // In most cases it is the list of the last check, in the same memory.
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
