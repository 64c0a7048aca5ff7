package import Foundation
package import Observation2
package import Scenes
package import ScenesHeadless
package import StorePersistence

/// Kaimono as the app sees it: its scenes, its flows, and the other side that is embedded in it.
///
/// The shop, the keys of orders and what is kept of an order that has no answer belong to the
/// installation and outlive a run of the app; the order service belongs to one run.
@MainActor
package final class KaimonoFeature {
  /// The folder of its flows.
  package nonisolated static var flows: URL {
    Bundle.module.bundleURL.appendingPathComponent("KaimonoFlows", isDirectory: true)
  }

  /// What the embedded shop can do.
  package static var backendEvents: [String: [String]] { KaimonoBackendEvent.known }

  /// What can be asked of the embedded shop.
  package static var backendQuestions: [String: [String]] { KaimonoBackendQuestion.known }

  /// The way to the shop: the embedded one, unless another is put in its place before a run begins.
  package lazy var gateway: any KaimonoGateway = shop

  let shop: EmbeddedKaimonoGateway
  private let clock: any AppClock
  private let keys: OrderKeyGenerator
  private let storage: any OrderKeyStorage
  private var orders: KaimonoOrderService?

  /// Creates what has never run, and keeps what it has to keep in memory.
  package convenience init(network: SimulatedNetwork, clock: any AppClock, seed: UInt64) {
    self.init(network: network, clock: clock, seed: seed, storage: OrderMemory())
  }

  /// Creates what keeps in a folder whatever has to outlive its process.
  package convenience init(
    network: SimulatedNetwork,
    clock: any AppClock,
    seed: UInt64,
    folder: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    let path = folder + "/pending-order"
    let storage = try OrderKeyFile(path: path, files: files, report: report)
    self.init(network: network, clock: clock, seed: seed, storage: storage)
  }

  private init(
    network: SimulatedNetwork,
    clock: any AppClock,
    seed: UInt64,
    storage: any OrderKeyStorage
  ) {
    self.clock = clock
    self.storage = storage
    shop = EmbeddedKaimonoGateway(network: network, clock: clock)
    keys = OrderKeyGenerator(seed: seed)
  }

  /// Begins a run: an order that an earlier run has left without an answer is sent again.
  ///
  /// - Returns: The way to the cart, for this run.
  package func run(log: EventLog) -> SceneFactory<Void> {
    let orders = KaimonoOrderService(gateway: gateway, clock: clock, keys: keys, storage: storage)
    self.orders = orders
    return SceneFactory { [gateway, clock] _ in
      KaimonoCartScene.build(gateway: gateway, orders: orders, clock: clock, log: log)
    }
  }

  /// Ends the run: an order that has not reached the shop yet is sent by the next one.
  package func stop() {
    orders = nil
  }

  /// Lets nobody wait any more for the order that has no answer, if there is one.
  ///
  /// Its key stays until the shop has settled it, as what a device keeps in its key chain does: the
  /// order may still arrive, and one that is made after this must not be the second.
  package func clearState() {
    storage.giveUpWaiting()
  }

  /// Lets something happen in the shop; see ``backendEvents``.
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
