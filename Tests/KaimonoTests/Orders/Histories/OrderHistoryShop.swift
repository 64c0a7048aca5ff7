@testable import Kaimono

/// How the shop of a random history deals with keys.
@MainActor
protocol OrderHistoryShop: AnyObject {
  func place(
    _ order: KaimonoOrder,
    in shop: inout KaimonoShop,
    now: Duration
  ) throws(KaimonoError) -> OrderReceipt

  func resolve(_ key: OrderKey, in shop: inout KaimonoShop) -> OrderReceipt?
}

/// As the embedded shop does.
final class RememberingShop: OrderHistoryShop {
  func place(
    _ order: KaimonoOrder,
    in shop: inout KaimonoShop,
    now: Duration
  ) throws(KaimonoError) -> OrderReceipt {
    try shop.place(order, now: now)
  }

  func resolve(_ key: OrderKey, in shop: inout KaimonoShop) -> OrderReceipt? {
    shop.resolve(key)
  }
}

/// Forgets the keys of what it has refused, so that an order may be taken with one of them later:
/// what the embedded shop did once.
final class ForgetfulShop: OrderHistoryShop {
  /// The key that the embedded shop hears in the place of one that was refused.
  private var others: [OrderKey: OrderKey] = [:]

  func place(
    _ order: KaimonoOrder,
    in shop: inout KaimonoShop,
    now: Duration
  ) throws(KaimonoError) -> OrderReceipt {
    let key = others[order.key] ?? order.key
    do throws(KaimonoError) {
      return try shop.place(KaimonoOrder(key: key, cart: order.cart), now: now)
    } catch {
      if error != .voided { others[order.key] = OrderKey(value: key.value &+ 1) }
      throw error
    }
  }

  func resolve(_ key: OrderKey, in shop: inout KaimonoShop) -> OrderReceipt? {
    shop.resolve(others[key] ?? key)
  }
}
