/// A place in an app that comes from outside, with all that lies below it: a deep link that was read.
///
/// It waits for what it needs (``SceneNavigator/open(_:within:then:)``).
public struct SceneLink: Hashable, Sendable, Codable {
  /// The tab that it is in, if there are tabs.
  public var tab: String?
  /// The route with its ancestors, which come first.
  public var routes: [AnySceneRoute]
  /// The needs that have to hold before it can be opened, in this order.
  public var needs: [SceneLinkNeed]

  /// Creates a link.
  public init(tab: String? = nil, _ routes: [any SceneRoute], needs: [SceneLinkNeed] = []) {
    (self.tab, self.routes, self.needs) = (tab, routes.map { AnySceneRoute($0) }, needs)
  }

  /// The change that opens the link.
  var change: SceneNavigationChange { .open(routes, tab: tab) }
}

/// Something that links need, by its name.
public struct SceneLinkNeed: Hashable, Sendable, Codable, RawRepresentable,
  ExpressibleByStringLiteral
{
  /// The name.
  public let rawValue: String

  /// Creates a need.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a need.
  public init(stringLiteral name: String) {
    rawValue = name
  }

  /// Nothing is presented: the link waits until the person has finished what is in front.
  ///
  /// Without this need, what is in front goes when the link is opened.
  public static let nothingPresented: SceneLinkNeed = "nothing-presented"
}
