package import Observation2
package import StateStore

/// The actions of the cart's store.
package enum KaimonoCartAction: Equatable, Codable {
  case start, load, refresh, refreshFailed, offersChanged, outdated, order
  case showSoldOut, shown
  case loaded(KaimonoCartHeader)
  case loadingFailed(KaimonoError)
  case changeQuantity(Int, productID: CartProduct.ID)
  case orderMoved(KaimonoOrderService.Phase)
  case contentsChanged(KaimonoCartContents)
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
          state.header.isLoading ? .send(.load) : .none
        )
      case .load where !state.isOrdering:
        state.header.begin()
        return loading(gateway, orders, service)
      case .outdated: return whenIdle(orders, .load)
      case .offersChanged:
        return .merge(
          state.header.isLoading ? .send(.load) : .none,
          whenIdle(orders, .refresh)
        )
      // The page keeps its content until something newer arrives.
      case .refresh where !state.isOrdering && state.header.isLoaded:
        return loading(gateway, orders, service, isQuiet: true)
      case .refreshFailed: return .refreshingAgain(.refresh)
      case .loaded(let header):
        state.header.finish(with: header)
        return .cancel(id: "changes")
      case .loadingFailed(let error): state.header.fail(with: error)
      case .changeQuantity(let quantity, let productID) where !state.isOrdering:
        state.order = .idle
        return .perform { service.choose(quantity, of: productID) }
      case .contentsChanged(let contents): state.contents = contents
      case .order:
        guard let cart = state.cart, cart.canBeOrdered else { return .none }
        return .perform { orders.place(cart) }
      case .showSoldOut: state.wantedProductID = state.soldOutID
      case .shown: state.wantedProductID = nil
      case .unsavedChanged(let unsaved): state.unsaved = unsaved
      case .orderMoved(.underWay(let order)):
        state.order = .underWay(order)
        state.wantedProductID = nil
        return .cancel(id: "loading")
      case .orderMoved(.ended(let end)):
        // The order has cancelled the load of a scene that was opened during it.
        let isUnloaded = state.isOrdering && !state.header.isLoaded
        state.finish(end)
        return .merge(.perform(orders.acknowledge), isUnloaded ? .send(.refresh) : .none)
      case .load, .refresh, .changeQuantity, .orderMoved(.idle): break
      }
      return .none
    }
  }

  /// Sends an action now, or after the order under way, which would cancel its request.
  ///
  /// It sends the action again after each later order, until the shop has answered.
  private static func whenIdle(_ orders: KaimonoOrderService, _ action: Action) -> Effect<Action> {
    .stream(orders.phase.filter { $0 == .idle }.map { _ in action })
      .cancellable(id: "changes", cancelInFlight: true)
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
        let header = try await KaimonoError.asking { () throws(KaimonoConnectionError) in
          try await service.load(from: gateway)
        }
        send(.loaded(header))
      } catch {
        send(isQuiet ? .refreshFailed : .loadingFailed(error))
      }
    }
    .cancellable(id: "loading", cancelInFlight: true)
  }
}
