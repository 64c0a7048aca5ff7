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
/// A refusal settles an order: the next tap makes a new key.
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
  private let relay = BehaviorRelay(value: Phase.idle)
  /// The order of which it is unknown whether it arrived.
  private var unsettled: KaimonoOrder?
  private let disposeBag = DisposeBag()

  var phase: Driver<Phase> { relay.asDriver() }

  init(
    gateway: any KaimonoGateway,
    clock: any AppClock,
    keys: OrderKeyGenerator,
    ledger: Ledger = Ledger()
  ) {
    self.gateway = gateway
    self.clock = clock
    self.keys = keys
    self.ledger = ledger
  }

  /// Orders what is in the cart, unless an order is under way.
  func place(_ cart: KaimonoCart) {
    if isUnderWay { return }
    let order = orderAgain(cart) ?? KaimonoOrder(key: keys.next(), cart: cart)
    relay.accept(.underWay(order))
    ledger.watch {
      clock.run { [weak self, gateway, unsettled] in
        do throws(KaimonoError) {
          if let lost = unsettled, lost.key != order.key,
            let receipt = try await gateway.settle(lost.key)
          {
            self?.end(.placed(receipt))
            return
          }
          self?.unsettled = order
          let receipt = try await gateway.place(order)
          self?.end(.placed(receipt))
        } catch {
          self?.end(.failed(error))
        }
      }
      .disposed(by: disposeBag)
    }
  }

  /// Learns what became of an order whose answer was lost, if there is one.
  func settle() async throws(KaimonoError) {
    guard !isUnderWay, let lost = unsettled else { return }
    if let receipt = try await gateway.settle(lost.key) {
      end(.placed(receipt))
    } else {
      unsettled = nil
    }
  }

  /// The person has been told how the last order ended.
  func acknowledge() {
    if case .ended = relay.value { relay.accept(.idle) }
  }

  private var isUnderWay: Bool {
    if case .underWay = relay.value { true } else { false }
  }

  private func orderAgain(_ cart: KaimonoCart) -> KaimonoOrder? {
    unsettled.flatMap { $0.cart == cart ? $0 : nil }
  }

  private func end(_ end: KaimonoCartState.OrderEnd) {
    switch end {
    case .placed:
      unsettled = nil
      chosenQuantities = [:]
    case .failed(let error):
      if error.isRefusal { unsettled = nil }
    }
    relay.accept(.ended(end))
  }
}
