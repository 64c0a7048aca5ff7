import FlowFormat
import Observation2
import ScenesHeadless

/// Makes an event happen in the back end: a product sells out, a delivery arrives.
struct BackendCommand: StandardFlowCommand {
  /// `backend`.
  static let name = "backend"
  /// Any: the app declares the event's values.
  static let keys: [String]? = nil
  static let guide = FlowCommandGuide(
    "Makes an event happen on the other side: a product sells out, a delivery arrives. The app declares its events; "
      + "every further key is a value of the event.",
    keys: [
      "event": "The event's name.", "after": "In how much time; at once if nothing is said.",
    ]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Have the data in place when the app is launched."
  )

  /// The event's name; the app declares the events that it knows.
  var event: FlowText
  /// The delay; at once if `nil`.
  var after: FlowParameter<FlowDuration>?
  /// The event's values: every further key of the command.
  var values: [FlowEntry]

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  var needs: FlowCapabilities { .backend }

  /// Reads the event and its values.
  init?(_ call: FlowCall) {
    if call.isText {
      guard let event = call.text("event") else { return nil }
      (self.event, after, values) = (event, nil, [])
      return
    }
    guard let fields = call.fields() else { return nil }
    after = fields.duration("after", .either)
    let own = ["event", "after"] + FlowStep.keys
    values = []
    for pair in fields.pairs where !own.contains(pair.name) {
      if pair.name == "values", pair.value.pairs != nil {
        values += call.reader.entries(pair.value, of: "values")
      } else if let entry = call.reader.entry(pair) {
        values.append(entry)
      }
    }
    guard fields.contains("event") else {
      call.report("“backend” needs “event”, the name of what happens.")
      return nil
    }
    guard let event = fields.text("event") else { return nil }
    self.event = event
  }

  /// Returns an error if the app declares no such event, or the event no such value.
  func check(_ check: FlowCheck) -> [FlowError] {
    guard let event = event.literal, let events = check.appType?.backendEvents else { return [] }
    guard let known = events[event] else {
      let message =
        "The other side knows no event “\(event.clipped(to: 48))”."
        + NearestName.hint(for: event, amongThoseOfApp: events.keys.sorted())
      return [check.error(message, at: self.event.position)]
    }
    return values.filter { $0.hasFixedName && !known.contains($0.name) }.prefix(FlowLimits.errors)
      .map {
        check.error(
          "The event “\(event)” takes no value “\($0.name.clipped(to: 48))”."
            + (known.isEmpty
              ? " It takes none." : NearestName.hint(for: $0.name, among: known)),
          at: $0.position
        )
      }
  }

  /// Makes the event happen, now or after the delay.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    run.spendTouches()
    let event = try run.text(event)
    let values = try run.values(values).mapValues(\.text)
    if let after = try run.duration(after, .either), after > .zero {
      try run.flow.plan(event, values, after: after, in: run.step)
    } else {
      try run.flow.happen(event, values)
      await run.settle()
    }
    return .passed
  }
}
