import Observation2

@testable import Kaimono
@testable import KaimonoSimulation

/// The shop of a random history, behind a wire that loses, delays, doubles and reorders messages
/// and answers.
///
/// A message on the wire arrives even if the app that sent it has ended.
@MainActor
final class OrderHistoryWire {
  /// Whether new messages arrive at once; those already on the wire are still delayed.
  var isPerfect = false
  private(set) var shop: KaimonoShop
  private let time: VirtualTime
  private let chance: Chance
  /// Called with each order that the shop takes.
  private let taken: (KaimonoOrder) -> Void
  private static let timeout = 10

  init(
    _ time: VirtualTime,
    _ chance: Chance,
    taken: @escaping (KaimonoOrder) -> Void
  ) throws {
    shop = KaimonoShop(try KaimonoShopFile.bundled.get())
    self.time = time
    self.chance = chance
    self.taken = taken
  }

  func happen(_ event: KaimonoBackendEvent) {
    shop.apply(event)
  }

  /// Orders from another device of the same person, with a key and a connection of its own.
  func orderElsewhere() {
    let order = KaimonoOrder(key: OrderKey(value: chance.next()), cart: .sample([.carrot]))
    _ = try? shop.place(order, now: time.timeSince1970)
  }

  /// Sends a request, and waits for an answer as long as an app does.
  func ask<Answer>(
    _ answer: @escaping (inout KaimonoShop, Duration) throws(KaimonoConnectionError) -> Answer
  ) async throws(KaimonoConnectionError) -> Answer {
    if isPerfect { return try carryOut(answer).get() }
    if chance.one(in: 12) { throw .offline }
    let letter = Letter<Answer>()
    var answered = Self.timeout + 1
    for _ in 0..<(chance.one(in: 5) ? 2 : 1) where !chance.one(in: 7) {
      let arrival = delay()
      let isHeard = !chance.one(in: 6)
      let back = arrival + chance.below(3)
      if isHeard { answered = min(answered, back) }
      _ = time.schedule(after: .seconds(arrival)) { [self] in
        let result = carryOut(answer)
        if isHeard { letter.answers[back] = letter.answers[back] ?? result }
      }
    }
    if answered <= Self.timeout {
      await wait(answered)
      if let result = letter.answers[answered] { return try result.get() }
    }
    // A server on the way may give up before the app does.
    let isServer = chance.one(in: 4)
    await wait(isServer ? chance.below(Self.timeout) : Self.timeout)
    throw isServer ? .server : .timedOut
  }

  /// The answers to one request, by the seconds until they arrive.
  private final class Letter<Answer> {
    var answers: [Int: Result<Answer, KaimonoConnectionError>] = [:]
  }

  private func delay() -> Int {
    switch chance.below(8) {
    case 0: 60 + chance.below(600)
    case 1, 2: 5 + chance.below(30)
    default: chance.below(4)
    }
  }

  private func wait(_ seconds: Int) async {
    try? await time.sleep(for: .seconds(seconds))
  }

  private func carryOut<Answer>(
    _ answer: (inout KaimonoShop, Duration) throws(KaimonoConnectionError) -> Answer
  ) -> Result<Answer, KaimonoConnectionError> {
    let count = shop.orders.count
    let now = time.timeSince1970
    let result = Result { () throws(KaimonoConnectionError) in try answer(&shop, now) }
    if shop.orders.count > count { taken(shop.orders[count]) }
    return result
  }
}
