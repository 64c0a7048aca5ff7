import Kaimono
import MarketSimulation

/// A request of the app to the shop.
struct ShopRequest: Codable {
  enum Question: Codable {
    case cart
    case place(KaimonoOrder)
    case resolve(OrderKey)
  }

  /// Each customer has a cart of their own, and a file of orders.
  let customer: String
  let question: Question
}

/// An answer of the shop.
enum ShopAnswer: Codable {
  case cart(KaimonoCart)
  case receipt(OrderReceipt?)
  case voided
  case refused(String)
}
