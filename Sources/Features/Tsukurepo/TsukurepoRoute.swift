import Scenes

/// The places that the feature leads to, by the names that links, launch arguments and flows use.
package enum TsukurepoRoute: NamedSceneRoute {
  package static let feature = "report"
  package static let names = ["report/ID"]

  /// The report of somebody who cooked a recipe.
  case report(Int)

  package var description: String {
    switch self {
    case .report(let id): "report/\(id)"
    }
  }

  package init?(_ name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "report", let id = Int(parts[1]) else { return nil }
    self = .report(id)
  }
}
