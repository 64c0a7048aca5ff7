import Scenes
import ScenesHeadless

/// An event in the embedded shop that an app may notice.
enum KaimonoBackendEvent: Hashable {
  case soldOut(CartProduct.ID)
  case restocked(CartProduct.ID)
  case refusePayment
  case deliveryArrived(order: String)
  case deliveryPickedUp(order: String)
  case notificationsDenied
  case notificationsAllowed

  /// The names of the events in a flow.
  private enum Name: String, CaseIterable {
    case soldOut, restocked, refusePayment, deliveryArrived, deliveryPickedUp
    case notificationsDenied, notificationsAllowed

    /// The names of the event's values.
    var takes: [String] {
      switch self {
      case .soldOut, .restocked: ["product"]
      case .deliveryArrived, .deliveryPickedUp: ["order"]
      case .refusePayment, .notificationsDenied, .notificationsAllowed: []
      }
    }
  }

  /// The names of all events, each with the names of its values.
  static var known: [String: [String]] {
    Dictionary(uniqueKeysWithValues: Name.allCases.map { ($0.rawValue, $0.takes) })
  }

  /// Reads an event.
  ///
  /// - Parameters:
  ///   - name: The event's name.
  ///   - values: The event's values by name.
  ///   - products: The shop's products.
  /// - Throws: An error that says what is wrong and lists the known names.
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
