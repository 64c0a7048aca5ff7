import Scenes

/// The places that the feature leads to, by the names that links, launch arguments and flows use.
package enum TimelineRoute: NamedSceneRoute {
  package static let feature = "timeline"
  package static let names = ["timeline", "post/ID", "compose"]

  case timeline
  /// A post with its comments.
  case post(Int)
  /// Writing a post.
  case compose

  package var parent: TimelineRoute? { self == .timeline ? nil : .timeline }

  package var description: String {
    switch self {
    case .timeline: "timeline"
    case .post(let id): "post/\(id)"
    case .compose: "compose"
    }
  }

  package init?(_ name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("timeline", 1): self = .timeline
    case ("compose", 1): self = .compose
    case ("post", 2):
      guard let id = Int(parts[1]) else { return nil }
      self = .post(id)
    default: return nil
    }
  }
}
