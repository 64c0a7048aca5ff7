import Scenes
import ScenesHeadless

/// What can happen in the embedded shop while an app looks on.
enum KaimonoBackendEvent: Hashable {
  case soldOut(CartProduct.ID)
  case restocked(CartProduct.ID)
  case refusePayment
  case deliveryArrived(order: String)
  case deliveryPickedUp(order: String)
  case notificationsDenied
  case notificationsAllowed

  /// What a flow calls them.
  private enum Name: String, CaseIterable {
    case soldOut, restocked, refusePayment, deliveryArrived, deliveryPickedUp
    case notificationsDenied, notificationsAllowed

    /// The values that it takes.
    var takes: [String] {
      switch self {
      case .soldOut, .restocked: ["product"]
      case .deliveryArrived, .deliveryPickedUp: ["order"]
      case .refusePayment, .notificationsDenied, .notificationsAllowed: []
      }
    }
  }

  /// The events by name, each with the values that it takes.
  static var known: [String: [String]] {
    Dictionary(uniqueKeysWithValues: Name.allCases.map { ($0.rawValue, $0.takes) })
  }

  /// Reads an event.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - values: What came with it.
  ///   - products: The products that the shop knows.
  /// - Throws: What is wrong with it, with the names that are known.
  init(
    _ name: String,
    _ values: [String: String],
    products: [CartProduct.ID]
  ) throws(HeadlessAppError) {
    guard let event = Name(rawValue: name) else {
      throw HeadlessAppError(
        "The shop knows no event “\(name)”.",
        known: Self.known.keys.sorted()
      )
    }
    if let extra = values.keys.sorted().first(where: { !event.takes.contains($0) }) {
      throw HeadlessAppError("The event “\(name)” takes no “\(extra)”.", known: event.takes)
    }
    switch event {
    case .soldOut: self = .soldOut(try Self.product(in: values, of: name, products))
    case .restocked: self = .restocked(try Self.product(in: values, of: name, products))
    case .refusePayment: self = .refusePayment
    case .deliveryArrived: self = .deliveryArrived(order: try Self.order(in: values, of: name))
    case .deliveryPickedUp: self = .deliveryPickedUp(order: try Self.order(in: values, of: name))
    case .notificationsDenied: self = .notificationsDenied
    case .notificationsAllowed: self = .notificationsAllowed
    }
  }

  private static func product(
    in values: [String: String],
    of name: String,
    _ products: [CartProduct.ID]
  ) throws(HeadlessAppError) -> CartProduct.ID {
    guard let text = values["product"], let product = Int(text), products.contains(product) else {
      throw HeadlessAppError(
        "The event “\(name)” needs “product”, the id of one that the shop has; it got "
          + "“\(values["product"] ?? "nothing")”.",
        known: products.map { "\($0)" }
      )
    }
    return product
  }

  private static func order(
    in values: [String: String],
    of name: String
  ) throws(HeadlessAppError) -> String {
    guard let order = values["order"] else {
      throw HeadlessAppError("The event “\(name)” needs “order”, the order's number.")
    }
    return order
  }
}
