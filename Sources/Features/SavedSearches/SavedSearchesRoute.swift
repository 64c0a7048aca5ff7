import Scenes

/// The places that the feature leads to, by the names that links, launch arguments and flows use.
package enum SavedSearchesRoute: NamedSceneRoute {
  package static let feature = "home"
  package static let names = ["home", "saved-search/ID"]

  /// The saved searches.
  case home
  /// What a saved search finds.
  case search(Int)

  package var parent: SavedSearchesRoute? { self == .home ? nil : .home }

  package var description: String {
    switch self {
    case .home: "home"
    case .search(let id): "saved-search/\(id)"
    }
  }

  package init?(_ name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    switch parts[0] {
    case "home" where parts.count == 1: self = .home
    case "saved-search" where parts.count == 2:
      guard let id = Int(parts[1]) else { return nil }
      self = .search(id)
    default: return nil
    }
  }
}
