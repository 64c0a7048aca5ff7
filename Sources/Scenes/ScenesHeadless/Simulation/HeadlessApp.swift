public import Observation2
public import Scenes

/// An app that flows can be played on: what starts it, what its other side can do, and what can be
/// asked of it.
///
/// One value stands for one installation and the world around it: what is on the other side (the
/// shop's orders, its stock) outlives a stop of the app.
@MainActor
public protocol HeadlessApp: AnyObject {
  /// What `launchApp`'s `arguments` may say, for checking and for messages.
  static var launchArguments: [String] { get }
  /// The events that `backend` knows, each with the values that it takes.
  static var backendEvents: [String: [String]] { get }
  /// The questions that `assertBackend` can ask, each with the values that it takes; none unless the
  /// app declares some.
  static var backendQuestions: [String: [String]] { get }

  /// The network between the app and its other side.
  var network: SimulatedNetwork { get }
  /// What has happened in the app since it was launched.
  var events: EventLog { get }

  /// Creates an installation of the app that has never run.
  ///
  /// - Parameters:
  ///   - clock: The time that everything in it lives by.
  ///   - seed: The seed of everything random in it.
  init(clock: any AppClock, seed: UInt64)

  /// Starts the app and gives the scene that it opens with.
  func launch(_ arguments: [String: String]) throws(HeadlessAppError) -> any SceneHost

  /// Ends the app as the system does: what it keeps in memory is gone.
  func stop()

  /// Forgets what the app has kept on the device.
  func clearState()

  /// Lets something happen on the other side.
  func backend(_ event: String, _ values: [String: String]) throws(HeadlessAppError)

  /// Asks the other side what it holds, past the app and the network.
  ///
  /// - Parameters:
  ///   - question: One of ``backendQuestions``.
  ///   - values: What came with it.
  /// - Returns: A number, a text, a truth value, or what is made of these; nil if there is none.
  /// - Throws: What is wrong with the question.
  func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(HeadlessAppError) -> (any Sendable)?
}

extension HeadlessApp {
  /// The questions that `assertBackend` can ask: none.
  public static var backendQuestions: [String: [String]] { [:] }

  /// Refuses every question.
  public func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(HeadlessAppError) -> (any Sendable)? {
    throw HeadlessAppError("The other side can't be asked “\(question)”.")
  }
}

/// Why an app could not do what a flow asked of it.
public struct HeadlessAppError: Error, CustomStringConvertible {
  /// A sentence that says what was wrong and what to do.
  public let description: String
  /// The names that would have been understood, if a name was not.
  public let known: [String]

  /// Creates an error.
  public init(_ description: String, known: [String] = []) {
    self.description = description
    self.known = known
  }
}
