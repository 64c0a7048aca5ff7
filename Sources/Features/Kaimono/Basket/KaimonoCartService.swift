import Observation2

/// Holds what a person has in the cart, for all scenes that show it or count it.
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
  /// How often an order has emptied it in this run.
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
        if case .ended(.placed) = phase { self?.empty() }
      }
      .disposed(by: disposeBag)
    }
  }

  /// The cart's contents: the current ones, then the new ones after each change.
  var contents: Driver<KaimonoCartContents> { relay.asDriver().distinctUntilChanged() }

  /// How many things are in the cart.
  var badge: Driver<Int> { contents.map(\.badge).distinctUntilChanged() }

  /// Tells each time that the shop may have another cart than it has said, so that who shows it loads it again.
  var outdated: Signal<Void> { outdating.asSignal() }

  /// Notes that the shop may have another cart than it has said.
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
  /// Not while an order is under way: its end empties the cart.
  func add(_ product: CartProduct) {
    if orders.isUnderWay { return }
    var contents = relay.value
    contents.add(product)
    keep(contents)
  }

  /// Asks the shop what is in the cart, and what has become of the products that the person has added.
  ///
  /// The service asks again if an order was placed during the request. An answer from before the order would fill the
  /// cart that the order has emptied, and the person might order all of it once more. The service takes no answer after
  /// its task was cancelled: the app's run may have ended during the request, and the next run may have another cart.
  ///
  /// - Returns: The cart with the products that the person has added and the quantities that they have chosen.
  func load(from gateway: any KaimonoGateway) async throws(KaimonoConnectionError) -> KaimonoCart {
    while true {
      let before = emptied
      let cart = try await gateway.cart()
      let asked = relay.value.added.map(\.id)
      let offers = asked.isEmpty ? [] : try await gateway.products(asked)
      if Task.isCancelled { throw .cancelled }
      if emptied == before { return take(cart, asked: asked, offers: offers) }
    }
  }

  /// Asks the shop what is in the cart, unless it has said so in this run, so that the badge counts it.
  func loadOnce(from gateway: any KaimonoGateway) async throws(KaimonoConnectionError) {
    if !isLoaded { _ = try await load(from: gateway) }
  }

  /// Takes over an answer of the shop.
  ///
  /// - Parameters:
  ///   - cart: The shop's cart.
  ///   - asked: The added products that the shop was asked about.
  ///   - offers: The shop's current offers of those products.
  /// - Returns: The cart with the products that the person has added and the quantities that they have chosen.
  func take(
    _ cart: KaimonoCart,
    asked: [CartProduct.ID] = [],
    offers: [ShopProduct] = []
  ) -> KaimonoCart {
    isLoaded = true
    // Contents that could not be read at the start may be readable now.
    var contents = storage.read() ?? relay.value
    contents.take(cart.products, asked: asked, offers: offers)
    keep(contents)
    var cart = cart
    cart.products = contents.inCart
    return cart
  }

  /// Takes up where a recorded session has ended: what the shop has said in it, it has said in this run.
  package func takeUp(_ end: KaimonoCartState) {
    keep(KaimonoCartContents())
    if let cart = end.cart { _ = take(cart) }
    lost.accept(end.unsaved)
  }

  private func empty() {
    emptied += 1
    keep(KaimonoCartContents())
  }

  /// Stores before it tells: what a scene shows is kept already.
  private func keep(_ contents: KaimonoCartContents) {
    storage.keep(contents)
    relay.accept(storage.contents)
  }
}
