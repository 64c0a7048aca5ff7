import Observation2
import StateStore

/// The actions of the store of a page with offers.
enum OffersAction: Equatable {
  case start, load, refresh, refreshFailed
  case loaded(shopName: String?, [ShopProduct]?)
  case loadingFailed(KaimonoError)
  case addToCart(CartProduct.ID)
  case badgeChanged(Int)
  case isOrderingChanged(Bool)
}

extension Reducer where State == OffersState, Action == OffersAction {
  /// Creates the reducer of a page with offers: it loads them, loads them again when they change, puts what a
  /// person wants into the app's cart, and follows that cart.
  ///
  /// - Parameters:
  ///   - gateway: The way to the shop.
  ///   - orders: The app's order service.
  ///   - cart: The app's cart service.
  ///   - changes: Sends an event each time that the shop may offer something else.
  /// - Returns: The reducer.
  static func offers(
    _ gateway: any KaimonoGateway,
    _ orders: KaimonoOrderService,
    _ cart: KaimonoCartService,
    _ changes: Signal<Void> = .never()
  ) -> Reducer {
    Reducer { state, action in
      switch action {
      case .start:
        return .merge(
          .stream(cart.badge.map(Action.badgeChanged)),
          .stream(orders.phase.map { Action.isOrderingChanged($0.isUnderWay) }),
          .stream(changes.map { Action.refresh }),
          // An order takes its products out of the stock.
          .stream(orders.placed.map { Action.refresh }),
          .send(.load),
          // Otherwise the badge is that of an earlier visit. The cart reports a failure itself.
          .run { _ in try? await cart.loadOnce(from: gateway) }
        )
      case .load:
        state.products.begin()
        return loading(state.subject, gateway)
      // The products stay until there are newer ones. The indicator of a load under way stays as well.
      case .refresh: return loading(state.subject, gateway, isQuiet: !state.products.isLoading)
      case .refreshFailed: return .refreshingAgain(.refresh)
      case .loaded(let shopName, let products):
        state.shopName = shopName
        state.products.finish(with: products)
      case .loadingFailed(let error): state.products.fail(with: error)
      case .addToCart(let id):
        guard !state.isOrdering, let product = state.products.value?.first(where: { $0.id == id }),
          product.isForSale
        else { return .none }
        return .perform { cart.add(CartProduct(product, quantity: 1)) }
      case .badgeChanged(let badge): state.badge = badge
      case .isOrderingChanged(let isOrdering): state.isOrdering = isOrdering
      }
      return .none
    }
  }

  private static func loading(
    _ subject: OffersSubject,
    _ gateway: any KaimonoGateway,
    isQuiet: Bool = false
  ) -> Effect<Action> {
    .run { send in
      do throws(KaimonoConnectionError) {
        switch subject {
        case .products(let ids):
          let products = try await gateway.products(ids)
          send(.loaded(shopName: nil, products.isEmpty ? nil : products))
        case .shop(let id):
          let shop = try await gateway.shop(id)
          send(.loaded(shopName: shop?.name, shop?.products))
        }
      } catch {
        send(isQuiet ? .refreshFailed : .loadingFailed(.connection(error)))
      }
    }
    .cancellable(id: "loading", cancelInFlight: true)
  }
}
