import FlowFormat
import Scenes

/// Asserts that an event has happened since the launch.
struct AssertEventCommand: StandardFlowCommand {
  /// An event that a flow can assert.
  enum Subject: Equatable, Sendable {
    /// The app has recorded a call or an event of this name, with these values, perhaps among others.
    case recorded(FlowText, values: [FlowEntry])
    /// An event of this name has reached an element that this `id` selects.
    case reached(id: FlowText, event: FlowText)
  }

  /// `assertEvent`.
  static let name = "assertEvent"
  /// The keys; `name` may stand alone.
  static let keys: [String]? = ["name", "values", "id", "event", "count", "timeout"]
  static let guide = FlowCommandGuide(
    "Waits until something has happened since the launch: an event has reached an element, or the app has recorded a "
      + "call or an event.",
    keys: [
      "id": "The element's identifier, with event.",
      "event": "What has reached it, such as tap, text, submit, scroll.",
      "name": "The recorded call or event, in place of id and event.",
      "values": "Values that it had, perhaps among others.",
      "count": "How often; at least once if nothing is said.", "timeout": FlowCommandGuide.wait,
    ]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Assert what a person sees of it, with assertVisible."
  )

  /// The asserted event.
  var subject: Subject
  /// The number of times; at least once if `nil`.
  var count: FlowParameter<Int>?
  /// The longest wait; 17 s if `nil`, 7 s if the step is optional.
  var timeout: FlowParameter<FlowDuration>?

  var onlyLooks: Bool { true }

  var needs: FlowCapabilities { .model }

  /// Reads the event and the number of times.
  init?(_ call: FlowCall) {
    if call.isText {
      guard let name = call.text("name") else { return nil }
      subject = .recorded(name, values: [])
      return
    }
    guard let fields = call.fields() else { return nil }
    count = fields.count("count")
    timeout = fields.duration("timeout", .milliseconds)
    let given = (fields.contains("name"), fields.contains("id"), fields.contains("event"))
    switch given {
    case (true, false, false):
      let values = fields.entries("values")
      guard let name = fields.text("name") else { return nil }
      subject = .recorded(name, values: values)
    case (false, true, true) where !fields.contains("values"):
      let (id, event) = (fields.text("id"), fields.text("event"))
      guard let id, let event else { return nil }
      subject = .reached(id: id, event: event)
    default:
      call.report(
        "“assertEvent” needs “id” and “event”, what has reached which element, or “name”, what the "
          + "app has recorded, perhaps with “values”."
      )
      return nil
    }
  }

  /// Returns an error if no element knows such an event.
  func check(_ check: FlowCheck) -> [FlowError] {
    guard case .reached(_, let text) = subject, let name = text.literal,
      ScreenEventName(rawValue: name) == nil
    else { return [] }
    return [check.error(Self.unknownEvent(name), at: text.position)]
  }

  /// Returns the message for an unknown name of an event.
  static func unknownEvent(_ name: String) -> String {
    "No element knows an event “\(name.clipped(to: 48))”."
      + NearestName.hint(for: name, among: ScreenEventName.allCases.map(\.rawValue))
  }
}
