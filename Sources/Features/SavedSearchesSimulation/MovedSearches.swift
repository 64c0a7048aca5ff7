import SavedSearches
import Scenes
import ScenesHeadless

/// The saved searches at the last check, for a comparison with the person’s changes.
@MainActor
final class MovedSearches {
  private weak var stage: Stage?
  private var last: [SavedSearch.ID] = []
  /// The events of the app that were compared.
  private var count = 0

  /// Returns a description of a search that did not move up by one place; `nil` if there is none.
  func mistake(in list: SavedSearchList, on stage: Stage) -> String? {
    let events = stage.events.events
    let ids = list.searches.map(\.id)
    defer { (self.stage, last, count) = (stage, ids, events.count) }
    // Several events of one step may have to do with each other.
    guard self.stage === stage, events.count == count + 1, let event = events.last,
      event.name == "savedSearchesViewDidTapUpButton",
      let id = event.values["searchID"].flatMap({ Int($0) }),
      let place = last.firstIndex(of: id), place > 0
    else { return nil }
    var wanted = last
    wanted.swapAt(place, place - 1)
    return wanted.count != ids.count || wanted == ids
      ? nil : "\(id) was moved up in \(last), which became \(ids)"
  }

  /// Returns the search that is being renamed although it is gone; `nil` if there is none.
  func lostName(in list: SavedSearchList, on stage: Stage) -> String? {
    guard stage.shows(.id("saved-search-name")),
      let begin = stage.events.events.last(where: { Self.beginnings.contains($0.name) }),
      let id = begin.values["searchID"].flatMap({ Int($0) }), list.search(id) == nil
    else { return nil }
    return "\(id) is gone, and its name can be changed"
  }

  /// The events that show the field for a name.
  private static let beginnings = [
    "savedSearchesViewDidTapAddButton", "savedSearchesViewDidTapRenameButton",
  ]
}
