import Observation2
import StateStore

@MainActor
extension Reducer where State == Cart, Action == CartAction {
  /// The cart's reducer after those of its children: a coupon that may be missing, and rows.
  static func cartWithChildren(
    coupon: Effect<CouponAction> = .none,
    row: @escaping (Int) -> Effect<RowAction> = { _ in .none }
  ) -> Reducer {
    .combine(
      Reducer<Coupon, CouponAction>.coupon(coupon).lift(
        optional: \.coupon,
        embed: { .coupon($0) },
        extract: { if case .coupon(let action) = $0 { action } else { nil } },
        onDismiss: .closeCoupon
      ),
      Reducer<CartRow, RowAction>.row(row).lift(
        each: \.rows,
        embed: { .row($0, $1) },
        extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
      ),
      .cart()
    )
  }
}

@MainActor
extension Reducer where State == Coupon, Action == CouponAction {
  static func coupon(_ effect: Effect<CouponAction>) -> Reducer {
    Reducer { state, action in
      switch action {
      case .set(let percent):
        state.percent = percent
        return .none
      case .start: return effect
      case .close: return .dismiss()
      }
    }
  }
}

@MainActor
extension Reducer where State == CartRow, Action == RowAction {
  static func row(_ effect: @escaping (Int) -> Effect<RowAction>) -> Reducer {
    Reducer { state, action in
      switch action {
      case .add:
        state.quantity += 1
        return .none
      case .start: return effect(state.id)
      case .cancel: return .cancel(id: "work")
      }
    }
  }
}

/// Collects the issues that a store reports.
@MainActor
final class IssueLog {
  private(set) var texts: [String] = []

  var add: (StoreIssue) -> Void { { self.texts.append("\($0)") } }
}
