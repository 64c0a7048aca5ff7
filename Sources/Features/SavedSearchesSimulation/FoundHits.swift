import SavedSearches
import Scenes
import ScenesHeadless

/// What was new of a search when its page began to look for it: once it is found, it is new no more.
@MainActor
final class FoundHits {
  private var asked: (page: SceneEntryID, newHits: Int)?
  /// Whether more has come up while the page looks, which may not be among what it finds.
  private var isDisturbed = false

  /// More has come up.
  func noteNews() {
    (asked, isDisturbed) = (nil, true)
  }

  /// What has been found and is still new; `nil` if nothing is.
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
