/// A feature's way in, as an app's root shows it.
public struct SceneEntrance: Hashable, Sendable, Identifiable {
  /// The feature's name.
  public let feature: String
  /// What the person reads.
  public let title: String
  /// Where it leads.
  public let route: AnySceneRoute

  /// The feature's name: it has one way in.
  public var id: String { feature }
}
