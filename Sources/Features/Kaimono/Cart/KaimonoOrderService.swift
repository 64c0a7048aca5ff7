import Observation2

/// Sends orders, each exactly once, and remembers what became of them.
///
/// 5 of 7: it belongs to the app and holds no scene. Leaving the cart while an order is under way
/// changes nothing, and whoever comes back finds the order here.
///
/// What makes it *exactly once*: the key is made at the tap; while an order is under way another tap
/// does nothing; an order whose answer was lost keeps its key. Then
/// - the same cart again is the same order with the same key: the shop gives its first receipt;
/// - a changed cart, or a cart that is loaded anew, first asks the shop to settle the lost order. If
///   it has arrived, that is the answer and nothing more is sent; if not, the shop will never take
///   it, and the changed cart goes out with a key of its own.
///
/// A refusal settles an order, for the shop never takes its key any more: the next tap makes a new
/// one. If the order had been sent before, what was sent then may still be on its way; so the shop is
/// asked to settle it before anyone is told of the refusal.
///
/// So that this holds for an app that is killed as well, the order is kept before it is sent, and
/// forgotten once the shop has answered. What is kept when the app starts again
/// - is sent again with its key, if the person was waiting for it;
/// - is settled like any lost order, if they had been told that no answer came.
@MainActor
final class KaimonoOrderService {
  /// Where the last order is.
  enum Phase: Hashable {
    /// Nothing to tell.
    case idle
    /// On its way.
    case underWay(KaimonoOrder)
    /// Answered or given up, and nobody has been told yet.
    case ended(KaimonoCartState.OrderEnd)
  }

  /// The quantities that the person has chosen and not ordered yet, while the app runs.
  var chosenQuantities: [CartProduct.ID: Int] = [:]

  /// The work that outlives scenes is entered here and not in a scene's ledger.
  let ledger: Ledger

  private let gateway: any KaimonoGateway
  private let clock: any AppClock
  private let keys: OrderKeyGenerator
  /// Holds the order of which it is unknown whether it arrived.
  private let storage: any OrderKeyStorage
  private let relay = BehaviorRelay(value: Phase.idle)
  private let disposeBag = DisposeBag()

  var phase: Driver<Phase> { relay.asDriver() }

  /// Creates the service of one run of the app, and takes up what the run before has left.
  ///
  /// - Parameters:
  ///   - gateway: The way to the shop.
  ///   - clock: The time that requests live by.
  ///   - keys: Makes the keys of orders.
  ///   - storage: What outlives the run. With one that does not outlive the app's process, an order
  ///     under way is forgotten when that ends.
  ///   - ledger: Gets the work that is under way.
  init(
    gateway: any KaimonoGateway,
    clock: any AppClock,
    keys: OrderKeyGenerator = OrderKeyGenerator(),
    storage: any OrderKeyStorage,
    ledger: Ledger = Ledger()
  ) {
    self.gateway = gateway
    self.clock = clock
    self.keys = keys
    self.storage = storage
    self.ledger = ledger
    if let left = storage.pending, left.isAwaited { send(left.order) }
  }

  /// Orders what is in the cart, unless an order is under way.
  func place(_ cart: KaimonoCart) {
    if isUnderWay { return }
    send(orderAgain(cart) ?? KaimonoOrder(key: keys.next(), cart: cart))
  }

  /// Learns what became of an order whose answer was lost, if there is one.
  ///
  /// Afterwards nothing that has been sent so far can become an order unnoticed.
  func settle() async throws(KaimonoError) {
    if isUnderWay { return }
    try storage.read()
    if let lost = storage.pending?.order.key {
      let receipt = try await gateway.settle(lost)
      // An order sent meanwhile hears of it itself, and what has been settled twice is told once.
      guard !isUnderWay, storage.pending?.order.key == lost else { return }
      if let receipt { return end(.placed(receipt)) }
      storage.forget()
    }
    for key in storage.doubtful { _ = try await gateway.settle(key) }
  }

  /// The person has been told how the last order ended.
  func acknowledge() {
    if case .ended = relay.value { relay.accept(.idle) }
  }

  private var isUnderWay: Bool {
    if case .underWay = relay.value { true } else { false }
  }

  private func orderAgain(_ cart: KaimonoCart) -> KaimonoOrder? {
    storage.pending.flatMap { $0.order.cart == cart ? $0.order : nil }
  }

  private func send(_ order: KaimonoOrder) {
    relay.accept(.underWay(order))
    let sending = OrderSending(order: order, gateway: gateway, storage: storage)
    ledger.watch {
      clock.run { [weak self] in
        do throws(KaimonoError) {
          let receipt = try await sending.receipt { self != nil }
          self?.end(.placed(receipt))
        } catch {
          self?.end(.failed(error))
        }
      }
      .disposed(by: disposeBag)
    }
  }

  /// What is kept changes before anyone is told: killed in between, the app asks the shop again and
  /// gets the same answer.
  private func end(_ end: KaimonoCartState.OrderEnd) {
    switch end {
    case .placed:
      storage.forget()
      chosenQuantities = [:]
    case .failed(let error) where error.isRefusal: storage.forget()
    case .failed: storage.giveUpWaiting()
    }
    relay.accept(.ended(end))
  }
}
