public import Scenes

/// A feature on a simulated device: its embedded back end and its stored data, which outlive a run of the app, and
/// the run, if there is one.
///
/// The app checks the names of events and questions against those that the feature declares
/// (``FeatureDescription``) before it passes them on. The feature checks their values.
@MainActor
public protocol SimulatedFeature: AnyObject {
  /// The text that each of its stores has recorded in this run, or in the last one, by the stores' names; none by
  /// default (``SimulatedApp/recordings``).
  var recordings: [String: String] { get }

  /// Begins a run: registers how the scenes of its routes are built, and starts the services that outlive a scene.
  ///
  /// - Parameters:
  ///   - launch: The feature's launch arguments, and the ways into all features.
  ///   - registry: The app's registry for this run.
  /// - Throws: An error that says why the feature can't be launched with the arguments.
  func launch(
    _ launch: FeatureLaunch,
    in registry: inout SceneRegistry
  ) throws(SimulatedAppError)

  /// Ends the run, if there is one; does nothing by default.
  func stop()

  /// Deletes the data that the feature has stored on the device; does nothing by default.
  func clearState()

  /// Allows or denies something that the app has to ask the person for; does nothing by default.
  ///
  /// - Parameters:
  ///   - name: The permission by Maestro's name, such as `notifications`, or `all` for every permission.
  ///   - isAllowed: A Boolean value that indicates whether the person allows it.
  func setPermission(_ name: String, isAllowed: Bool)

  /// Starts the recording in its stores from the next run on; does nothing by default.
  func record()

  /// Makes an event happen in the back end; refuses every event by default.
  ///
  /// - Throws: An error that says what is wrong with the event's values.
  func backend(_ event: String, _ values: [String: String]) throws(SimulatedAppError)

  /// Asks the back end directly, past the app and the network; refuses every question by default.
  ///
  /// - Parameters:
  ///   - question: A question that the feature has declared.
  ///   - values: The question's values by name.
  /// - Returns: A number, a text, a truth value, or a collection of these; `nil` if there is none.
  /// - Throws: An error that says what is wrong with the question's values.
  func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) -> (any Sendable)?
}

extension SimulatedFeature {
  /// The recordings: none.
  public var recordings: [String: String] { [:] }

  /// Ends nothing.
  public func stop() {}

  /// Deletes nothing.
  public func clearState() {}

  /// Ignores the permission.
  public func setPermission(_ name: String, isAllowed: Bool) {}

  /// Records nothing.
  public func record() {}

  /// Refuses every event.
  public func backend(_ event: String, _ values: [String: String]) throws(SimulatedAppError) {
    throw SimulatedAppError("Nothing in the back end can do “\(event)”.")
  }

  /// Refuses every question.
  public func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) -> (any Sendable)? {
    throw SimulatedAppError("The back end can't be asked “\(question)”.")
  }
}
