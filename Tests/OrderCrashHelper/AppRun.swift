import Foundation
import Kaimono
import MarketSimulation
import Observation2
import Scenes
import ScenesHeadless

@testable import KaimonoSimulation

/// One run of the app, as its arguments define it.
struct AppRun {
  let socket: String
  let customer: String
  let folder: String
  /// Whether the person taps the order button; otherwise they only open the cart.
  let orders: Bool
  let lastStep: Int

  init(_ values: [String]) {
    socket = values[0]
    customer = values[1]
    folder = values[2]
    orders = values[3] == "order"
    lastStep = Int(values[4]) ?? 0
  }
}

/// Opens the cart, orders if the run does, and prints the result: `end placed` when the app
/// confirms the order, `end empty` when the cart is empty, `end open` when it can be ordered.
@MainActor
func runApp(_ run: AppRun) async throws {
  let steps = Steps(upTo: run.lastStep)
  steps.reached("start")
  let time = VirtualTime()
  let app = try MarketApp(clock: time, folder: run.folder, files: SteppingFiles(steps)) { error in
    complain("\(error)")
    exit(2)
  }
  app.kaimono?.gateway = RemoteShop(socket: run.socket, customer: run.customer, steps)
  let stage = try Stage(time, launching: app, ["scene": "cart"])
  await stage.settle()
  steps.reached("open")
  if run.orders {
    try stage.tap("order-button")
    steps.reached("tap")
    await stage.settle()
  }
  let ends: [(ScreenQuery, String)] = [
    ("order-done", "placed"), ("cart-empty", "empty"), ("cart-loading-error", "unknown"),
  ]
  say("end \(ends.first { stage.shows($0.0) }?.1 ?? "open")")
  stage.close()
  app.stop()
}
