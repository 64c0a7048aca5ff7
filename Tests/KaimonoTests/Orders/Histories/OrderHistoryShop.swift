@testable import Kaimono
@testable import KaimonoSimulation

/// The treatment of keys by the shop of a random history.
@MainActor
protocol OrderHistoryShop: AnyObject {
  func place(
    _ order: KaimonoOrder,
    in shop: inout KaimonoShop,
    now: Duration
  ) throws(KaimonoRefusal) -> OrderReceipt

  func resolve(_ key: OrderKey, in shop: inout KaimonoShop) -> OrderReceipt?
}

/// A shop like the embedded one, which remembers the keys that it has refused.
final class RememberingShop: OrderHistoryShop {
  func place(
    _ order: KaimonoOrder,
    in shop: inout KaimonoShop,
    now: Duration
  ) throws(KaimonoRefusal) -> OrderReceipt {
    try shop.place(order, now: now)
  }

  func resolve(_ key: OrderKey, in shop: inout KaimonoShop) -> OrderReceipt? {
    shop.resolve(key)
  }
}

/// A shop that forgets the keys that it has refused, so that it may take an order with one of them
/// later; this was once a defect of the embedded shop.
final class ForgetfulShop: OrderHistoryShop {
  /// The keys that are passed to the embedded shop in place of refused ones.
  private var others: [OrderKey: OrderKey] = [:]

  func place(
    _ order: KaimonoOrder,
    in shop: inout KaimonoShop,
    now: Duration
  ) throws(KaimonoRefusal) -> OrderReceipt {
    let key = others[order.key] ?? order.key
    do throws(KaimonoRefusal) {
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
