import Observation2
import StateStore

/// The actions of the first screen's store.
enum KaimonoTopAction: Equatable {
  case start, load, loadTop, loadDeliveries
  case loaded(KaimonoTop)
  case loadingFailed(KaimonoError)
  case deliveriesLoaded(KaimonoDeliveries)
  case deliveriesFailed(KaimonoError)
  case deadlinePassed
  case permissionChanged(isDenied: Bool)
  case badgeChanged(Int)
}

extension Reducer where State == KaimonoTopState, Action == KaimonoTopAction {
  /// Creates the reducer of the first screen: it loads what the shop and the person's orders have to say, each for
  /// itself, and loads again what may have changed since.
  ///
  /// - Parameters:
  ///   - app: The services that the screen follows.
  ///   - clock: The clock for the deadline.
  /// - Returns: The reducer.
  static func top(_ app: KaimonoTopSources, clock: any AppClock) -> Reducer {
    Reducer { state, action in
      switch action {
      case .start: return following(app)
      case .load:
        return .merge(
          .send(.loadTop),
          .send(.loadDeliveries),
          // Otherwise the badge is that of an earlier visit. The cart reports a failure itself.
          .run { _ in try? await app.cart.loadOnce(from: app.gateway) }
        )
      case .loadTop:
        state.top.begin()
        return loadingTop(app.gateway).cancellable(id: "top", cancelInFlight: true)
      case .loaded(let top):
        state.top.finish(with: top)
        return state.waitForDeadline(clock)
      case .loadingFailed(let error): state.top.fail(with: error)
      case .loadDeliveries:
        state.deliveries.begin()
        return loadingDeliveries(app.gateway).cancellable(id: "deliveries", cancelInFlight: true)
      case .deliveriesLoaded(let deliveries): state.deliveries.finish(with: deliveries)
      case .deliveriesFailed(let error): state.deliveries.fail(with: error)
      case .deadlinePassed: return state.waitForDeadline(clock)
      case .permissionChanged(let isDenied): state.isPushNotificationDenied = isDenied
      case .badgeChanged(let badge): state.badge = badge
      }
      return .none
    }
  }

  private static func following(_ app: KaimonoTopSources) -> Effect<Action> {
    .merge(
      .stream(app.cart.badge.map(Action.badgeChanged)),
      .stream(app.permission.areNotificationsDenied.map { .permissionChanged(isDenied: $0) }),
      .stream(app.orders.placed.map { .loadDeliveries }),
      .stream(app.notices.deliveriesChanged.map { .loadDeliveries }),
      // Another pickup place was chosen.
      .stream(app.cart.outdated.map { .loadTop }),
      .send(.load)
    )
  }

  private static func loadingTop(_ gateway: any KaimonoGateway) -> Effect<Action> {
    .run { send in
      do throws(KaimonoConnectionError) {
        send(.loaded(try await gateway.top()))
      } catch {
        send(.loadingFailed(.connection(error)))
      }
    }
  }

  private static func loadingDeliveries(_ gateway: any KaimonoGateway) -> Effect<Action> {
    .run { send in
      do throws(KaimonoConnectionError) {
        send(.deliveriesLoaded(try await gateway.deliveries()))
      } catch {
        send(.deliveriesFailed(.connection(error)))
      }
    }
  }
}

extension KaimonoTopState {
  /// Removes the days whose deadline has passed, and waits for the next deadline.
  @MainActor
  fileprivate mutating func waitForDeadline(_ clock: any AppClock) -> Effect<KaimonoTopAction> {
    let now = clock.timeSince1970
    top.value?.dropDays(at: now)
    guard let next = top.value?.pickupDays.first else { return .cancel(id: "deadline") }
    return .concatenate(.wait(next.deadline - now), .send(.deadlinePassed))
      .cancellable(id: "deadline", cancelInFlight: true)
  }
}
