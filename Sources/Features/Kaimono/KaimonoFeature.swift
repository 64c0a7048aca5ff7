package import Observation2
package import Scenes

/// The shop in one run of an app: its scenes, and the services that outlive a scene.
@MainActor
package final class KaimonoFeature {
  /// The routes and the way in, for the app's links and tabs.
  package static let scenes = SceneFeature(KaimonoRoute.self, title: "かいもの", entrance: .top)

  /// Sends orders, one at a time.
  package let orders: KaimonoOrderService
  /// Holds the person's cart.
  package let cart: KaimonoCartService
  private let scenes: KaimonoScenes

  /// Begins a run: an order that an earlier run has left without an answer is resumed.
  ///
  /// - Parameters:
  ///   - gateway: The way to the shop.
  ///   - permission: The device's permission to notify the person.
  ///   - notices: The shop's push messages.
  ///   - storage: The storage of the feature's data on the device.
  ///   - exits: Where the feature leads to beyond its own scenes.
  ///   - keys: The keys of orders, the same generator in each run of an installation.
  ///   - session: Where the cart's store begins, and what it records.
  ///   - clock: The clock for requests and deadlines.
  ///   - log: Records the views' delegate calls.
  package init(
    gateway: any KaimonoGateway,
    permission: any NotificationPermission,
    notices: any ShopNotices,
    storage: KaimonoStorage,
    exits: KaimonoExits,
    keys: OrderKeyGenerator,
    session: KaimonoCartSession = KaimonoCartSession(),
    clock: any AppClock,
    log: EventLog
  ) {
    orders = KaimonoOrderService(
      gateway: gateway,
      clock: clock,
      keys: keys,
      storage: storage.pendingOrder
    )
    cart = KaimonoCartService(orders: orders, storage: storage.cart)
    scenes = KaimonoScenes(
      gateway: gateway,
      orders: orders,
      cart: cart,
      session: session,
      choices: KaimonoChoiceService(gateway: gateway, orders: orders, cart: cart, clock: clock),
      permission: permission,
      notices: notices,
      exits: exits,
      clock: clock,
      log: log
    )
  }

  /// Registers how the scenes are built.
  package func register(in registry: inout SceneRegistry) {
    registry.add(KaimonoRoute.self) { [scenes] route, _ in scenes.scene(of: route) }
  }

  /// Ends the run: the next one sends an order that has not reached the shop yet.
  package func stop() {
    orders.stop()
  }
}
