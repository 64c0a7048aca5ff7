import Scenes
import ScenesHeadless

/// The launch arguments of the feature.
struct KaimonoLaunch: Hashable {
  /// The names of the launch arguments.
  static let names = ["pickup", "push", "orders", "cart", recordingName]
  /// The name of the argument that takes a recording.
  static let recordingName = "recording"

  /// A person's earlier orders.
  ///
  /// The raw values are those of the launch argument.
  enum Orders: String, CaseIterable {
    case nothing = "none"
    /// An order that is on its way.
    case past
    /// An order that waits to be picked up.
    case delivered
  }

  /// The content of the shop's cart.
  enum Cart: Hashable {
    case standard
    case empty
    /// So many products.
    case rows(Int)
  }

  /// A Boolean value that indicates whether a pickup place is chosen; `nil` leaves it as before.
  let isPickupPlaceChosen: Bool?

  /// A Boolean value that indicates whether notifications are allowed; `nil` leaves it as before.
  let areNotificationsAllowed: Bool?

  /// The person's earlier orders; `nil` leaves them as before.
  let orders: Orders?

  /// The content of the cart; `nil` leaves it as before.
  let cart: Cart?

  /// A recorded session of the cart, at the end of which the app begins.
  let recording: String?

  /// Reads launch arguments.
  ///
  /// - Parameter arguments: Their values by name.
  /// - Throws: An error that says which value is wrong and lists those that there are.
  init(_ arguments: [String: String]) throws(SimulatedAppError) {
    isPickupPlaceChosen = try Self.read("pickup", arguments, ifNot: "none", ifSo: "chosen")
    areNotificationsAllowed = try Self.read("push", arguments, ifNot: "denied", ifSo: "allowed")
    orders = try Self.orders(arguments["orders"])
    cart = try Self.cart(arguments["cart"])
    recording = arguments[Self.recordingName]
  }

  private static func cart(_ value: String?) throws(SimulatedAppError) -> Cart? {
    switch value {
    case nil: return nil
    case "default": return .standard
    case "empty": return .empty
    case let value?:
      let words = value.split(separator: " ")
      if words.count == 2, words[0] == "rows", let count = Int(words[1]), 0...10_000 ~= count {
        return .rows(count)
      }
      throw SimulatedAppError(
        "“cart” can't be “\(value)”; N is 0 to 10000.",
        known: ["default", "empty", "rows N"]
      )
    }
  }

  private static func orders(_ value: String?) throws(SimulatedAppError) -> Orders? {
    guard let value else { return nil }
    if let orders = Orders(rawValue: value) { return orders }
    let known = Orders.allCases.map(\.rawValue)
    throw SimulatedAppError("“orders” can't be “\(value)”.", known: known)
  }

  private static func read(
    _ name: String,
    _ arguments: [String: String],
    ifNot no: String,
    ifSo yes: String
  ) throws(SimulatedAppError) -> Bool? {
    guard let value = arguments[name] else { return nil }
    guard [no, yes].contains(value) else {
      throw SimulatedAppError("“\(name)” can't be “\(value)”.", known: [no, yes])
    }
    return value == yes
  }
}
