import Observation2
import StateStore

/// The person's cart, for all scenes that show it or count it: the only source of its products.
///
/// It belongs to the app and holds no scene. Each change is stored before ``choose(_:of:)`` returns, so
/// that an app that is killed at any moment has it again. If the device can't store it, it stays in
/// memory, and is stored with the next change.
@MainActor
package final class KaimonoCartService {
  private let orders: KaimonoOrderService
  private let storage: any CartStorage
  /// A Boolean value that indicates whether the shop has reported the cart's contents in this run.
  private var isLoaded = false
  /// The number of orders that have emptied it in this run.
  private var emptied = 0
  private let relay: BehaviorRelay<KaimonoCartContents>
  private let outdating = PublishRelay<Void>()
  private let lost = BehaviorRelay<[KaimonoChoiceSubject: String]>(value: [:])
  private let disposeBag = DisposeBag()

  /// Creates the service for one run of the app, with the contents that an earlier run has left.
  ///
  /// - Parameters:
  ///   - orders: The app's order service: an order that was placed empties the cart.
  ///   - storage: Stores the contents.
  package init(orders: KaimonoOrderService, storage: any CartStorage) {
    self.orders = orders
    self.storage = storage
    relay = BehaviorRelay(value: storage.contents)
    // Like an order under way, this outlives the scene that happens to be opened now.
    orders.ledger.watch {
      orders.phase.drive { [weak self] phase in
        if case .ended(let end) = phase { self?.follow(end) }
      }
      .disposed(by: disposeBag)
    }
  }

  /// The cart's contents: the current ones, then the new ones after each change.
  var contents: Driver<KaimonoCartContents> { relay.asDriver().distinctUntilChanged() }

  /// The number of things in the cart.
  var badge: Driver<Int> { contents.map(\.badge).distinctUntilChanged() }

  /// Sends an event each time that the shop's cart may have changed; a scene that shows the cart loads it again.
  var outdated: Signal<Void> { outdating.asSignal() }

  /// Notes that the shop's cart may have changed.
  func outdate() {
    outdating.accept(())
  }

  /// The names of the choices that could not be saved and whose failure the person has not seen.
  ///
  /// The cart reports them.
  var unsaved: Driver<[KaimonoChoiceSubject: String]> { lost.asDriver().distinctUntilChanged() }

  /// Notes a choice that could not be saved; `nil` if the person has seen the failure, or has chosen again.
  func note(unsaved name: String?, of subject: KaimonoChoiceSubject) {
    var all = lost.value
    all[subject] = name
    lost.accept(all)
  }

  /// Notes that the person has chosen a quantity; 0 takes the product out.
  func choose(_ quantity: Int, of productID: CartProduct.ID) {
    var contents = relay.value
    contents.choose(quantity, of: productID)
    keep(contents)
  }

  /// Puts more of a product into the cart: as many as its quantity says.
  ///
  /// It does nothing during an order, since the order's end empties the cart.
  func add(_ product: CartProduct) {
    if orders.isUnderWay { return }
    var contents = relay.value
    contents.add(product)
    keep(contents)
  }

  /// Loads the shop's cart, and the current offers of the products that the person has added.
  ///
  /// The service asks again if an order was placed during the request. An answer from before the order would fill the
  /// cart that the order has emptied, and the person might order all of it once more. The service takes no answer after
  /// its task was cancelled: the app's run may have ended during the request, and the next run may have another cart.
  ///
  /// - Returns: The pickup and the payment of the shop's cart; its products are in ``contents``.
  func load(
    from gateway: any KaimonoGateway
  ) async throws(KaimonoConnectionError) -> KaimonoCartHeader {
    while true {
      let before = emptied
      let cart = try await gateway.cart()
      let asked = relay.value.added.map(\.id)
      let offers = asked.isEmpty ? [] : try await gateway.products(asked)
      if Task.isCancelled { throw .cancelled }
      if emptied == before {
        take(cart.products, asked: asked, offers: offers)
        return cart.header
      }
    }
  }

  /// Loads the shop's cart for the badge, unless it was loaded in this run.
  func loadOnce(from gateway: any KaimonoGateway) async throws(KaimonoConnectionError) {
    if !isLoaded { _ = try await load(from: gateway) }
  }

  /// Takes over an answer of the shop.
  ///
  /// - Parameters:
  ///   - products: The products of the shop's cart.
  ///   - asked: The added products that the shop was asked about.
  ///   - offers: The shop's current offers of those products.
  func take(
    _ products: [CartProduct],
    asked: [CartProduct.ID] = [],
    offers: [ShopProduct] = []
  ) {
    isLoaded = true
    // Contents that could not be read at the start may be readable now.
    var contents = storage.read() ?? relay.value
    contents.take(products, asked: asked, offers: offers)
    keep(contents)
  }

  /// Continues where a recorded session has ended; an answer of the shop in that session counts as one in this run.
  package func takeUp(_ end: KaimonoCartState) {
    isLoaded = end.header.value != nil
    keep(end.contents)
    lost.accept(end.unsaved)
  }

  /// Takes over the end of an order: a placed one empties the cart, and a refusal may report what has sold out.
  private func follow(_ end: OrderEnd) {
    switch end {
    case .placed:
      emptied += 1
      storage.empty()
      relay.accept(storage.contents)
    case .failed(.refusal(.soldOut(let productIDs))):
      var contents = relay.value
      contents.mark(soldOut: productIDs)
      keep(contents)
    case .failed: break
    }
  }

  /// Stores the contents before the scenes receive them, so that nothing on the screen can be lost.
  private func keep(_ contents: KaimonoCartContents) {
    storage.keep(contents, isAnswered: isLoaded)
    relay.accept(storage.contents)
  }
}
