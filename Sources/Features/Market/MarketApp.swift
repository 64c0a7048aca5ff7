package import Kaimono
public import Observation2
public import Scenes
public import ScenesHeadless
public import StorePersistence

/// The market: all features as one app, with their embedded other sides.
///
/// The network, the features' other sides and what they keep belong to the installation and outlive a
/// stop of the app.
public final class MarketApp: HeadlessApp {
  /// `scene`: where it opens.
  public static let launchArguments = ["scene"]

  /// What the embedded shop can do.
  public static var backendEvents: [String: [String]] { KaimonoFeature.backendEvents }

  /// What can be asked of the embedded shop: `orders`, `lastOrderTotal`.
  public static var backendQuestions: [String: [String]] { KaimonoFeature.backendQuestions }

  /// The network between the app and its other sides.
  public let network: SimulatedNetwork

  /// What has happened since the launch.
  public let events = EventLog()

  /// Buying the ingredients.
  package let kaimono: KaimonoFeature

  /// Creates an installation that has never run, and keeps what it has to keep in memory.
  public init(clock: any AppClock, seed: UInt64) {
    network = SimulatedNetwork(clock: clock)
    kaimono = KaimonoFeature(network: network, clock: clock, seed: seed)
  }

  /// Creates an installation that keeps in a folder what has to outlive its process.
  ///
  /// - Parameters:
  ///   - clock: The time that everything in it lives by.
  ///   - seed: The seed of the keys of orders. Another one for each process: with a key of an earlier
  ///     run a new order would be taken for the order of that time.
  ///   - folder: The folder, which must be there.
  ///   - files: The file system.
  ///   - report: Gets what goes wrong with the files.
  /// - Throws: ``/StorePersistence/StateFileError/inUse(path:)`` when another process has the folder.
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

  /// Ends the run: an order that has not reached the shop yet is sent by the next one.
  public func stop() {
    kaimono.stop()
  }

  /// Lets nobody wait any more for the order that has no answer, if there is one.
  ///
  /// The next run sends nothing of it by itself, and has the shop settle it before the cart is loaded.
  public func clearState() {
    kaimono.clearState()
  }

  /// Lets something happen in the shop; see ``backendEvents``.
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
