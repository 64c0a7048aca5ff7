package import Foundation
package import Observation2
package import Scenes
package import ScenesHeadless
import ScenesTransport
package import StorePersistence

/// The shopping feature as the app uses it: its scenes, its flows, and its embedded shop.
///
/// The shop, the keys of orders and the stored order that has no answer belong to the installation
/// and outlive a run of the app; the order service belongs to one run.
@MainActor
package final class KaimonoFeature {
  /// The folder of the feature's flows.
  package nonisolated static var flows: URL {
    Bundle.module.bundleURL.appendingPathComponent("KaimonoFlows", isDirectory: true)
  }

  /// The embedded shop's events, each with the names of its values.
  package static var backendEvents: [String: [String]] { KaimonoBackendEvent.known }

  /// The embedded shop's questions, each with the names of their values.
  package static var backendQuestions: [String: [String]] { KaimonoBackendQuestion.known }

  /// The way to the shop: the embedded one, unless another is set before a run begins.
  package lazy var gateway: any KaimonoGateway = shop

  /// The way to the embedded shop over HTTP: the same shop and the same network, with requests and
  /// answers of bytes.
  package var gatewayOverHTTP: any KaimonoGateway {
    let transport = SimulatedTransport(over: InProcessTransport(shop.routes), network: shop.network)
    return HTTPKaimonoGateway(transport)
  }

  let shop: EmbeddedKaimonoGateway
  private let clock: any AppClock
  private let keys: OrderKeyGenerator
  private let storage: any PendingOrderStorage
  private var orders: KaimonoOrderService?

  /// Creates a feature that has never run and stores a pending order in memory.
  package convenience init(network: SimulatedNetwork, clock: any AppClock, seed: UInt64) {
    self.init(network: network, clock: clock, seed: seed, storage: PendingOrderMemory())
  }

  /// Creates a feature that stores a pending order in a folder, so that it outlives the process.
  package convenience init(
    network: SimulatedNetwork,
    clock: any AppClock,
    seed: UInt64,
    folder: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    let path = folder + "/pending-order"
    let storage = try PendingOrderFile(path: path, files: files, report: report)
    self.init(network: network, clock: clock, seed: seed, storage: storage)
  }

  private init(
    network: SimulatedNetwork,
    clock: any AppClock,
    seed: UInt64,
    storage: any PendingOrderStorage
  ) {
    self.clock = clock
    self.storage = storage
    shop = EmbeddedKaimonoGateway(network: network, clock: clock)
    keys = OrderKeyGenerator(seed: seed)
  }

  /// Begins a run: an order that an earlier run has left without an answer is resumed.
  ///
  /// - Returns: The way to the cart, for this run.
  package func run(log: EventLog) -> SceneFactory<Void> {
    let orders = KaimonoOrderService(gateway: gateway, clock: clock, keys: keys, storage: storage)
    self.orders = orders
    return SceneFactory { [gateway, clock] _ in
      KaimonoCartScene.build(gateway: gateway, orders: orders, clock: clock, log: log)
    }
  }

  /// Ends the run: the next one sends an order that has not reached the shop yet.
  package func stop() {
    orders = nil
  }

  /// Notes that nobody waits any more for the order that has no answer, if there is one.
  ///
  /// Like an entry of a device's key chain, its key stays until the shop has settled it: the order may
  /// still arrive, and an order placed after this call must not become the second one.
  package func clearState() {
    storage.giveUpWaiting()
  }

  /// Applies an event to the shop; see ``backendEvents``.
  package func backend(
    _ event: String,
    _ values: [String: String]
  ) throws(HeadlessAppError) {
    shop.apply(try KaimonoBackendEvent(event, values, products: shop.productIDs))
  }

  /// Asks the shop; see ``backendQuestions``.
  package func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(HeadlessAppError) -> (any Sendable)? {
    shop.answer(try KaimonoBackendQuestion(question, values))
  }
}
