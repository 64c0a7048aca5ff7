import FlowKit
import Outside
import Scenes
import ScenesHeadless

/// The team's own command: `drink: 3` taps the button three times.
package struct DrinkCommand: FlowCommand {
  package static let name = "drink"
  package static let keys: [String]? = ["cups"]
  package static let guide = FlowCommandGuide(
    "Drinks cups of coffee, one after the other.",
    keys: ["cups": "How many."]
  )

  private let cups: FlowParameter<Int>

  package init?(_ call: FlowCall) {
    guard let cups = call.count("cups") else { return nil }
    self.cups = cups
  }

  package func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    var button = FlowSelector()
    button.id = FlowText("drink")
    for _ in 0..<(try run.value(cups)) where run.spendTouches() {
      let found = try await run.element(button, within: try run.timeout(nil))
      try await run.device.tap(at: found.frame.center)
      await run.settle()
    }
    return .passed
  }
}

extension FlowCommandList {
  /// The format's commands and the team's.
  package static let tally = standard.adding(DrinkCommand.self)
}
