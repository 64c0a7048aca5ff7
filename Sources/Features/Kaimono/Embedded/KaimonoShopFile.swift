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
    let pickupDays: [DayMessage]
  }

  private struct Product: Decodable {
    let id: Int
    let name: String
    let picture: String
    let price: Int
    let quantity: Int
    let stock: Int
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
    let fields = KaimonoFields(request: file)
    for (index, day) in content.pickupDays.enumerated() {
      do throws(KaimonoAnswerError) {
        days.append(try day.day(in: fields, at: "pickupDays[\(index)]"))
      } catch {
        throw .malformed(file: file, reason: "\(error)")
      }
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
