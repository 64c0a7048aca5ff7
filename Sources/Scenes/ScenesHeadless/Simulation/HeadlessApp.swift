public import Observation2
public import Scenes

/// An app that flows can be played on: its launch arguments, the events of its back end, and the
/// questions that the back end answers.
///
/// An app that is made of features is a ``FeatureApp``, for which most of this is there already.
///
/// One instance stands for one installation and its embedded back end: the back end's data (a
/// shop's orders, its stock) outlives a stop of the app.
@MainActor
public protocol HeadlessApp: HeadlessInstallation {
  /// The names that `launchApp`'s `arguments` may use, for checking and for messages.
  static var launchArguments: [String] { get }
  /// The events that `backend` knows, each with the names of its values.
  static var backendEvents: [String: [String]] { get }
  /// The questions that `assertBackend` can ask, each with the names of its values; none unless the
  /// app declares some.
  static var backendQuestions: [String: [String]] { get }
  /// What its scenes can look like; nothing unless the app says so.
  static var states: [SceneState] { get }

  /// The network between the app and its back end.
  var network: SimulatedNetwork { get }
  /// The app's events since it was launched.
  var events: StageEventLog { get }

  /// What has to hold at every moment, which a harness checks; nothing unless the app says so.
  var invariants: [AppInvariant] { get }

  /// What makes two moments the same when the app is explored, and what outlives a run; nothing beyond the screen
  /// unless the app says so.
  var exploration: AppExploration { get }

  /// Creates an installation of the app that has never run.
  ///
  /// - Parameters:
  ///   - clock: The clock of everything in the installation.
  ///   - seed: The seed of everything random in it.
  init(clock: any AppClock, seed: UInt64)

  /// Starts the app: registers its routes, if it has some, and opens its first scenes.
  ///
  /// An app of one scene pushes it: `navigator.push(scene)`.
  ///
  /// - Parameters:
  ///   - arguments: The values of ``launchArguments``.
  ///   - navigator: The navigator of the window that shows the app; no scene is in it yet.
  /// - Throws: What the app can't be launched with; the navigator is empty then.
  func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator
  ) throws(HeadlessAppError)
}

extension HeadlessApp {
  /// The questions that `assertBackend` can ask: none.
  public static var backendQuestions: [String: [String]] { [:] }

  /// None.
  public static var states: [SceneState] { [] }

  /// Nothing.
  public var invariants: [AppInvariant] { [] }

  /// Nothing beyond the screen.
  public var exploration: AppExploration { AppExploration() }
}

/// An error of an app that could not carry out a flow's command.
public struct HeadlessAppError: Error, CustomStringConvertible {
  /// A sentence that says what went wrong and what to do.
  public let description: String
  /// The known names, if a name was unknown.
  public let known: [String]

  /// Creates an error.
  public init(_ description: String, known: [String] = []) {
    self.description = description
    self.known = known
  }
}
