import Kaimono
import Observation2
import Scenes
import ScenesHeadless
import StorePersistence

/// The embedded shop as it answers: with the time of a clock, and not at all if its data can't be read.
///
/// Each answer is given in one step, whether it was asked for with values or with bytes.
@MainActor
final class ShopCounter {
  /// The shop; `nil` if its data can't be read.
  var shop: KaimonoShop? { try? result.get() }

  private var result: Result<KaimonoShop, EmbeddedDataError> {
    didSet {
      denial.accept(shop?.record.areNotificationsDenied ?? false)
      let old = (try? oldValue.get())?.record
      guard let record = shop?.record, record != old else { return }
      // Before it answers: what it has said is kept.
      file?.save(record)
      if record.deliveries != old?.deliveries { deliveryChanges.accept(()) }
    }
  }
  private let denial: BehaviorRelay<Bool>
  private let deliveryChanges = PublishRelay<Void>()
  private let offerChanges = PublishRelay<Void>()
  private let clock: any AppClock
  private let file: StateFile<ShopRecord>?
  private var looked: (record: ShopRecord?, loss: String?)
  /// The records that were found in the files of all shops.
  private static let found = FoundFiles<ShopRecord>()

  /// Opens the shop.
  ///
  /// - Parameters:
  ///   - data: The data that it begins with, or the reason why that can't be read.
  ///   - clock: The clock for its deadlines.
  ///   - file: The file for its record, if that is to outlive the process.
  init(
    _ data: Result<KaimonoShopData, EmbeddedDataError>,
    clock: any AppClock,
    file: StateFile<ShopRecord>? = nil
  ) {
    let record = file?.load()
    result = data.map { KaimonoShop($0, record: record) }
    denial = BehaviorRelay(value: record?.areNotificationsDenied ?? false)
    self.clock = clock
    self.file = file
    // A shop that is opened now gets the same.
    looked = (shop?.record, nil)
  }

  /// The part that a shop which was opened from the file now would not have; `nil` if it would be the same.
  func loss() -> String? {
    guard let file, let shop else { return nil }
    if shop.record == looked.record { return looked.loss }
    let next = KaimonoShop(shop.data, record: file.load(unlessIn: Self.found))
    let isSame = next.record == shop.record
    looked = (
      shop.record, isSame ? nil : "the shop’s file has \(next.record), not \(shop.record)"
    )
    return looked.loss
  }

  /// The denial of notifications: the present value, then each change.
  var areNotificationsDenied: Driver<Bool> { denial.asDriver().distinctUntilChanged() }

  /// Tells each time that a delivery has arrived or was picked up.
  var deliveriesChanged: Signal<Void> { deliveryChanges.asSignal() }

  /// Sends an event each time that an event of the back end changes the offers, and at each deadline.
  ///
  /// Orders change the stock as well. The app knows of its own, so they send none. All observers share the timers.
  private(set) lazy var offersChanged: Signal<Void> = {
    let days = shop?.data.pickupDays ?? []
    let deadlines = Signal<Void>.deferred { [clock] in
      let waits = days.map { $0.deadline - clock.timeSince1970 }.filter { $0 > .zero }
      return .merge(waits.map { Signal.timer($0, scheduler: clock.scheduler).map { _ in } })
    }
    return .merge(offerChanges.asSignal(), deadlines)
  }()

  func cart() throws(KaimonoConnectionError) -> KaimonoCart {
    try opened().cart(now: clock.timeSince1970)
  }

  func products(_ ids: [CartProduct.ID]) throws(KaimonoConnectionError) -> [ShopProduct] {
    try opened().products(ids, now: clock.timeSince1970)
  }

  func front(_ id: Int) throws(KaimonoConnectionError) -> ShopFront? {
    try opened().front(id, now: clock.timeSince1970)
  }

  func top() throws(KaimonoConnectionError) -> KaimonoTop {
    try opened().top(now: clock.timeSince1970)
  }

  func deliveries() throws(KaimonoConnectionError) -> KaimonoDeliveries {
    try opened().acceptableDeliveries
  }

  func placedOrders() throws(KaimonoConnectionError) -> [PlacedOrder] {
    try opened().placedOrders
  }

  func choices(_ subject: KaimonoChoiceSubject) throws(KaimonoConnectionError) -> KaimonoChoices {
    try opened().choices(subject)
  }

  func choose(
    _ id: KaimonoChoice.ID,
    of subject: KaimonoChoiceSubject,
    after revision: Int
  ) throws(KaimonoConnectionError) -> KaimonoChoices {
    var shop = try opened()
    defer { result = .success(shop) }
    return shop.choose(id, of: subject, after: revision)
  }

  func place(_ order: KaimonoOrder) throws(KaimonoConnectionError) -> OrderAnswer {
    var shop = try opened()
    // A refusal changes the shop too: it remembers the key.
    defer { result = .success(shop) }
    do throws(KaimonoRefusal) {
      return .taken(try shop.place(order, now: clock.timeSince1970))
    } catch {
      return .refused(error)
    }
  }

  func resolve(_ key: OrderKey) throws(KaimonoConnectionError) -> OrderReceipt? {
    var shop = try opened()
    defer { result = .success(shop) }
    return shop.resolve(key)
  }

  func apply(_ event: KaimonoBackendEvent) {
    change { $0.apply(event) }
  }

  func setPickupPlaceChosen(_ isChosen: Bool) {
    change { $0.setPickupPlaceChosen(isChosen) }
  }

  func setOrders(_ orders: KaimonoLaunch.Orders) {
    change { $0.setOrders(orders) }
  }

  func setCart(_ cart: KaimonoLaunch.Cart) {
    change { $0.setCart(cart) }
  }

  private func change(_ work: (inout KaimonoShop) -> Void) {
    guard var shop else { return }
    let old = shop.record
    work(&shop)
    result = .success(shop)
    if !shop.record.offersTheSame(as: old) { offerChanges.accept(()) }
  }

  private func opened() throws(KaimonoConnectionError) -> KaimonoShop {
    do throws(EmbeddedDataError) {
      return try result.get()
    } catch {
      throw .answer(error.asAnswer)
    }
  }
}
