import Kaimono

/// The back end: a shop with a cart, a stock and the orders that it has taken.
///
/// It answers at once; the gateway simulates the network between it and the app.
struct KaimonoShop {
  let data: KaimonoShopData
  /// The shop's state, with all changes since it opened.
  private(set) var record: ShopRecord

  /// Opens a shop.
  ///
  /// - Parameters:
  ///   - data: The initial data.
  ///   - record: The record of an earlier run, if there is one.
  init(_ data: KaimonoShopData, record: ShopRecord? = nil) {
    self.data = data
    self.record = record ?? ShopRecord(products: data.items.map(\.product))
    self.record.chosen = self.record.chosen ?? data.chosen.mapValues { .init(id: $0) }
  }

  /// The orders that it has taken, the oldest first.
  var orders: [KaimonoOrder] { record.orders }

  /// How many of a product it has.
  func stock(of id: CartProduct.ID) -> Int {
    record.stock[id] ?? data.stock(of: id) ?? 0
  }

  /// The identifiers of the shop's products.
  var productIDs: [CartProduct.ID] { data.productIDs }

  /// Returns the cart for the day of ``openDay(now:)``, or for the last day if none is open.
  func cart(now: Duration) throws(KaimonoConnectionError) -> KaimonoCart {
    guard let day = openDay(now: now) ?? data.pickupDays.last else { throw .server }
    var products = record.products
    for index in products.indices {
      products[index].isSoldOut = stock(of: products[index].id) < 1
    }
    return KaimonoCart(
      products: products,
      pickupPlace: choices(.pickupPlace).chosen?.name,
      pickupDay: day,
      payment: choices(.payment).chosen?.name ?? data.payment
    )
  }

  /// Chooses one, if there is such a choice and none has been chosen since the revision.
  mutating func choose(
    _ id: KaimonoChoice.ID,
    of subject: KaimonoChoiceSubject,
    after revision: Int
  ) -> KaimonoChoices {
    let now = choices(subject)
    if now.revision == revision, now.all.contains(where: { $0.id == id }) {
      record.chosen?[subject] = ShopRecord.Chosen(id: id, revision: revision + 1)
    }
    return choices(subject)
  }

  /// Lets a pickup place be chosen already, the one at first unless it is another, or none yet.
  mutating func setPickupPlaceChosen(_ isChosen: Bool) {
    let now = choices(.pickupPlace)
    let place = isChosen ? now.chosenID ?? data.chosen[.pickupPlace] : nil
    record.chosen?[.pickupPlace] = ShopRecord.Chosen(id: place, revision: now.revision + 1)
  }

  /// Lets there be no orders, or one at least, of which the first is on its way or waits to be picked up.
  mutating func setOrders(_ orders: KaimonoLaunch.Orders) {
    switch orders {
    case .nothing:
      // An order that is forgotten must not be taken a second time.
      record.voided.formUnion(record.receipts.keys)
      (record.receipts, record.orders, record.deliveries) = ([:], [], [:])
    case .past, .delivered:
      if record.orders.isEmpty, let cart = data.earlierOrder {
        record.orders = [KaimonoOrder(key: .earlier, cart: cart)]
      }
      record.deliveries[1] = orders == .delivered ? .waiting : nil
    }
  }

  /// Puts into the cart what it has at first, nothing, or so many products of which there is enough.
  mutating func setCart(_ cart: KaimonoLaunch.Cart) {
    switch cart {
    case .standard: record.products = data.items.map(\.product)
    case .empty: record.products = []
    case .rows(let count):
      record.products = (0..<count).map { row in
        let (id, name) = (1_001 + row, "商品 \(row + 1)")
        return CartProduct(id: id, name: name, picture: "carrot", price: Yen(100), quantity: 1)
      }
      for product in record.products { record.stock[product.id] = 99 }
    }
  }

  /// Takes an order, once per key; an order whose key has been refused is never taken.
  mutating func place(_ order: KaimonoOrder, now: Duration) throws(KaimonoRefusal) -> OrderReceipt {
    if let receipt = record.receipts[order.key] { return receipt }
    if record.voided.contains(order.key) { throw .voided }
    do throws(KaimonoRefusal) {
      try check(order, now: now)
    } catch {
      record.voided.insert(order.key)
      throw error
    }
    return take(order)
  }

  private mutating func check(_ order: KaimonoOrder, now: Duration) throws(KaimonoRefusal) {
    if now >= order.cart.pickupDay.deadline { throw .deadlinePassed(next: openDay(now: now)) }
    let missing = order.cart.products.filter { $0.quantity > stock(of: $0.id) }
    if !missing.isEmpty { throw .soldOut(missing.map(\.id)) }
    if order.cart.pickupPlace == nil { throw .pickupPlaceMissing }
    if record.refusesNextPayment {
      record.refusesNextPayment = false
      throw .paymentRefused
    }
  }

  /// Returns the receipt of an order that has arrived, or voids its key.
  mutating func resolve(_ key: OrderKey) -> OrderReceipt? {
    if let receipt = record.receipts[key] { return receipt }
    record.voided.insert(key)
    return nil
  }

  /// Applies an event.
  mutating func apply(_ event: KaimonoBackendEvent) {
    switch event {
    case .soldOut(let productID): record.stock[productID] = 0
    case .restocked(let productID): record.stock[productID] = data.restock(of: productID)
    case .dayChanged(let day): record.pickupDate = DayMessage(day).date
    case .refusePayment: record.refusesNextPayment = true
    case .deliveryArrived(let order): record.deliveries[order] = .waiting
    case .deliveryPickedUp(let order): record.deliveries[order] = .pickedUp
    case .notificationsDenied: record.areNotificationsDenied = true
    case .notificationsAllowed: record.areNotificationsDenied = false
    }
  }

  private mutating func take(_ order: KaimonoOrder) -> OrderReceipt {
    record.orders.append(order)
    for product in order.cart.products {
      record.stock[product.id] = stock(of: product.id) - product.quantity
    }
    record.products = []
    let receipt = OrderReceipt(
      number: record.orders.count,
      total: order.cart.total,
      pickupDay: order.cart.pickupDay
    )
    record.receipts[order.key] = receipt
    return receipt
  }

  /// The chosen pickup day if it is still open for orders, otherwise the earliest open day.
  func openDay(now: Duration) -> PickupDay? {
    let open = data.pickupDays.filter { now < $0.deadline }
    return open.first { DayMessage($0).date == record.pickupDate } ?? open.first
  }
}
