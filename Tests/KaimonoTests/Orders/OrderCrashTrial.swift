import Foundation
import ProcessSupport
import StorePersistence
import Testing

@testable import Kaimono

/// A customer who orders once, with an app that is killed now and then.
final class OrderCrashTrial {
  /// The moment when the app is killed.
  enum Kill {
    /// At a step, where the app waits.
    case afterStep(Int)
    /// A time span after the start.
    case after(Duration)
  }

  private let shop: OrderCrashShop
  private let customer: String
  private let folder: TemporaryFolder
  /// The steps that the app has reached, in all its runs.
  private var steps: [String] = []
  private var kills: [Kill] = []

  init(_ shop: OrderCrashShop, _ customer: String) throws {
    self.shop = shop
    self.customer = customer
    folder = try TemporaryFolder()
  }

  /// Returns the time from the start of the app to the end of an order.
  func length() throws -> Duration {
    let app = try start("order")
    var said = app.read()
    return ContinuousClock().measure { said += app.readToEnd() }
  }

  /// Kills the app while it orders, kills the following runs too, then lets the app finish, and
  /// checks that the result is one order.
  ///
  /// - Parameter kills: The kills, the first one during the order.
  /// - Returns: Whether the last kill came before the end of the order.
  /// - Throws: An error if the processes can't run.
  @discardableResult
  func isOneOrder(killing kills: [Kill]) throws -> Bool {
    self.kills = kills
    var end = try run("order", kill: kills.first)
    for kill in kills.dropFirst() where end == nil { end = try run("resume", kill: kill) }
    let isKilled = end == nil
    let kept = try pending()
    if steps.contains("order sent"), !steps.contains("order answered") {
      #expect(kept != nil, "It was sent without its key being kept. \(story)")
    }
    if end == nil { end = try run("resume") }
    if end == "open" {
      #expect(kept == nil && !steps.contains("order sent"), "The order was forgotten. \(story)")
      end = try run("order")
    }
    if end == "empty" {
      #expect(steps.contains("order answered"), "The person is not told. \(story)")
    } else {
      #expect(end == "placed", "\(story)")
    }
    let orders = try shop.orders(of: customer)
    #expect(orders.map(\.cart) == [.sample()], "\(story)")
    if let kept { #expect(orders == [kept.order], "\(story)") }
    #expect(try pending() == nil, "\(story)")
    return isKilled
  }

  /// Runs the app until it is killed or finishes.
  ///
  /// - Returns: The app's result; `nil` if it was killed before.
  private func run(_ what: String, kill: Kill? = nil) throws -> String? {
    var step = 0
    if case .afterStep(let number) = kill { step = number }
    let app = try start(what, until: step)
    var said = app.read()
    switch kill {
    case .after(let delay): app.kill(after: delay)
    case .afterStep:
      while !hasReached(step, said) {
        let more = app.read()
        if more.isEmpty { break }
        said += more
      }
      app.kill()
    case nil: break
    }
    said += app.readToEnd()
    let ending = app.wait()
    var end: String?
    for line in String(decoding: said, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      if words.count == 2, words[0] == "end" { end = words[1] } else { steps += words.dropFirst() }
    }
    if end == nil { #expect(kill != nil && ending == .killed(by: SIGKILL), "\(ending). \(story)") }
    return end
  }

  /// Returns the number of a step of the first run.
  func number(of step: String) -> Int? {
    steps.firstIndex(of: step).map { $0 + 1 }
  }

  private func hasReached(_ step: Int, _ said: [UInt8]) -> Bool {
    let lines = String(decoding: said, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.dropLast().contains { $0.hasPrefix("\(step) ") }
  }

  private func start(_ what: String, until step: Int = 0) throws -> HelperProcess {
    let arguments = ["app", shop.socket, customer, folder.path(""), what, "\(step)"]
    return try OrderCrashShop.helper(arguments)
  }

  /// Returns the order that the app has stored, while it does not run.
  private func pending() throws -> PendingOrder? {
    let path = folder.path("pending-order")
    return try StateFile<[PendingOrder]>(path: path) { Issue.record($0) }.load()?.first
  }

  private var story: String { "Killed \(kills): \(steps.joined(separator: ", "))." }
}
