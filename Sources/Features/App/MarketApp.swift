public import Observation2
public import Scenes
public import StorePersistence

/// The market: all features as one app, with their embedded other sides.
///
/// The shop, the network, the keys of orders and what is kept of an order that has no answer belong to
/// the installation and outlive a stop of the app; the order service belongs to one run of it.
public final class MarketApp: HeadlessApp {
  /// `scene`: where it opens.
  public static let launchArguments = ["scene"]

  /// What the embedded shop can do.
  public static var backendEvents: [String: [String]] { KaimonoBackendEvent.known }

  /// What can be asked of the embedded shop: `orders`, `lastOrderTotal`.
  public static var backendQuestions: [String: [String]] { KaimonoBackendQuestion.known }

  /// The network between the app and its other sides.
  public let network: SimulatedNetwork

  /// What has happened since the launch.
  public let events = EventLog()

  /// The way to the shop: the embedded one, unless another is put in its place before the launch.
  package lazy var gateway: any KaimonoGateway = shop

  let shop: EmbeddedKaimonoGateway
  private let clock: any AppClock
  private let keys: OrderKeyGenerator
  private let storage: any OrderKeyStorage
  private var orders: KaimonoOrderService?

  /// Creates an installation that has never run, and keeps what it has to keep in memory.
  public convenience init(clock: any AppClock, seed: UInt64) {
    self.init(clock: clock, seed: seed, storage: OrderMemory())
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
  public convenience init(
    clock: any AppClock,
    seed: UInt64 = .random(in: .min ... .max),
    folder: String,
    files: any StateFileSystem = DiskFileSystem(),
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    let path = folder + "/pending-order"
    let storage = try OrderKeyFile(path: path, files: files, report: report)
    self.init(clock: clock, seed: seed, storage: storage)
  }

  private init(clock: any AppClock, seed: UInt64, storage: any OrderKeyStorage) {
    self.clock = clock
    self.storage = storage
    network = SimulatedNetwork(clock: clock)
    shop = EmbeddedKaimonoGateway(network: network, clock: clock)
    keys = OrderKeyGenerator(seed: seed)
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
    let open = try opening(arguments["scene"])
    stop()
    events.removeAll()
    let orders = KaimonoOrderService(gateway: gateway, clock: clock, keys: keys, storage: storage)
    self.orders = orders
    return open(orders)
  }

  /// Ends the run: an order that has not reached the shop yet is sent by the next one.
  public func stop() {
    orders = nil
  }

  /// Forgets the order that has no answer, if there is one.
  public func clearState() {
    storage.forget()
  }

  /// Lets something happen in the shop; see ``backendEvents``.
  public func backend(_ event: String, _ values: [String: String]) throws(HeadlessAppError) {
    shop.apply(try KaimonoBackendEvent(event, values, products: shop.productIDs))
  }

  /// Asks the shop; see ``backendQuestions``.
  public func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(HeadlessAppError) -> (any Sendable)? {
    shop.answer(try KaimonoBackendQuestion(question, values))
  }

  private func opening(
    _ scene: String?
  ) throws(HeadlessAppError) -> (KaimonoOrderService) -> any SceneHost {
    let cart = { [gateway, clock, events] (orders: KaimonoOrderService) in
      KaimonoCartScene.build(gateway: gateway, orders: orders, clock: clock, log: events)
    }
    switch scene {
    case nil:
      return { [events] orders in RootScene(cart: SceneFactory { cart(orders) }, log: events) }
    case "cart": return { orders in cart(orders) }
    case let scene?:
      throw HeadlessAppError("The app has no scene “\(scene)” to open with.", known: ["cart"])
    }
  }
}
