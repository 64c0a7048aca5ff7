import Observation2
import StateStore

/// The actions of the store of a page about placed orders.
enum PlacedOrdersAction: Equatable {
  case start, load
  case loaded([PlacedOrder])
  case loadingFailed(KaimonoError)
}

extension Reducer where State == PlacedOrdersState, Action == PlacedOrdersAction {
  /// Creates the reducer of a page about placed orders: it loads them, and again when one is placed, has arrived or
  /// was picked up.
  ///
  /// - Parameters:
  ///   - gateway: The way to the shop.
  ///   - orders: The app's order service.
  ///   - notices: Reports arrivals and pick-ups of deliveries.
  /// - Returns: The reducer.
  static func placedOrders(
    _ gateway: any KaimonoGateway,
    _ orders: KaimonoOrderService,
    _ notices: any ShopNotices
  ) -> Reducer {
    Reducer { state, action in
      switch action {
      case .start:
        return .merge(
          .stream(orders.placed.map { .load }),
          .stream(notices.deliveriesChanged.map { .load }),
          .send(.load)
        )
      case .load:
        state.orders.begin()
        return loading(state.subject, gateway).cancellable(id: "loading", cancelInFlight: true)
      case .loaded(let orders): state.orders.finish(with: orders)
      case .loadingFailed(let error): state.orders.fail(with: error)
      }
      return .none
    }
  }

  private static func loading(
    _ subject: PlacedOrdersSubject,
    _ gateway: any KaimonoGateway
  ) -> Effect<Action> {
    .run { send in
      do throws(KaimonoConnectionError) {
        switch subject {
        case .all: send(.loaded(try await gateway.placedOrders()))
        case .one(let id):
          let order = try await gateway.placedOrder(id)
          send(.loaded(order.map { [$0] } ?? []))
        }
      } catch {
        send(.loadingFailed(.connection(error)))
      }
    }
  }
}
