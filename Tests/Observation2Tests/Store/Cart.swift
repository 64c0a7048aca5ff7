import Observation2
import StateStore

/// The state that most store tests use.
struct Cart: Equatable {
  var total = 0
  var note = ""
  var items: [Int] = []
  @Pulse var toast: String?
  var coupon: Coupon?
  var rows: IdentifiedList<CartRow> = []
}

struct Coupon: Equatable {
  var percent = 0
}

struct CartRow: Equatable, Identifiable {
  let id: Int
  var quantity = 0
}

enum CartAction: Equatable {
  case add(Int)
  case note(String)
  case toast(String)
  case coupon(CouponAction)
  case row(Int, RowAction)
  case openCoupon
  case closeCoupon
  case removeRow(Int)
  case run(Int)
}

enum CouponAction: Equatable {
  case set(Int)
  case start
  case close
}

enum RowAction: Equatable {
  case add
  case start
  case cancel
}

@MainActor
extension Reducer where State == Cart, Action == CartAction {
  /// Adds, notes and toasts, and opens and closes children; `run` returns the test's effect.
  static func cart(
    _ effects: @escaping (Int) -> Effect<CartAction> = { _ in .none }
  ) -> Reducer {
    Reducer { state, action in
      switch action {
      case .add(let amount):
        state.total += amount
        state.items.append(amount)
      case .note(let note): state.note = note
      case .toast(let text): state.toast = text
      case .openCoupon: state.coupon = Coupon()
      case .closeCoupon: state.coupon = nil
      case .removeRow(let id): state.rows.remove(id: id)
      case .run(let number): return effects(number)
      case .coupon, .row: break
      }
      return .none
    }
  }
}
