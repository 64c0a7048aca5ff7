import Kaimono
import Scenes
import ScenesHeadless

/// An event in the embedded shop that an app may notice.
enum KaimonoBackendEvent: Hashable {
  case soldOut(CartProduct.ID)
  case restocked(CartProduct.ID)
  case dayChanged(PickupDay)
  case refusePayment
  case deliveryArrived(order: PlacedOrder.ID)
  case deliveryPickedUp(order: PlacedOrder.ID)
  case notificationsDenied
  case notificationsAllowed

  /// The names of the events in a flow.
  private enum Name: String, CaseIterable {
    case soldOut, restocked, productSoldOut, productRestocked, dayChanged
    case refusePayment, deliveryArrived, deliveryPickedUp
    case notificationsDenied, notificationsAllowed

    /// The names of the event's values.
    var takes: [String] {
      switch self {
      case .soldOut, .restocked, .productSoldOut, .productRestocked: ["product"]
      case .dayChanged: ["day"]
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
  ///   - orders: The orders that it has taken.
  ///   - days: The days that orders can be picked up on.
  /// - Throws: An error that says what is wrong and lists the known names.
  init(
    _ name: String,
    _ values: [String: String],
    products: [CartProduct.ID],
    orders: [PlacedOrder.ID],
    days: [PickupDay]
  ) throws(SimulatedAppError) {
    guard let event = Name(rawValue: name) else {
      throw SimulatedAppError(
        "The shop knows no event “\(name)”.",
        known: Self.known.keys.sorted()
      )
    }
    let values = try BackendEventValues(values, of: name, takes: event.takes)
    func id(_ key: String, of known: [Int]) throws(SimulatedAppError) -> Int {
      try values.id(key, among: known, "that the shop has")
    }
    switch event {
    case .soldOut, .productSoldOut: self = .soldOut(try id("product", of: products))
    case .restocked, .productRestocked: self = .restocked(try id("product", of: products))
    case .dayChanged:
      guard let day = days.first(where: { DayMessage($0).date == values["day"] }) else {
        throw SimulatedAppError(
          "The event “\(name)” needs “day”, a pickup day of the shop; it got "
            + "“\(values["day"] ?? "nothing")”.",
          known: days.map { DayMessage($0).date }
        )
      }
      self = .dayChanged(day)
    case .refusePayment: self = .refusePayment
    case .deliveryArrived: self = .deliveryArrived(order: try id("order", of: orders))
    case .deliveryPickedUp: self = .deliveryPickedUp(order: try id("order", of: orders))
    case .notificationsDenied: self = .notificationsDenied
    case .notificationsAllowed: self = .notificationsAllowed
    }
  }
}
