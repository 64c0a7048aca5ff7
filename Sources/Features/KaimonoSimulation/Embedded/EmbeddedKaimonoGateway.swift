import Kaimono
import Observation2
import Scenes
import ScenesHeadless
import ScenesTransport
import StorePersistence

/// A shop inside the app, behind a network whose latency and faults can be set.
///
/// It starts with the bundled data, and the same requests always get the same answers. Asked directly it
/// answers with values; its ``routes`` answer the same requests as bytes.
@MainActor
package final class EmbeddedKaimonoGateway: KaimonoGateway {
  /// The network between the app and the shop.
  let network: SimulatedNetwork

  private let orderLatency: Duration?
  private let counter: ShopCounter

  /// Creates a shop behind a network.
  ///
  /// - Parameters:
  ///   - network: The network between the app and the shop.
  ///   - clock: The clock for the shop's deadlines.
  ///   - orderLatency: The latency of an order; that of other requests if `nil`.
  ///   - data: The shop's initial data, or the reason why it can't be read, which every request
  ///     then throws.
  ///   - file: The file of the shop's record, if the record is to outlive the process.
  init(
    network: SimulatedNetwork,
    clock: any AppClock,
    orderLatency: Duration? = nil,
    data: Result<KaimonoShopData, EmbeddedDataError> = KaimonoShopFile.bundled,
    file: StateFile<ShopRecord>? = nil
  ) {
    self.network = network
    self.orderLatency = orderLatency
    counter = ShopCounter(data, clock: clock, file: file)
  }

  /// Creates a shop behind a network of its own that has no latency except for orders.
  convenience init(clock: any AppClock, orderLatency: Duration? = nil) {
    self.init(
      network: SimulatedNetwork(clock: clock, latency: .zero),
      clock: clock,
      orderLatency: orderLatency
    )
  }

  /// The difference between the shop's record and the file's, in words; `nil` if a shop that is opened from the file
  /// now would be the same.
  var loss: String? { counter.loss() }

  /// The orders that the shop has taken, the oldest first.
  var orders: [KaimonoOrder] { counter.shop?.orders ?? [] }

  /// The requests that the shop answers as bytes, without the network.
  var routes: [TransportRoute] { counter.routes }

  /// The numbers of the orders that the shop has taken.
  var orderIDs: [PlacedOrder.ID] { counter.shop?.placedOrders.map(\.id).reversed() ?? [] }

  /// The days that orders can be picked up on.
  var pickupDays: [PickupDay] { counter.shop?.data.pickupDays ?? [] }

  /// The products that the shop knows.
  var productIDs: [CartProduct.ID] { counter.shop?.productIDs ?? [] }

  @MainActor func cart() async throws(KaimonoConnectionError) -> KaimonoCart {
    try await ask("cart.load") { counter throws(KaimonoConnectionError) in
      try counter.cart()
    }
  }

  @MainActor func products(
    _ ids: [CartProduct.ID]
  ) async throws(KaimonoConnectionError) -> [ShopProduct] {
    try await ask("product.load") { counter throws(KaimonoConnectionError) in
      try counter.products(ids)
    }
  }

  @MainActor func shop(_ id: Int) async throws(KaimonoConnectionError) -> ShopFront? {
    try await ask("shop.load") { counter throws(KaimonoConnectionError) in
      try counter.front(id)
    }
  }

  @MainActor func choices(
    _ subject: KaimonoChoiceSubject
  ) async throws(KaimonoConnectionError) -> KaimonoChoices {
    try await ask("\(subject.rawValue).load") { counter throws(KaimonoConnectionError) in
      try counter.choices(subject)
    }
  }

  @MainActor func choose(
    _ id: KaimonoChoice.ID,
    of subject: KaimonoChoiceSubject,
    after revision: Int
  ) async throws(KaimonoConnectionError) -> KaimonoChoices {
    try await ask("\(subject.rawValue).choose") { counter throws(KaimonoConnectionError) in
      try counter.choose(id, of: subject, after: revision)
    }
  }

  @MainActor func place(_ order: KaimonoOrder) async throws(KaimonoConnectionError) -> OrderAnswer {
    try await ask("cart.order", latency: orderLatency) { counter throws(KaimonoConnectionError) in
      try counter.place(order)
    }
  }

  @MainActor func resolve(_ key: OrderKey) async throws(KaimonoConnectionError) -> OrderReceipt? {
    try await ask("cart.resolve") { counter throws(KaimonoConnectionError) in
      try counter.resolve(key)
    }
  }

  /// Applies an event to the shop.
  func apply(_ event: KaimonoBackendEvent) {
    counter.apply(event)
  }

  /// Applies what the app is launched with.
  func apply(_ launch: KaimonoLaunch) {
    if let isChosen = launch.isPickupPlaceChosen { counter.setPickupPlaceChosen(isChosen) }
    if let orders = launch.orders { counter.setOrders(orders) }
    if let cart = launch.cart { counter.setCart(cart) }
    if let isAllowed = launch.areNotificationsAllowed {
      apply(isAllowed ? .notificationsAllowed : .notificationsDenied)
    }
  }

  /// Answers a question about the shop's data, past the network.
  func answer(_ question: KaimonoBackendQuestion) -> (any Sendable)? {
    switch question {
    case .orders: orders.count
    case .lastOrderTotal: orders.last?.cart.total.amount
    case .lastOrderPickupPlace: orders.last?.cart.pickupPlace
    case .lastOrderPayment: orders.last?.cart.payment
    }
  }

  func ask<Answer>(
    _ request: String,
    latency: Duration? = nil,
    _ answer: @escaping @MainActor (ShopCounter) throws(KaimonoConnectionError) -> Answer
  ) async throws(KaimonoConnectionError) -> Answer {
    try await network.ask(request, latency: latency) { [counter] in
      Result { () throws(KaimonoConnectionError) in try answer(counter) }
    }
  }
}

/// The permission is kept with the shop, whose events change it as the device's settings would.
extension EmbeddedKaimonoGateway: NotificationPermission {
  var areNotificationsDenied: Driver<Bool> { counter.areNotificationsDenied }

  func allowNotifications() {
    apply(.notificationsAllowed)
  }
}

/// The changes that back-end events and the clock make reach the app as push messages would.
extension EmbeddedKaimonoGateway: ShopNotices {
  var deliveriesChanged: Signal<Void> { counter.deliveriesChanged }
  var offersChanged: Signal<Void> { counter.offersChanged }
}
