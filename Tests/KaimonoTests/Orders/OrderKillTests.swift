import Foundation
import ProcessSupport
import Testing

@testable import Kaimono

/// Kills an app while it orders, starts it again, and checks the orders of the shop in another
/// process.
@Suite struct OrderKillTests {
  @Test func `killed after any step of an order, it is one order after a restart`() throws {
    let shop = try OrderCrashShop()
    var step = 1
    while try OrderCrashTrial(shop, "step-\(step)").isOneOrder(killing: [.afterStep(step)]) {
      step += 1
    }
    #expect(step > 14, "An order kept, sent, answered and forgotten has more steps than \(step).")
  }

  @Test func `killed after any step of sending it again, it is one order`() throws {
    let shop = try OrderCrashShop()
    let whole = try OrderCrashTrial(shop, "whole")
    try whole.isOneOrder(killing: [])
    let sent = try #require(whole.number(of: "order sent"))
    var step = 1
    while try OrderCrashTrial(shop, "again-\(step)")
      .isOneOrder(killing: [.afterStep(sent), .afterStep(step)])
    {
      step += 1
    }
    #expect(step > 10, "An order sent again has more steps than \(step).")
  }

  @Test func `killed at any moment, and again while it starts, it is one order`() throws {
    let shop = try OrderCrashShop()
    let length = try OrderCrashTrial(shop, "whole").length()
    var moment = Double.random(in: 0..<1)
    for number in KillMoments("ORDER") {
      // Steps of the golden ratio spread any number of moments evenly.
      moment = (moment + 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      var kills: [OrderCrashTrial.Kill] = [.after(length * moment)]
      if number.isMultiple(of: 2) { kills.append(.after(length * (1 - moment))) }
      try OrderCrashTrial(shop, "moment-\(number)").isOneOrder(killing: kills)
    }
  }
}
