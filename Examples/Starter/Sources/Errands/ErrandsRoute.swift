import Scenes

/// The scenes of the app, by the names that links and flows use.
public enum ErrandsRoute: NamedSceneRoute {
  /// The name of the feature.
  public static let feature = "errands"
  /// The forms of all names.
  public static let names = ["errands", "errand/ID", "login"]

  /// The list.
  case list
  /// The form of an errand.
  case errand(Errand.ID)
  /// The login.
  case login

  /// The scene below this one after a link.
  public var parent: ErrandsRoute? {
    if case .errand = self { .list } else { nil }
  }

  /// The name of the route.
  public var description: String {
    switch self {
    case .list: "errands"
    case .errand(let id): "errand/\(id)"
    case .login: "login"
    }
  }

  /// Reads a name.
  public init?(_ name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("errands", 1): self = .list
    case ("login", 1): self = .login
    case ("errand", 2):
      guard let id = Errand.ID(parts[1]) else { return nil }
      self = .errand(id)
    default: return nil
    }
  }
}
