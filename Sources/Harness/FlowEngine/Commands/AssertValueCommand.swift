import FlowFormat
import Scenes
import ScenesHeadless

/// Asserts the value of a data source's property.
struct AssertValueCommand: StandardFlowCommand {
  /// `assertValue`.
  static let name = "assertValue"
  /// The keys.
  static let keys: [String]? = ["path", "equals", "timeout"]
  static let guide = FlowCommandGuide(
    "Waits until a property of the data source of the scene in front has a value.",
    keys: [
      "path": "The property, such as cartProducts[0].quantity.",
      "equals": "The value; null if it is left out.", "timeout": FlowCommandGuide.wait,
    ]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Assert what a person sees of it, with assertVisible."
  )

  /// The property, as `cartProducts.0.quantity`.
  var path: FlowText
  /// The expected value; `null` if the key has no value.
  var equals: FlowTree
  /// The longest wait; 17 s if `nil`, 7 s if the step is optional.
  var timeout: FlowParameter<FlowDuration>?

  var onlyLooks: Bool { true }

  var needs: FlowCapabilities { .model }

  /// Reads the property and its value.
  init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    timeout = fields.duration("timeout", .milliseconds)
    guard fields.contains("path"), fields.contains("equals") else {
      call.report("“assertValue” needs “path”, the property, and “equals”, what it must hold.")
      return nil
    }
    guard let path = fields.text("path"), let equals = fields.tree("equals") else { return nil }
    (self.path, self.equals) = (path, equals)
  }

  /// Waits until the property of the scene in front has the value.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let stage = try run.stage
    let path = try run.text(path)
    let expected = try run.value(equals)
    let limit = try run.timeout(timeout)
    let cost = 200 + path.utf8.count
    let held = try await run.wait(limit) { () throws(StepFailure) in
      guard run.spendMatching(cost) else { return false }
      guard let value = try ModelProperty.value(at: path, in: stage.navigator.top) else {
        return false
      }
      return ModelValue.equals(value, expected)
    }
    if held { return .passed }
    let value = try ModelProperty.value(at: path, in: stage.navigator.top)
    var failure = StepFailure(
      value.map { "\(path) is \(ModelValue.text(of: $0)), not \(expected.text)." }
        ?? "\(path) is not there: a list before it is too short, or something before it is nil."
    )
    failure.sought = "\(path) = \(expected.text)"
    failure.waited = limit
    throw failure
  }
}
