public import Observation2
public import Scenes

/// The market: all features as one app, with their embedded other sides.
///
/// The shop, the network and the keys of orders belong to the installation and outlive a stop of the
/// app; the order service belongs to one run of it.
public final class MarketApp: HeadlessApp {
  /// `scene`: where it opens.
  public static let launchArguments = ["scene"]

  /// What the embedded shop can do.
  public static var backendEvents: [String: [String]] { KaimonoBackendEvent.known }

  /// The network between the app and its other sides.
  public let network: SimulatedNetwork

  /// What has happened since the launch.
  public let events = EventLog()

  let shop: EmbeddedKaimonoGateway
  private let clock: any AppClock
  private let keys: OrderKeyGenerator
  private var orders: KaimonoOrderService?

  /// Creates an installation that has never run.
  public init(clock: any AppClock, seed: UInt64) {
    self.clock = clock
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
    let orders = KaimonoOrderService(gateway: shop, clock: clock, keys: keys)
    self.orders = orders
    return open(orders)
  }

  /// Ends the run: an order that has not reached the shop yet never will.
  public func stop() {
    orders = nil
  }

  /// Does nothing: the app keeps nothing on the device yet.
  public func clearState() {}

  /// Lets something happen in the shop; see ``backendEvents``.
  public func backend(_ event: String, _ values: [String: String]) throws(HeadlessAppError) {
    shop.apply(try KaimonoBackendEvent(event, values, products: shop.productIDs))
  }

  private func opening(
    _ scene: String?
  ) throws(HeadlessAppError) -> (KaimonoOrderService) -> any SceneHost {
    let cart = { [shop, clock, events] (orders: KaimonoOrderService) in
      KaimonoCartScene.build(gateway: shop, clock: clock, orders: orders, log: events)
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
