import Foundation
package import Kaimono
import Observation2
package import Scenes
package import ScenesHeadless
import ScenesTransport
package import StorePersistence

/// The shop on a simulated device: the feature, and the embedded shop behind it.
///
/// The shop, the keys of orders and what is stored belong to the installation and outlive a run of the
/// app.
package final class SimulatedKaimono: SimulatedFeature {
  /// The feature with its data at a place.
  ///
  /// - Parameters:
  ///   - exits: Where it leads to beyond its own scenes.
  ///   - storage: The storage of its data; if `nil`, each installation has files in memory, which each launch
  ///     reads again.
  ///   - shop: The file of the embedded shop, if that is to outlive the process.
  /// - Returns: All that an app knows of the feature.
  package static func feature(
    leadsTo exits: KaimonoExits,
    storage: KaimonoStorage? = nil,
    shop: StateFile<ShopRecord>? = nil
  ) -> FeatureDescription {
    FeatureDescription(
      KaimonoFeature.scenes,
      launchArguments: KaimonoLaunch.names,
      backendEvents: KaimonoBackendEvent.known,
      backendQuestions: KaimonoBackendQuestion.known,
      flows: Bundle.module.bundleURL.appendingPathComponent("KaimonoFlows").path,
      invariants: invariants + invariantsOfOrders,
      states: KaimonoScenes.states,
      exploring: exploration
    ) { device in
      SimulatedKaimono(device, exits: exits, storage: storage, shop: shop)
    }
  }

  /// The way to the shop: the embedded one, unless another is set before a run begins.
  package lazy var gateway: any KaimonoGateway = shop

  /// The way to the embedded shop over HTTP: the same shop and the same network, with requests and
  /// answers of bytes.
  package var gatewayOverHTTP: any KaimonoGateway {
    HTTPKaimonoGateway(device.transport(to: shop.routes))
  }

  package let shop: EmbeddedKaimonoGateway
  private let device: SimulatedDevice
  private let keys: OrderKeyGenerator
  private let exits: KaimonoExits
  private let installed: SimulatedStorage<KaimonoStorage>
  /// The orders of which the person was told.
  private(set) lazy var told = ToldOrders(settledOrders)
  /// The run, if there is one.
  private var feature: KaimonoFeature?
  /// `true` if the stores of the cart record from the next run on.
  var isRecorded = false
  /// The cart's stores of this run, or of the last one.
  private(set) var session: KaimonoCartSession?

  private init(
    _ device: SimulatedDevice,
    exits: KaimonoExits,
    storage: KaimonoStorage?,
    shop file: StateFile<ShopRecord>?
  ) {
    self.device = device
    self.exits = exits
    installed = SimulatedStorage(storage)
    shop = EmbeddedKaimonoGateway(
      network: device.network,
      clock: device.clock,
      file: file ?? ShopRecord.fileInMemory
    )
    keys = OrderKeyGenerator(seed: device.seed)
  }

  /// Begins a run: an order that an earlier run has left without an answer is resumed.
  package func launch(
    _ launch: FeatureLaunch,
    in registry: inout SceneRegistry
  ) throws(SimulatedAppError) {
    let arguments = try KaimonoLaunch(launch.arguments)
    let beginning = try arguments.recording.map { text throws(SimulatedAppError) in
      try KaimonoCartState(atEndOf: text)
    }
    shop.apply(arguments)
    if arguments.orders == .nothing { told.forget() }
    let session = KaimonoCartSession(
      beginning: beginning,
      isRecorded: isRecorded,
      report: { [events = device.events] in events.record("recordingFailed", ["error": "\($0)"]) }
    )
    self.session = session
    let feature = KaimonoFeature(
      gateway: gateway,
      permission: shop,
      notices: shop,
      storage: storage,
      exits: exits,
      keys: keys,
      session: session,
      clock: device.clock,
      log: device.events
    )
    self.feature = feature
    told.follow(feature.orders)
    if let beginning { feature.takeUp(beginning) }
    feature.register(in: &registry)
  }

  /// Ends the run: the next one sends an order that has not reached the shop yet.
  package func stop() {
    feature?.stop()
    feature = nil
    told.stop()
    installed.endProcess()
  }

  private var storage: KaimonoStorage { installed.current }

  /// The data that the next process, or a shop that is opened again, would not find in the files.
  var loss: String? { installed.loss() ?? shop.loss }

  /// `true` while an order is under way.
  var isOrdering: Bool { feature?.orders.isUnderWay ?? false }

  /// The content of the person's cart, whether the app runs or not.
  var contents: KaimonoCartContents { storage.cart.contents }

  /// `true` if the app waits for no answer about an order.
  var isEveryOrderKnown: Bool {
    storage.pendingOrder.doubtful.isEmpty && storage.pendingOrder.pending == nil
  }

  /// The number of orders that the shop has, that the app has sent, and that it no longer waits for.
  var settledOrders: Int {
    let pending = storage.pendingOrder
    let open = Set(pending.doubtful + [pending.pending?.order.key].compactMap { $0 })
    return shop.orders.count { $0.key != .earlier && !open.contains($0.key) }
  }

  /// Empties the cart, and notes that the person no longer waits for the order that has no answer, if there
  /// is one.
  ///
  /// Like an entry of a device's key chain, its key stays until the shop has settled it. The order may
  /// still arrive, and an order placed after this call must not become the second one.
  package func clearState() {
    storage.pendingOrder.giveUpWaiting()
    storage.cart.empty()
  }

  /// Allows or denies notifications of deliveries.
  package func setPermission(_ name: String, isAllowed: Bool) {
    guard name == "notifications" || name == "all" else { return }
    shop.apply(isAllowed ? .notificationsAllowed : .notificationsDenied)
  }

  /// Applies an event to the shop.
  package func backend(
    _ event: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) {
    let read = try KaimonoBackendEvent(
      event,
      values,
      products: shop.productIDs,
      orders: shop.orderIDs,
      days: shop.pickupDays
    )
    shop.apply(read)
  }

  /// Asks the shop.
  package func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) -> (any Sendable)? {
    shop.answer(try KaimonoBackendQuestion(question, values))
  }
}

extension SimulatedApp {
  /// The feature in the app; `nil` if it is not in the app's list.
  package var kaimono: SimulatedKaimono? { installation.feature() }
}
