import Kaimono
import StorePersistence

/// The record of all that has happened to the embedded shop since it opened.
package struct ShopRecord: Codable, Hashable, Sendable {
  /// The choice of a subject.
  struct Chosen: Codable, Hashable, Sendable {
    /// `nil` if none is yet.
    var id: KaimonoChoice.ID?
    /// How often one has been chosen.
    var revision = 0
  }

  /// The products that the shop has in the cart.
  var products: [CartProduct]
  /// How many it has of each product of which that has changed.
  var stock: [CartProduct.ID: Int] = [:]
  var receipts: [OrderKey: OrderReceipt] = [:]
  /// The keys that it has refused or resolved, and never takes.
  var voided: Set<OrderKey> = []
  var refusesNextPayment = false
  var orders: [KaimonoOrder] = []
  /// The states of the orders that are no longer on their way, by their numbers.
  var deliveries: [PlacedOrder.ID: PlacedOrder.State] = [:]
  var areNotificationsDenied = false
  /// The date of the chosen pickup day, such as 2026-04-03; `nil` for the earliest that is open.
  var pickupDate: String?
  /// The choices; `nil` in a file from before there was anything to choose.
  var chosen: [KaimonoChoiceSubject: Chosen]?
}

extension ShopRecord {
  /// Returns whether the shop of another record offers the same products, stock and pickup day.
  func offersTheSame(as other: ShopRecord) -> Bool {
    stock == other.stock && products == other.products && pickupDate == other.pickupDate
  }

  /// A file in memory, for a shop that outlives the runs of an app and not the process.
  ///
  /// An error in it shows when it is read.
  @MainActor static var fileInMemory: StateFile<ShopRecord>? {
    let files = MemoryFileSystem()
    files.holdsValues = true
    return try? StateFile(path: "shop", files: files) { _ in }
  }

  /// The key in place of ``deliveries`` in a file from before an order could be picked up: the numbers of
  /// those that wait.
  private enum OldKeys: CodingKey {
    case acceptableDeliveries
  }

  /// Reads a record, also an older one.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    products = try values.decode([CartProduct].self, forKey: .products)
    stock = try values.decode([CartProduct.ID: Int].self, forKey: .stock)
    receipts = try values.decode([OrderKey: OrderReceipt].self, forKey: .receipts)
    voided = try values.decode(Set<OrderKey>.self, forKey: .voided)
    refusesNextPayment = try values.decode(Bool.self, forKey: .refusesNextPayment)
    orders = try values.decode([KaimonoOrder].self, forKey: .orders)
    areNotificationsDenied = try values.decode(Bool.self, forKey: .areNotificationsDenied)
    pickupDate = try values.decodeIfPresent(String.self, forKey: .pickupDate)
    chosen = try values.decodeIfPresent([KaimonoChoiceSubject: Chosen].self, forKey: .chosen)
    if values.contains(.deliveries) {
      deliveries = try values.decode([PlacedOrder.ID: PlacedOrder.State].self, forKey: .deliveries)
    } else {
      let older = try decoder.container(keyedBy: OldKeys.self)
      let waiting = try older.decode(Set<String>.self, forKey: .acceptableDeliveries)
      for id in waiting.compactMap({ Int($0) }) { deliveries[id] = .waiting }
    }
  }
}
