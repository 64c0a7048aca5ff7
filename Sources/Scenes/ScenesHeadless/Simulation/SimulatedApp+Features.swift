public import Observation2
public import Scenes

extension SimulatedApp {
  /// The features: none.
  public static var features: [FeatureDescription] { [] }

  /// The text before `://` in a link to the app: `app`.
  public static var linkScheme: String { "app" }

  /// A tab for each feature with a way in.
  public static var root: SceneRoot<AnySceneRoute> { .tabs(of: features.map(\.scenes)) }

  /// `scene`, and the arguments of the features; none without features.
  public static var launchArguments: [String] {
    features.isEmpty ? [] : [FeatureLaunch.scene] + features.flatMap(\.launchArguments)
  }

  /// The events of the features' back ends.
  public static var backendEvents: [String: [String]] {
    features.reduce(into: [:]) { $0.merge($1.backendEvents) { first, _ in first } }
  }

  /// The questions that the features' back ends answer.
  public static var backendQuestions: [String: [String]] {
    features.reduce(into: [:]) { $0.merge($1.backendQuestions) { first, _ in first } }
  }

  /// The folders with the features' flows.
  public static var flows: [String] { features.compactMap(\.flows) }

  /// The states that the features' scenes can show.
  public static var states: [SceneState] { features.flatMap(\.states) }

  /// The clock of everything in the installation.
  public var clock: any AppClock { installation.device.clock }

  /// The device's network.
  public var network: SimulatedNetwork { installation.device.network }

  /// The device's log of events.
  public var events: StageEventLog { installation.device.events }

  /// The installation's invariants.
  public var invariants: [AppInvariant] { installation.invariants }

  /// The installation's rules.
  public var exploration: AppExploration { installation.exploration }

  /// The recordings of the features' stores.
  public var recordings: [String: String] { installation.recordings }

  /// Ends the run of each feature.
  public func stop() {
    installation.stop()
  }

  /// Deletes the stored data of each feature.
  public func clearState() {
    installation.clearState()
  }

  /// Allows or denies something to each feature.
  public func setPermission(_ name: String, isAllowed: Bool) {
    installation.setPermission(name, isAllowed: isAllowed)
  }

  /// Starts the recording in the stores of each feature.
  public func record() {
    installation.record()
  }

  /// Makes an event happen in the back end of the feature that has declared it.
  public func backend(_ event: String, _ values: [String: String]) throws(SimulatedAppError) {
    try installation.backend(event, values)
  }

  /// Asks the back end of the feature that has declared the question.
  public func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) -> (any Sendable)? {
    try installation.askBackend(question, values)
  }
}
