/// The products that a person is about to buy, the place and day of pickup, and the payment.
///
/// An order contains the whole cart, so that the shop can refuse it if something has changed since.
package struct KaimonoCart: Codable, Hashable, Sendable {
  package var products: [CartProduct]
  /// Where it is picked up; `nil` if that has not been chosen yet.
  package let pickupPlace: String?
  package let pickupDay: PickupDay
  package let payment: String

  /// Creates one with all its values.
  package init(
    products: [CartProduct],
    pickupPlace: String?,
    pickupDay: PickupDay,
    payment: String
  ) {
    self.products = products
    self.pickupPlace = pickupPlace
    self.pickupDay = pickupDay
    self.payment = payment
  }

  /// Creates one of products and a header.
  init(products: [CartProduct], header: KaimonoCartHeader) {
    self.init(
      products: products,
      pickupPlace: header.pickupPlace,
      pickupDay: header.pickupDay,
      payment: header.payment
    )
  }

  /// The pickup and the payment.
  var header: KaimonoCartHeader {
    KaimonoCartHeader(pickupPlace: pickupPlace, pickupDay: pickupDay, payment: payment)
  }

  /// The sum of the lines; delivery costs nothing.
  package var total: Yen {
    Yen(products.reduce(0) { $0 + $1.linePrice.amount })
  }

  /// A Boolean value that indicates whether nothing is missing for an order.
  var canBeOrdered: Bool { !products.isEmpty && pickupPlace != nil }
}

/// A product in the cart, with its quantity.
package struct CartProduct: Identifiable, Codable, Hashable, Sendable {
  package let id: Int
  package let name: String
  /// The name of the product's picture; a front-end knows where to find it.
  package let picture: String
  package let price: Yen
  package var quantity: Int
  /// A Boolean value that indicates whether the shop was out of the product at the last answer.
  package var isSoldOut = false

  /// Creates one with all its values.
  package init(
    id: Int,
    name: String,
    picture: String,
    price: Yen,
    quantity: Int,
    isSoldOut: Bool = false
  ) {
    self.id = id
    self.name = name
    self.picture = picture
    self.price = price
    self.quantity = quantity
    self.isSoldOut = isSoldOut
  }

  /// The price of the whole quantity.
  var linePrice: Yen { Yen(price.amount * quantity) }
}

/// A day on which an order can be picked up.
package struct PickupDay: Codable, Hashable, Sendable {
  let year: Int
  let month: Int
  let day: Int
  /// The last moment to order for this day, since 1970-01-01T00:00:00Z.
  package let deadline: Duration
}
