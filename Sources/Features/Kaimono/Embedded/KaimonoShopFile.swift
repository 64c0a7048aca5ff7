import Foundation

/// Reads the file with the embedded shop's initial data.
enum KaimonoShopFile {
  /// The bundled file, read once.
  static let bundled: Result<KaimonoShopData, KaimonoDataError> = {
    let file = "KaimonoData/cart.json"
    let url = Bundle.module.bundleURL.appendingPathComponent(file)
    guard let data = try? Data(contentsOf: url) else { return .failure(.missing(file: file)) }
    return Result { () throws(KaimonoDataError) in try read(data, file: file) }
  }()

  private struct Content: Decodable {
    let products: [Product]
    let pickupPlace: String
    let payment: String
    let pickupDays: [Day]
  }

  private struct Product: Decodable {
    let id: Int
    let name: String
    let picture: String
    let price: Int
    let quantity: Int
    let stock: Int
  }

  private struct Day: Decodable {
    let date: String
    let deadline: String
  }

  /// Reads a file's content.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - file: The file's name, for errors.
  /// - Returns: The shop's initial data.
  /// - Throws: ``KaimonoDataError/malformed(file:reason:)``.
  static func read(_ data: Data, file: String) throws(KaimonoDataError) -> KaimonoShopData {
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: data)
    } catch {
      throw .malformed(file: file, reason: "\(error)")
    }
    var days: [PickupDay] = []
    for day in content.pickupDays {
      guard let parsed = pickupDay(day) else {
        throw .malformed(
          file: file,
          reason: "\(day.date) until \(day.deadline) is no day. Write 2026-04-02 and "
            + "2026-04-01T10:00:00+09:00."
        )
      }
      days.append(parsed)
    }
    if days.isEmpty { throw .malformed(file: file, reason: "pickupDays needs at least one day.") }
    if Set(content.products.map(\.id)).count < content.products.count {
      throw .malformed(file: file, reason: "Two products have one id.")
    }
    return KaimonoShopData(
      items: content.products.map(item),
      pickupPlace: content.pickupPlace,
      payment: content.payment,
      pickupDays: days.sorted { $0.deadline < $1.deadline }
    )
  }

  private static func item(_ product: Product) -> KaimonoShopData.Item {
    KaimonoShopData.Item(
      product: CartProduct(
        id: product.id,
        name: product.name,
        picture: product.picture,
        price: Yen(product.price),
        quantity: product.quantity
      ),
      stock: product.stock
    )
  }

  private static func pickupDay(_ day: Day) -> PickupDay? {
    let parts = day.date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, let deadline = try? Date(day.deadline, strategy: .iso8601) else {
      return nil
    }
    return PickupDay(
      year: parts[0],
      month: parts[1],
      day: parts[2],
      deadline: .seconds(Int(deadline.timeIntervalSince1970))
    )
  }
}

/// The initial data of the embedded shop, as read from its file.
struct KaimonoShopData: Hashable, Sendable {
  /// A product of the cart and the shop's stock of it.
  struct Item: Hashable, Sendable {
    let product: CartProduct
    let stock: Int
  }

  let items: [Item]
  let pickupPlace: String
  let payment: String
  /// The days for which orders can be placed, the earliest first; at least one.
  let pickupDays: [PickupDay]
}
