import SavedSearches
import ScenesHeadless

/// Something that happens to the searches of a person on the other side.
enum SavedSearchesBackendEvent: Hashable {
  case newHits(SavedSearch.ID, count: Int)
  case searchSavedElsewhere(name: String)

  /// The names of all events, each with the names of its values.
  static let known = ["newHits": ["count", "search"], "searchSavedElsewhere": ["name"]]

  /// Reads an event.
  ///
  /// - Parameters:
  ///   - name: The event's name.
  ///   - values: The event's values by name.
  ///   - searches: The searches that there are.
  /// - Throws: An error that says what is wrong and lists what is known.
  init(
    _ name: String,
    _ values: [String: String],
    searches: [SavedSearch.ID]
  ) throws(SimulatedAppError) {
    guard let takes = Self.known[name] else {
      throw SimulatedAppError(
        "The saved searches know no event “\(name)”.",
        known: Self.known.keys.sorted()
      )
    }
    let values = try BackendEventValues(values, of: name, takes: takes)
    if name == "searchSavedElsewhere" {
      guard let title = SavedSearchEditor.saved(values["name"] ?? "") else {
        throw SimulatedAppError("The event “\(name)” needs “name”, which is not blank.")
      }
      self = .searchSavedElsewhere(name: title)
      return
    }
    let search = try values.id("search", among: searches, "that is saved")
    guard let count = values["count"].flatMap({ Int($0) }), count > 0 else {
      throw SimulatedAppError(
        "The event “\(name)” needs “count”, a number above 0; it got “\(values["count"] ?? "nothing")”."
      )
    }
    self = .newHits(search, count: count)
  }

  /// Does it to a list.
  func apply(to list: inout SavedSearchList) {
    switch self {
    case .newHits(let search, let count): list.addHits(count, to: search)
    case .searchSavedElsewhere(let name): list.save(name, words: name)
    }
  }
}
