import Foundation
import Kaimono
import MarketSimulation
import Observation2
import Scenes
import ScenesHeadless

@testable import KaimonoSimulation

/// Answers one request after another until the standard input ends.
///
/// Prints `open` when it accepts requests. Each order that it takes is written to the customer's
/// file, a JSON array, before it is answered.
@MainActor
func keepShop(socket path: String, folder: String) async throws {
  // A customer's process that was killed reads no answer.
  signal(SIGPIPE, SIG_IGN)
  let socket = try LocalSocket.listening(at: path)
  say("open")
  var counters: [String: ShopCounter] = [:]
  while let connection = try socket.accept() {
    guard let request = try connection.receive(ShopRequest.self) else { continue }
    let file = "\(folder)/\(request.customer).orders"
    let counter = counters[request.customer] ?? ShopCounter(file: file)
    counters[request.customer] = counter
    try? connection.send(await counter.answer(request.question))
  }
}

/// The shop for one customer.
@MainActor
private final class ShopCounter {
  private let shop = MarketApp(clock: VirtualTime(), seed: 0)
  private let file: String
  private var orders: [KaimonoOrder] = []

  init(file: String) {
    self.file = file
    shop.network.latency = .zero
  }

  func answer(_ question: ShopRequest.Question) async -> ShopAnswer {
    guard let gateway = shop.kaimono?.gateway else { return .refused("There is no shop.") }
    do {
      switch question {
      case .cart: return .cart(try await gateway.cart())
      case .place(let order):
        switch try await gateway.place(order) {
        case .taken(let receipt):
          // An order that is sent again with its key is the same order.
          if !orders.contains(order) { try write(orders + [order]) }
          return .receipt(receipt)
        case .refused(.voided): return .voided
        case .refused(let reason): return .refused("\(reason)")
        }
      case .resolve(let key): return .receipt(try await gateway.resolve(key))
      }
    } catch {
      return .refused("\(error)")
    }
  }

  private func write(_ orders: [KaimonoOrder]) throws {
    try JSONEncoder().encode(orders).write(to: URL(fileURLWithPath: file), options: .atomic)
    self.orders = orders
  }
}
