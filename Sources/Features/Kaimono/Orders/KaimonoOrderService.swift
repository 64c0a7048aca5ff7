package import Observation2

/// Sends orders, each exactly once, and remembers their results.
///
/// It belongs to the app and holds no scene. Leaving the cart while an order is under way changes
/// nothing: the cart finds the order here when it is opened again.
///
/// The service sends an order *exactly once*, for three reasons. It creates the order's key at the tap. Another tap
/// does nothing while an order is under way. An order whose answer was lost keeps its key. Then
/// - the same cart again is the same order with the same key: the shop gives its first receipt;
/// - a changed cart, or a cart that is loaded again, first asks the shop to resolve the lost order.
///   If that order has arrived, its receipt is the answer, and the service sends nothing more. If it has not
///   arrived, the shop will never take it, and the service sends the changed cart with a key of its own.
///
/// A refusal resolves an order, because the shop never takes its key again: the next tap creates a
/// new key. If the order had been sent before, the earlier request may still be on its way; so the
/// service asks the shop to resolve it before it reports the refusal.
///
/// So that this holds for an app that is killed as well, the order is stored before it is sent, and
/// removed once the shop has answered. When the app starts again, a stored order
/// - is sent again with its key, if the person was waiting for it;
/// - is resolved like any lost order, if they had been told that no answer came.
@MainActor
package final class KaimonoOrderService {
  /// The progress of the last order.
  package enum Phase: Hashable, Codable, Sendable {
    /// No order, or its end has been acknowledged.
    case idle
    /// The order has been sent, or is about to be.
    case underWay(KaimonoOrder)
    /// The order has been answered or given up, and this has not been acknowledged yet.
    case ended(OrderEnd)

    var isUnderWay: Bool {
      if case .underWay = self { true } else { false }
    }

    var isPlaced: Bool {
      if case .ended(.placed) = self { true } else { false }
    }
  }

  /// The ledger of the work that outlives scenes, instead of a scene's ledger.
  package let ledger: Ledger

  private let gateway: any KaimonoGateway
  private let clock: any AppClock
  private let keys: OrderKeyGenerator
  /// Stores the order that may or may not have arrived.
  private let storage: any PendingOrderStorage
  private let relay = BehaviorRelay(value: Phase.idle)
  private var disposeBag = DisposeBag()

  var phase: Driver<Phase> { relay.asDriver() }

  /// Tells each time that an order turns out to be placed, from now on.
  package var placed: Driver<Void> {
    phase.map(\.isPlaced).distinctUntilChanged().skip(1).filter { $0 }.map { _ in }
  }

  /// Creates the service for one run of the app, and resumes an order that the previous run has
  /// left.
  ///
  /// - Parameters:
  ///   - gateway: The way to the shop.
  ///   - clock: The clock for requests.
  ///   - keys: Creates the keys of orders.
  ///   - storage: Stores the pending order. With a storage that does not outlive the app's process,
  ///     an order under way is forgotten when the process ends.
  ///   - ledger: The ledger for the work that is under way.
  package init(
    gateway: any KaimonoGateway,
    clock: any AppClock,
    keys: OrderKeyGenerator = OrderKeyGenerator(),
    storage: any PendingOrderStorage,
    ledger: Ledger = Ledger()
  ) {
    self.gateway = gateway
    self.clock = clock
    self.keys = keys
    self.storage = storage
    self.ledger = ledger
    if let left = storage.pending, left.isAwaited { send(left.order) }
  }

  /// Ends the run: an order under way belongs to the next one, even if something still holds the service.
  func stop() {
    disposeBag = DisposeBag()
  }

  /// Orders the cart's content, unless an order is under way.
  package func place(_ cart: KaimonoCart) {
    if isUnderWay { return }
    send(orderAgain(cart) ?? KaimonoOrder(key: keys.next(), cart: cart))
  }

  /// Resolves an order whose answer was lost, if there is one.
  ///
  /// Afterwards no request that has been sent so far can become an order unnoticed.
  func resolve() async throws(KaimonoError) {
    if isUnderWay { return }
    try KaimonoError.storing(storage.read)
    if let lost = storage.pending?.order.key {
      let receipt = try await KaimonoError.asking { [gateway] () throws(KaimonoConnectionError) in
        try await gateway.resolve(lost)
      }
      // The app's run may have ended during the request, and then the next run has to report the order.
      if Task.isCancelled { throw .connection(.cancelled) }
      // An order sent during the request resolves the lost one itself. The service reports an order that was
      // resolved twice only once.
      guard !isUnderWay, storage.pending?.order.key == lost else { return }
      if let receipt { return end(.placed(receipt)) }
      storage.forget()
    }
    for key in storage.doubtful {
      _ = try await KaimonoError.asking { [gateway] () throws(KaimonoConnectionError) in
        try await gateway.resolve(key)
      }
      storage.settled(key)
    }
  }

  /// Notes that the person has seen how the last order ended.
  func acknowledge() {
    if case .ended = relay.value { relay.accept(.idle) }
  }

  /// A Boolean value that indicates whether an order has been sent, or is about to be, and has no answer yet.
  package var isUnderWay: Bool { relay.value.isUnderWay }

  private func orderAgain(_ cart: KaimonoCart) -> KaimonoOrder? {
    storage.pending.flatMap { $0.order.cart == cart ? $0.order : nil }
  }

  private func send(_ order: KaimonoOrder) {
    relay.accept(.underWay(order))
    let sending = OrderSending(order: order, gateway: gateway, storage: storage)
    ledger.watch {
      clock.run { [weak self] in
        do throws(KaimonoError) {
          let receipt = try await sending.receipt { self != nil && !Task.isCancelled }
          self?.end(.placed(receipt))
        } catch {
          self?.end(.failed(error))
        }
      }
      .disposed(by: disposeBag)
    }
  }

  /// Changes the storage before it reports the end: an app that is killed in between asks the shop
  /// again and gets the same answer.
  ///
  /// After the run it does neither, since the stored order is the next run's.
  private func end(_ end: OrderEnd) {
    if Task.isCancelled { return }
    switch end {
    case .placed: storage.forget()
    case .failed(let error) where error.isRefusal: storage.forget()
    case .failed: storage.giveUpWaiting()
    }
    relay.accept(.ended(end))
  }
}
