import FlowKit
import Scenes
import ScenesHeadless

/// Raises the quantity of a product in the cart: `buy: {product: にんじん, quantity: 3}`.
struct BuyCommand: FlowCommand {
  static let name = "buy"
  static let keys: [String]? = ["product", "quantity", "timeout"]

  let product: FlowText
  let quantity: FlowParameter<Int>?
  let timeout: FlowParameter<FlowDuration>?

  init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    quantity = fields.count("quantity")
    timeout = fields.duration("timeout", .milliseconds)
    guard fields.contains("product") else {
      call.report("“buy” needs “product”, its name.")
      return nil
    }
    guard let product = fields.text("product") else { return nil }
    self.product = product
  }

  func check(_ check: FlowCheck) -> [FlowError] {
    guard product.literal == "" else { return [] }
    return [check.error("A product has a name.", at: product.position)]
  }

  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let name = try run.text(product)
    var row = FlowSelector()
    row.text = FlowText(name)
    var button = FlowSelector()
    button.text = FlowText("増やす")
    button.relations = [FlowSelector.Relation(kind: .rightOf, target: row)]
    for _ in 0..<(try run.value(quantity) ?? 1) where run.spendTouches() {
      let element = try await run.element(button, within: try run.timeout(timeout))
      guard element.isEnabled else { throw StepFailure("There is no more of “\(name)”.") }
      try await run.device.tap(at: element.frame.center)
      await run.settle()
    }
    return .passed
  }
}
