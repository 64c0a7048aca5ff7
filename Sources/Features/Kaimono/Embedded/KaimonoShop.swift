/// The back end: a shop with a cart, a stock and the orders that it has taken.
///
/// It answers at once; the gateway simulates the network between it and the app.
struct KaimonoShop {
  let data: KaimonoShopData
  private var products: [CartProduct]
  private(set) var stock: [CartProduct.ID: Int]
  private var receipts: [OrderKey: OrderReceipt] = [:]
  private var voided: Set<OrderKey> = []
  private var refusesNextPayment = false
  private(set) var orders: [KaimonoOrder] = []
  /// The identifiers of the orders that wait to be picked up.
  private(set) var acceptableDeliveries: Set<String> = []
  private(set) var areNotificationsDenied = false

  init(_ data: KaimonoShopData) {
    self.data = data
    products = data.items.map(\.product)
    stock = data.stock
  }

  /// The identifiers of the shop's products.
  var productIDs: [CartProduct.ID] { data.stock.keys.sorted() }

  /// Returns the cart for the earliest day that is still open for orders, or else for the last day.
  func cart(now: Duration) throws(KaimonoConnectionError) -> KaimonoCart {
    guard let day = openDay(now: now) ?? data.pickupDays.last else { throw .server }
    var products = products
    for index in products.indices {
      products[index].isSoldOut = stock[products[index].id, default: 0] < 1
    }
    return KaimonoCart(
      products: products,
      pickupPlace: data.pickupPlace,
      pickupDay: day,
      payment: data.payment
    )
  }

  /// Takes an order, once per key; an order whose key has been refused is never taken.
  mutating func place(_ order: KaimonoOrder, now: Duration) throws(KaimonoRefusal) -> OrderReceipt {
    if let receipt = receipts[order.key] { return receipt }
    if voided.contains(order.key) { throw .voided }
    do throws(KaimonoRefusal) {
      try check(order, now: now)
    } catch {
      voided.insert(order.key)
      throw error
    }
    return take(order)
  }

  private mutating func check(_ order: KaimonoOrder, now: Duration) throws(KaimonoRefusal) {
    if now >= order.cart.pickupDay.deadline { throw .deadlinePassed(next: openDay(now: now)) }
    let missing = order.cart.products.filter { $0.quantity > stock[$0.id, default: 0] }
    if !missing.isEmpty { throw .soldOut(missing.map(\.id)) }
    if refusesNextPayment {
      refusesNextPayment = false
      throw .paymentRefused
    }
  }

  /// Returns the receipt of an order that has arrived, or voids its key.
  mutating func resolve(_ key: OrderKey) -> OrderReceipt? {
    if let receipt = receipts[key] { return receipt }
    voided.insert(key)
    return nil
  }

  /// Applies an event.
  mutating func apply(_ event: KaimonoBackendEvent) {
    switch event {
    case .soldOut(let productID): stock[productID] = 0
    case .restocked(let productID): stock[productID] = data.stock[productID]
    case .refusePayment: refusesNextPayment = true
    case .deliveryArrived(let order): acceptableDeliveries.insert(order)
    case .deliveryPickedUp(let order): acceptableDeliveries.remove(order)
    case .notificationsDenied: areNotificationsDenied = true
    case .notificationsAllowed: areNotificationsDenied = false
    }
  }

  private mutating func take(_ order: KaimonoOrder) -> OrderReceipt {
    orders.append(order)
    for product in order.cart.products {
      stock[product.id, default: 0] -= product.quantity
    }
    products = []
    let receipt = OrderReceipt(
      number: orders.count,
      total: order.cart.total,
      pickupDay: order.cart.pickupDay
    )
    receipts[order.key] = receipt
    return receipt
  }

  /// The earliest day that is still open for orders.
  func openDay(now: Duration) -> PickupDay? {
    data.pickupDays.first { now < $0.deadline }
  }
}
