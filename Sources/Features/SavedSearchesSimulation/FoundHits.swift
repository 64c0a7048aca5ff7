import SavedSearches
import Scenes
import ScenesHeadless

/// The new hits that a search had when its page began to load them.
///
/// Hits that the page has loaded are not new.
@MainActor
final class FoundHits {
  private var asked: (page: SceneEntryID, newHits: Int)?
  /// A Boolean value that indicates whether new hits arrived while the page loads, so that it may not find them.
  private var isDisturbed = false

  /// Notes that a search has more new hits.
  func noteNews() {
    (asked, isDisturbed) = (nil, true)
  }

  /// Returns a description of hits that the page has loaded and that are still new; `nil` if there are none.
  func left(of list: SavedSearchList, on stage: Stage) -> String? {
    guard let page = stage.navigator.navigation.top,
      case .search(let id)? = page.route.as(SavedSearchesRoute.self), let search = list.search(id)
    else {
      (asked, isDisturbed) = (nil, false)
      return nil
    }
    if stage.shows(.id("saved-search-loading")) {
      if !isDisturbed, asked?.page != page.id { asked = (page.id, search.newHits) }
      return nil
    }
    defer { (asked, isDisturbed) = (nil, false) }
    guard let asked, asked.page == page.id, asked.newHits > 0, search.newHits >= asked.newHits,
      !stage.shows(.id("loading-error"))
    else { return nil }
    return "\(search.name) has \(search.newHits) new hits, which its page has found"
  }
}
