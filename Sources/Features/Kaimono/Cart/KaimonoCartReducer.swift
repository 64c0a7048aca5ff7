package import Observation2
package import StateStore

/// The actions of the cart's store.
package enum KaimonoCartAction: Equatable, Codable {
  case start, load, refresh, refreshFailed, offersChanged, order
  case showSoldOut, shown
  case loaded(KaimonoCart)
  case loadingFailed(KaimonoError)
  case changeQuantity(Int, productID: CartProduct.ID)
  case orderMoved(KaimonoOrderService.Phase)
  case contentsChanged(KaimonoCartContents)
  case outdated
  case unsavedChanged([KaimonoChoiceSubject: String])
}

extension Reducer where State == KaimonoCartState, Action == KaimonoCartAction {
  /// Creates the cart's reducer: it shows an order under way or else loads the cart, follows the app's
  /// cart service, and carries out the person's actions.
  ///
  /// Before loading it resolves an order whose answer was lost, so that the cart is not shown as if
  /// nothing had been ordered.
  ///
  /// - Parameters:
  ///   - gateway: The way to the shop.
  ///   - orders: The app's order service.
  ///   - service: The app's cart service.
  ///   - changes: Sends an event each time that stock, prices or the pickup day may have changed.
  /// - Returns: The reducer.
  package static func cart(
    _ gateway: any KaimonoGateway,
    _ orders: KaimonoOrderService,
    _ service: KaimonoCartService,
    _ changes: Signal<Void> = .never()
  ) -> Reducer {
    Reducer { state, action in
      switch action {
      case .start:
        return .merge(
          .stream(orders.phase.filter { $0 != .idle }.map(Action.orderMoved)),
          .stream(service.contents.map(Action.contentsChanged)),
          .stream(service.outdated.map { Action.outdated }),
          .stream(changes.map { Action.offersChanged }),
          .stream(service.unsaved.map(Action.unsavedChanged)),
          // Where a recorded session has ended, the shop has answered already.
          state.loading == .underWay ? .send(.load) : .none
        )
      case .load where !state.isOrdering:
        state.loading = .underWay
        state.isOutdated = false
        return loading(gateway, orders, service)
      case .offersChanged:
        // An order cancels the request. Each return to idle asks again, until there is an answer.
        let refreshing = orders.phase.filter { $0 == .idle }.map { _ in Action.refresh }
        return .merge(
          state.loading == .underWay ? .send(.load) : .none,
          .stream(refreshing).cancellable(id: "changes", cancelInFlight: true)
        )
      // The page keeps its content until something newer arrives.
      case .refresh where !state.isOrdering && state.loading == .done:
        return loading(gateway, orders, service, isQuiet: true)
      case .refreshFailed: return .refreshingAgain(.refresh)
      case .loaded(let cart):
        state.cart = cart
        state.loading = .done
        return .cancel(id: "changes")
      case .loadingFailed(let error):
        state.loading = .failed(error)
      case .changeQuantity(let quantity, let productID) where !state.isOrdering:
        state.cart?.setQuantity(quantity, of: productID)
        state.orderEnd = nil
        return .perform { service.choose(quantity, of: productID) }
      case .contentsChanged(let contents) where !state.isOrdering:
        state.cart?.follow(contents)
      case .contentsChanged(let contents): state.isOvertaken = state.cart?.shows(contents) == false
      case .outdated where state.isOrdering: state.isOutdated = true
      case .outdated: return .send(.load)
      case .order:
        guard let cart = state.cart, cart.canBeOrdered else { return .none }
        return .perform { orders.place(cart) }
      case .showSoldOut: state.wantedProductID = state.soldOutID
      case .shown: state.wantedProductID = nil
      case .unsavedChanged(let unsaved): state.unsaved = unsaved
      case .orderMoved(.underWay(let order)):
        state = KaimonoCartState(
          loading: .done,
          cart: order.cart,
          isOrdering: true,
          unsaved: state.unsaved
        )
        return .cancel(id: "loading")
      case .orderMoved(.ended(let end)):
        state.isOrdering = false
        state.orderEnd = end
        state.cart?.follow(end)
        let loads = state.isOutdated || state.isOvertaken && !end.isPlaced
        state.isOvertaken = false
        return .merge(.perform(orders.acknowledge), loads ? .send(.load) : .none)
      case .load, .refresh, .changeQuantity, .orderMoved(.idle): break
      }
      return .none
    }
  }

  private static func loading(
    _ gateway: any KaimonoGateway,
    _ orders: KaimonoOrderService,
    _ service: KaimonoCartService,
    isQuiet: Bool = false
  ) -> Effect<Action> {
    .run { send in
      do throws(KaimonoError) {
        try await orders.resolve()
        let cart = try await KaimonoError.asking { () throws(KaimonoConnectionError) in
          try await service.load(from: gateway)
        }
        send(.loaded(cart))
      } catch {
        send(isQuiet ? .refreshFailed : .loadingFailed(error))
      }
    }
    .cancellable(id: "loading", cancelInFlight: true)
  }
}

extension KaimonoCart {
  /// Returns whether it has the products of the person's cart, as many of each.
  fileprivate func shows(_ contents: KaimonoCartContents) -> Bool {
    products.elementsEqual(contents.inCart) { $0.id == $1.id && $0.quantity == $1.quantity }
  }

  /// Takes over what has changed elsewhere; what the last refusal has marked stays marked.
  fileprivate mutating func follow(_ contents: KaimonoCartContents) {
    let marks = Dictionary(products.map { ($0.id, $0.isSoldOut) }) { first, _ in first }
    products = contents.inCart.map { product in
      var product = product
      product.isSoldOut = marks[product.id] ?? product.isSoldOut
      return product
    }
  }

  /// Applies the end of an order.
  fileprivate mutating func follow(_ end: OrderEnd) {
    switch end {
    case .placed: products = []
    case .failed(.refusal(.soldOut(let productIDs))):
      let productIDs = Set(productIDs)
      for index in products.indices {
        products[index].isSoldOut = productIDs.contains(products[index].id)
      }
    case .failed(.refusal(.deadlinePassed(next: let next?))): pickupDay = next
    case .failed: break
    }
  }
}
