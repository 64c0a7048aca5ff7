import Kaimono
import Market

/// What the app asks of the shop.
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

/// What the shop answers.
enum ShopAnswer: Codable {
  case cart(KaimonoCart)
  case receipt(OrderReceipt?)
  case voided
  case refused(String)
}
