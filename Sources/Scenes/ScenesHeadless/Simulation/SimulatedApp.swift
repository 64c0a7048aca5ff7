public import Observation2
public import Scenes

/// An app that flows can be played on: one installation of it on a simulated device, with its embedded back ends.
///
/// The back ends' data, such as a shop's orders, outlives a stop of the app.
///
/// An app is the list of its features. The protocol's defaults take everything else from the list:
///
/// ```swift
/// final class CornerShopApp: SimulatedApp {
///   static let features = [CounterFeature.feature, ShopFeature.feature]
///   static let linkScheme = "corner-shop"
///
///   let installation: AppInstallation
///
///   init(clock: any AppClock, seed: UInt64) {
///     installation = AppInstallation(Self.features, clock: clock, seed: seed)
///   }
/// }
/// ```
/// An app of one scene has no features. It creates an empty installation and pushes the scene at its launch:
///
/// ```swift
/// final class LampApp: SimulatedApp {
///   let installation: AppInstallation
///
///   init(clock: any AppClock, seed: UInt64) {
///     installation = AppInstallation(clock: clock, seed: seed)
///   }
///
///   func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
///     navigator.push(LampScene(clock: clock))
///   }
/// }
/// ```
/// Such an app declares its own ``launchArguments``, ``backendEvents`` and ``backendQuestions``, if it has any, and
/// implements the methods that receive them.
@MainActor
public protocol SimulatedApp: AnyObject {
  /// The features, in the order in which the root shows their ways in; none by default.
  static var features: [FeatureDescription] { get }
  /// The text before `://` in a link to the app; `app` by default.
  static var linkScheme: String { get }
  /// The scenes that the app opens without a link; by default a tab for each feature with a way in.
  static var root: SceneRoot<AnySceneRoute> { get }

  /// The names that `launchApp`'s `arguments` may use; by default `scene` and those of the features, or none
  /// without features.
  static var launchArguments: [String] { get }
  /// The events that `backend` knows, each with the names of its values; by default those of the features.
  static var backendEvents: [String: [String]] { get }
  /// The questions that `assertBackend` can ask, each with the names of its values; by default those of the
  /// features.
  static var backendQuestions: [String: [String]] { get }
  /// The states that the app's scenes can show; by default those of the features.
  static var states: [SceneState] { get }

  /// The installation of the features, with the device that they share.
  var installation: AppInstallation { get }
  /// The network between the app and its back ends; by default the device's.
  var network: SimulatedNetwork { get }
  /// The app's events since it was launched; by default the device's.
  var events: StageEventLog { get }
  /// The conditions that a harness checks at every moment; by default the installation's.
  var invariants: [AppInvariant] { get }
  /// The rules by which an explorer compares two moments; by default the installation's.
  var exploration: AppExploration { get }
  /// The text that each store has recorded in this run, or in the last one, by the stores' names; by default the
  /// recordings of the features.
  ///
  /// The app chooses the format. With `StorePersistence`, the text comes from a `StoreRecorder`, and a
  /// `StoreRecording` reads it.
  var recordings: [String: String] { get }

  /// Creates an installation of the app that has never run.
  ///
  /// - Parameters:
  ///   - clock: The clock of everything in the installation.
  ///   - seed: The seed of everything random in it.
  init(clock: any AppClock, seed: UInt64)

  /// Starts the app: registers its routes, if it has some, and opens its first scenes.
  ///
  /// By default it stops the run before, if there is one, and opens the route that the argument `scene` names. A link
  /// opens with the ancestors of its route below it. Without the argument the app opens its ``root``.
  ///
  /// - Parameters:
  ///   - arguments: The values of ``launchArguments``.
  ///   - navigator: The navigator of the window that shows the app, which has no scene yet.
  /// - Throws: An error that says why the app can't be launched with the arguments. The navigator is empty then.
  func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator
  ) throws(SimulatedAppError)

  /// Ends the run as the system does: the app loses everything in memory. There may be no run.
  ///
  /// By default it ends the run of each feature. The navigator can build no scene afterwards.
  func stop()

  /// Deletes the data that is stored on the device; by default the data of each feature.
  func clearState()

  /// Allows or denies something that the app has to ask the person for, as the device's settings do.
  ///
  /// By default it informs each feature.
  ///
  /// - Parameters:
  ///   - name: The permission by Maestro's name, such as `notifications`, or `all` for every permission.
  ///   - isAllowed: A Boolean value that indicates whether the person allows it.
  func setPermission(_ name: String, isAllowed: Bool)

  /// Starts the recording in each store from the next run on; by default in the features' stores.
  func record()

  /// Makes an event happen in the back end; by default in that of the feature that has declared the event.
  ///
  /// - Throws: An error that says what is wrong with the event.
  func backend(_ event: String, _ values: [String: String]) throws(SimulatedAppError)

  /// Asks the back end directly, past the app and the network; by default that of the feature that has declared the
  /// question.
  ///
  /// - Parameters:
  ///   - question: One of ``backendQuestions``.
  ///   - values: The question's values by name.
  /// - Returns: A number, a text, a truth value, or a collection of these; `nil` if there is none.
  /// - Throws: An error that says what is wrong with the question.
  func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) -> (any Sendable)?
}
