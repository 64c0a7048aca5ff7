package import Kaimono
public import Observation2
public import Scenes
public import ScenesHeadless
public import StorePersistence

/// The market: all features as one app, with their embedded back ends.
///
/// The network, the features' back ends and their stored data belong to the installation and
/// outlive a stop of the app.
public final class MarketApp: HeadlessApp {
  /// `scene`: the scene that the app opens with.
  public static let launchArguments = ["scene"]

  /// The embedded shop's events, each with the names of its values.
  public static var backendEvents: [String: [String]] { KaimonoFeature.backendEvents }

  /// The embedded shop's questions: `orders`, `lastOrderTotal`.
  public static var backendQuestions: [String: [String]] { KaimonoFeature.backendQuestions }

  /// The network between the app and its back ends.
  public let network: SimulatedNetwork

  /// The app's events since the launch.
  public let events = EventLog()

  /// The feature for buying ingredients.
  package let kaimono: KaimonoFeature

  /// Creates an installation that has never run and stores its data in memory.
  public init(clock: any AppClock, seed: UInt64) {
    network = SimulatedNetwork(clock: clock)
    kaimono = KaimonoFeature(network: network, clock: clock, seed: seed)
  }

  /// Creates an installation that stores its data in a folder, so that it outlives the process.
  ///
  /// - Parameters:
  ///   - clock: The clock of everything in the installation.
  ///   - seed: The seed of the orders' keys, a different one for each process: with a key of an
  ///     earlier run, the shop would mistake a new order for the earlier one.
  ///   - folder: The folder, which must exist.
  ///   - files: The file system.
  ///   - report: Called with each error of the files.
  /// - Throws: ``/StorePersistence/StateFileError/inUse(path:)`` when another process has the
  ///   folder.
  public init(
    clock: any AppClock,
    seed: UInt64 = .random(in: .min ... .max),
    folder: String,
    files: any StateFileSystem = DiskFileSystem(),
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    network = SimulatedNetwork(clock: clock)
    kaimono = try KaimonoFeature(
      network: network,
      clock: clock,
      seed: seed,
      folder: folder,
      files: files,
      report: report
    )
  }

  /// Starts the app: at `scene` (`cart`), or else at its root.
  ///
  /// A run that has not been stopped is stopped first.
  public func launch(_ arguments: [String: String]) throws(HeadlessAppError) -> any SceneHost {
    if let unknown = arguments.keys.sorted().first(where: { !Self.launchArguments.contains($0) }) {
      throw HeadlessAppError(
        "The app knows no launch argument “\(unknown)”.",
        known: Self.launchArguments
      )
    }
    let scene = arguments["scene"]
    if let scene, scene != "cart" {
      throw HeadlessAppError("The app has no scene “\(scene)” to open with.", known: ["cart"])
    }
    stop()
    events.removeAll()
    let cart = kaimono.run(log: events)
    return scene == nil ? RootScene(cart: cart, log: events) : cart(())
  }

  /// Ends the run: the next one sends an order that has not reached the shop yet.
  public func stop() {
    kaimono.stop()
  }

  /// Notes that nobody waits any more for the order that has no answer, if there is one.
  ///
  /// The next run doesn't send it again, but has the shop settle it before the cart is loaded.
  public func clearState() {
    kaimono.clearState()
  }

  /// Applies an event to the shop; see ``backendEvents``.
  public func backend(_ event: String, _ values: [String: String]) throws(HeadlessAppError) {
    try kaimono.backend(event, values)
  }

  /// Asks the shop; see ``backendQuestions``.
  public func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(HeadlessAppError) -> (any Sendable)? {
    try kaimono.askBackend(question, values)
  }
}
