import Kaimono

extension KaimonoShop {
  /// Returns products as they are offered for the next day that can be ordered for, in the order of the
  /// identifiers, without those that are not sold.
  func products(_ ids: [CartProduct.ID], now: Duration) -> [ShopProduct] {
    let day = (openDay(now: now) ?? data.pickupDays.last).map { DayMessage($0).date }
    return ids.compactMap { id in
      if let item = data.offers[id] {
        return ShopProduct(
          id: id,
          name: item.name,
          picture: item.picture,
          price: Yen(item.price),
          stock: stock(of: id),
          isNew: item.isNew ?? false,
          isLimited: item.isLimited ?? false,
          isDelivered: day.map { item.notDeliveredOn?.contains($0) != true } ?? false
        )
      }
      let known = data.items.first { $0.product.id == id }?.product
      guard let product = known ?? record.products.first(where: { $0.id == id }) else {
        return nil
      }
      return ShopProduct(
        id: id,
        name: product.name,
        picture: product.picture,
        price: product.price,
        stock: stock(of: id)
      )
    }
  }

  /// Returns a shop, if there is one.
  func front(_ id: Int, now: Duration) -> ShopFront? {
    data.catalogue.shops.first { $0.id == id }
      .map { ShopFront(id: id, name: $0.name, products: products($0.products, now: now)) }
  }
}
