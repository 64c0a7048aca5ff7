import ScenesTransport

/// A refusal as it is sent.
package struct RefusalMessage: Codable {
  private enum Kind: String, Codable {
    case soldOut, deadlinePassed, pickupPlaceMissing, paymentRefused, voided
  }

  private let refusal: Kind
  private let products: [Int]?
  private let next: DayMessage?

  package init(_ refusal: KaimonoRefusal) {
    var products: [Int]?
    var next: DayMessage?
    switch refusal {
    case .soldOut(let missing): (self.refusal, products) = (.soldOut, missing)
    case .deadlinePassed(let day):
      (self.refusal, next) = (.deadlinePassed, day.map(DayMessage.init))
    case .pickupPlaceMissing: self.refusal = .pickupPlaceMissing
    case .paymentRefused: self.refusal = .paymentRefused
    case .voided: self.refusal = .voided
    }
    self.products = products
    self.next = next
  }

  /// Returns the refusal.
  ///
  /// - Throws: An error that says which field is wrong.
  func reason() throws(TransportMistake) -> KaimonoRefusal {
    switch refusal {
    case .soldOut:
      guard let products, !products.isEmpty else {
        throw .field("products", "names none, although something is sold out.")
      }
      return .soldOut(products)
    case .deadlinePassed: return .deadlinePassed(next: try day())
    case .pickupPlaceMissing: return .pickupPlaceMissing
    case .paymentRefused: return .paymentRefused
    case .voided: return .voided
    }
  }

  private func day() throws(TransportMistake) -> PickupDay? {
    guard let next else { return nil }
    return try next.day(at: "next")
  }
}
