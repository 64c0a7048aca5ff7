import Foundation
import Observation2
import StateStore

/// The gateway of a session, which answers after a delay and at random.
@MainActor
final class SessionGateway {
  private struct Failure: Error {}

  private let clock: VirtualTime
  private var random: SessionRandom

  init(_ clock: VirtualTime, seed: UInt64) {
    self.clock = clock
    random = SessionRandom(seed: seed)
  }

  func price() async throws -> Double {
    try await wait()
    return Double.random(in: 0.01...999, using: &random)
  }

  func order() async throws -> Data {
    try await wait()
    if Int.random(in: 0..<3, using: &random) == 0 { throw Failure() }
    return Data((0..<8).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  func stock() -> EventStream<Int> {
    let amounts = (0..<3).map { _ in Int.random(in: 0..<100, using: &random) }
    return EventStream<Int>.from(amounts)
  }

  private func wait() async throws {
    try await clock.sleep(for: .milliseconds(Int.random(in: 0..<3_000, using: &random)))
  }
}

@MainActor
extension Reducer where State == Session, Action == SessionAction {
  /// Returns the session's reducer; without a gateway, as for a replay, it starts no effects.
  static func session(_ clock: any AppClock, _ gateway: SessionGateway?) -> Reducer {
    .combine(
      Reducer<Session.Coupon, CouponAction>.coupon.lift(
        optional: \.coupon,
        embed: { .coupon($0) },
        extract: { if case .coupon(let action) = $0 { action } else { nil } }
      ),
      Reducer { state, action in
        state.changedAt = clock.scheduler.now
        return reduce(&state, action, clock, gateway)
      }
    )
  }

  private static func reduce(
    _ state: inout Session,
    _ action: SessionAction,
    _ clock: any AppClock,
    _ gateway: SessionGateway?
  ) -> Effect<SessionAction> {
    switch action {
    case .add(let id, let note):
      if !state.lines.hasChild(id) { state.lines.append(Session.Line(id: id)) }
      state.lines.updateChild(id) { line in
        line.quantity += 1
        line.size = line.quantity.isMultiple(of: 3) ? nil : .init(name: note, grams: id * 10)
        line.notes["\(line.quantity % 4)"] = note
      }
      state.share = Float(state.lines.count) / 3
    case .remove(let id): state.lines.remove(id: id)
    case .favour(let name):
      if state.favourites.remove(name) == nil { state.favourites.insert(name) }
    case .put(let id, let place): state.shelves[place, default: []].formSymmetricDifference([id])
    case .askPrice(let id):
      guard let gateway else { return .none }
      return .run { send in send(.priced(id, try await gateway.price())) }
        .cancellable(id: id, cancelInFlight: true)
    case .watchStock(let name):
      guard let gateway else { return .none }
      return .stream(gateway.stock().map { .stocked(name, $0) })
        .debounced(id: name, for: .milliseconds(200))
    case .order:
      var attempt = 1
      if case .ordering(let before, _) = state.phase { attempt = before + 1 }
      state.phase = .ordering(attempt: attempt, since: clock.timeSince1970)
      guard let gateway else { return .none }
      return .run { send in
        send(.ordered(try await gateway.order()))
      } catch: { _ in
        .refused("通信できませんでした\n\"\\é")
      }
      .cancellable(id: "order", cancelInFlight: true)
    case .cancelOrder:
      state.phase = .browsing
      return .cancel(id: "order")
    case .openCoupon(let id, let date):
      state.coupon = Session.Coupon(id: id, percent: 1 / 3)
      state.openedAt = date
    case .closeCoupon: state.coupon = nil
    case .coupon: break
    case .priced(let id, let price):
      state.prices[id] = price
      // The order of summation decides the last bits, so it must not be that of a hash table.
      let sum = state.prices.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
      state.mean = sum / Double(state.prices.count)
    case .stocked(let name, let count): state.stock[name] = count
    case .ordered(let code):
      state.code = code
      state.phase = .browsing
      state.toast = "注文しました"
    case .refused(let reason):
      state.phase = .failed(reason: reason)
      state.toast = reason
    }
    return .none
  }
}

@MainActor
extension Reducer where State == Session.Coupon, Action == CouponAction {
  fileprivate static var coupon: Reducer {
    Reducer { state, action in
      switch action {
      case .grow:
        let growth = state.percent / 7
        return .concatenate(.wait(.milliseconds(700)), .send(.grew(by: growth)))
      case .grew(let growth):
        state.percent += growth
        return .none
      }
    }
  }
}
