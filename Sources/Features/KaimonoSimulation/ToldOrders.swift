import Kaimono
import Observation2

/// Counts the orders of which the person was told that they are placed, to be compared with those that the shop has.
///
/// It belongs to the installation, like the shop, and follows the order service of each run.
@MainActor
final class ToldOrders {
  private(set) var count: Int
  private var disposeBag = DisposeBag()

  /// Begins with the orders of which earlier processes have told.
  init(_ count: Int) {
    self.count = count
  }

  /// Follows a run's service until the run ends.
  func follow(_ orders: KaimonoOrderService) {
    orders.ledger.watch {
      orders.placed.drive { [weak self] in self?.add() }.disposed(by: disposeBag)
    }
  }

  /// Counts one more.
  func add() {
    count += 1
  }

  /// Ends with a run.
  func stop() {
    disposeBag = DisposeBag()
  }

  /// Forgets them, as the shop has.
  func forget() {
    count = 0
  }
}
