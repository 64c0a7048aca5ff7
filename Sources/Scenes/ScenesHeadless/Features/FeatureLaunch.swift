public import Scenes

/// The values with which an app launches one of its features.
public struct FeatureLaunch: Sendable {
  /// The values of the launch arguments that the feature takes.
  public let arguments: [String: String]
  /// The ways into all features of the app, in the order of its list.
  public let entrances: [SceneEntrance]

  /// The launch argument of every app with features: the route that it opens at.
  package static let scene = "scene"
}
