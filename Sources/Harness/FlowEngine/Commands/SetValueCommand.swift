import FlowFormat
import Scenes
import ScenesHeadless

/// Gives a control another value at once, as a person does who drags a slider or turns a wheel.
struct SetValueCommand: StandardFlowCommand {
  /// `setValue`.
  static let name = "setValue"
  /// The keys beside those of the selector.
  static let keys: [String]? = ["value", "timeout"]
  static let guide = FlowCommandGuide(
    "Gives a control another value at once.",
    keys: [
      "value":
        "Of a slider a number from 0 to 1, of a date picker a moment such as 2026-04-05T00:30:00Z, of a "
        + "stepper a number, of a picker the choice's title, of a switch true or false.",
      "timeout": FlowCommandGuide.wait,
    ]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Swipe over the slider, or tap the control's buttons."
  )

  /// The control.
  var selector: FlowSelector
  /// The value, in the form that the control takes.
  var value: FlowText
  /// The longest wait for the control; 17 s if `nil`, 7 s if the step is optional.
  var timeout: FlowParameter<FlowDuration>?

  /// Reads the selector, the value and the time-out.
  init?(_ call: FlowCall) {
    guard let (selector, fields) = call.selection() else { return nil }
    timeout = fields.duration("timeout", .milliseconds)
    guard let selector, fields.contains("value") else {
      call.report("“setValue” needs “value”, and a text or an id of the control.")
      return nil
    }
    guard let value = fields.text("value") else { return nil }
    (self.selector, self.value) = (selector, value)
  }

  /// Returns the errors of its selector.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: selector) }

  /// Waits for the control, and gives it the value.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let limit = try run.timeout(timeout)
    let (control, _) = try await run.taker(of: .value, selector, "a value", within: limit)
    let words = try run.text(value)
    let (new, expectation) = Self.value(words, of: control)
    guard let new else {
      throw StepFailure("\(control.element) takes \(expectation), not “\(words.clipped(to: 48))”.")
    }
    run.spendTouches()
    try await run.device.send(.value(new), to: control)
    await run.settle()
    return .passed
  }

  /// Returns the value that words mean for a control, `nil` if none; and what it takes.
  @MainActor private static func value(
    _ words: String,
    of control: LaidOutElement
  ) -> (value: ScreenValue?, expectation: String) {
    let look = control.element
    if look.sliding != nil {
      let number = Double(flowText: words).flatMap { (0...1).contains($0) ? $0 : nil }
      return (number.map { .fraction($0) }, "a number from 0, its beginning, to 1, its end")
    }
    if let dating = look.dating {
      let date = FlowMoment(words).flatMap { dating.range.contains($0.time) ? $0.time : nil }
      let (first, last) = (dating.range.lowerBound, dating.range.upperBound)
      return (
        date.map { .date($0) },
        "a moment from \(FlowMoment(first)) to \(FlowMoment(last))"
      )
    }
    if let stepping = look.stepping {
      let (first, last) = (stepping.range.lowerBound, stepping.range.upperBound)
      let number = Int(words).flatMap { stepping.range.contains($0) ? $0 : nil }
      return (number.map { .number($0) }, "a whole number from \(first) to \(last)")
    }
    if let choosing = look.choosing {
      let titles = choosing.titles.prefix(20).map { "“\($0)”" }.joined(separator: ", ")
      return (choosing.titles.firstIndex(of: words).map { .number($0) }, "one of \(titles)")
    }
    return (Bool(words).map { .isOn($0) }, "true or false")
  }
}
