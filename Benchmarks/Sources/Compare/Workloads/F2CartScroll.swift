import MarketSimulation
import Observation2
import Scenes
import ScenesHeadless

extension Workload {
  /// F2: the market's cart of 10,000 rows is scrolled by one row, down 40 rows and up again.
  static var cartScroll: Workload {
    @Sendable
    func row(_ round: Int) -> Int {
      let place = (round &+ 1) % 80
      return place < 40 ? place : 80 - place
    }
    return Workload("F2", against: .hundredRows, limit: 3) { _ in
      let carts = (await OpenCart(rows: 10_000), await OpenCart(rows: 100))
      @MainActor
      func contender(_ cart: OpenCart) -> Contender {
        Contender {
          { rounds, meter in
            _ = cart.scroll(to: 0)
            var sum = 0
            meter.start()
            for round in 0..<rounds { sum &+= cart.scroll(to: row(round)) }
            meter.stop()
            return sum
          }
        }
      }
      return Trial(
        expected: { rounds in (0..<rounds).reduce(0) { $0 &+ row($1) } },
        ours: contender(carts.0),
        bases: [contender(carts.1)]
      )
    }
  }
}

/// The market's cart on a stage, as a flow opens it.
@MainActor
private struct OpenCart {
  private let stage: Stage
  private let scroll: ScreenNodeID
  private let rowHeight: Double

  /// Opens the cart with so many products.
  init(rows: Int) async {
    let time = VirtualTime()
    let app = MarketApp(clock: time, seed: 0)
    do {
      stage = try Stage(
        time,
        checksContracts: false,
        launching: app,
        ["scene": "cart", "cart": "rows \(rows)"]
      )
    } catch {
      preconditionFailure("\(error)")
    }
    await stage.advance(by: .seconds(10))
    let frames = stage.frames
    let tops = frames.elements.lazy
      .filter { $0.element.identifier?.hasPrefix("cart-quantity-") == true }
      .map(\.frame.y).prefix(2)
    guard let scroll = frames.scrolls.first, let first = tops.first, let second = tops.last,
      second > first
    else { preconditionFailure("the cart shows no rows") }
    self.scroll = scroll.id
    rowHeight = second - first
  }

  /// Scrolls so that a row is the first; returns the number of the row that is.
  func scroll(to row: Int) -> Int {
    stage.send(.scrolled(ScreenPoint(x: 0, y: Double(row) * rowHeight)), to: scroll)
    let offset = stage.frames.scrolls.first?.offset.y ?? 0
    return Int((offset / rowHeight).rounded())
  }
}
