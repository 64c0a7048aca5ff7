public import Scenes

/// A feature on a device: its embedded back end and its stored data, which outlive a run of the app,
/// and the run, if there is one.
///
/// Names of events and questions have been checked against those that the feature declares
/// (``HeadlessFeature``) before it is asked; their values have not.
@MainActor
public protocol InstalledFeature: HeadlessInstallation {
  /// Begins a run: registers how the scenes of its routes are built, and starts the services that
  /// outlive a scene.
  ///
  /// - Parameters:
  ///   - launch: The feature's launch arguments, and the ways into all features.
  ///   - registry: The app's registry for this run.
  /// - Throws: What the feature can't be launched with.
  func launch(
    _ launch: FeatureLaunch,
    in registry: inout SceneRegistry
  ) throws(HeadlessAppError)
}

extension InstalledFeature {
  /// Does nothing.
  public func stop() {}

  /// Does nothing.
  public func clearState() {}

  /// Refuses every event.
  public func backend(_ event: String, _ values: [String: String]) throws(HeadlessAppError) {
    throw HeadlessAppError("Nothing in the back end can do “\(event)”.")
  }
}

/// What a feature is told when the app is launched.
public struct FeatureLaunch: Sendable {
  /// The values of the launch arguments that the feature takes.
  public let arguments: [String: String]
  /// The ways into all features of the app, in the order of its list.
  public let entrances: [SceneEntrance]
}
