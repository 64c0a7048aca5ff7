/// The part of the format that a device with Maestro 2.8.0 plays as well.
///
/// A flow is portable if it keeps to the commands, fields and values that both players know;
/// <doc:TheFlowFormat#On-a-device> has them in a table. A flow declares so with the tag ``tag``, and is then
/// refused by the reader where it is not:
///
/// ```yaml
/// appId: jp.example.market
/// tags: [portable]
/// ---
/// - launchApp: {clearState: true}
/// - assertVisible: かいもの
/// ```
package enum FlowPortability {
  /// The tag by which a flow declares that it is portable.
  static let tag = "portable"
}

// MARK: - The table

extension FlowPortability {
  /// The values that both players read at one location of a flow.
  package indirect enum Form: Sendable {
    /// All that the harness reads.
    case any
    /// A text that is none of these; the advice says what to do instead.
    case except([String], advice: String)
    /// A whole number.
    case wholeNumber
    /// A point whose coordinates are whole numbers, both of one kind.
    case point
    /// Texts of traits.
    case traits
    /// A selector, or a list of them.
    case selector
    /// A condition.
    case condition
    /// A list of steps.
    case steps
  }

  /// The keys that both players read of one command.
  package struct Rule: Sendable {
    /// Why nothing of it is portable, and what to use instead.
    var refusal: String?
    /// `true` if its own keys include the keys of a selector.
    var selects = false
    /// The keys that both know.
    var keys: [String: Form] = [:]
    /// For the keys that only the harness knows, what to use instead.
    var advice: [String: String] = [:]
    /// The value after the colon in place of keys.
    var alone = Form.any
  }

  /// The keys of a selector.
  static let selector: [String: Form] = {
    let any = ["text", "id", "index", "enabled", "selected", "checked", "focused"]
    let whole = ["width", "height", "tolerance"]
    let others = [
      "below", "above", "leftOf", "rightOf", "childOf", "containsChild", "containsDescendants",
    ]
    return keys(any) + keys(whole, .wholeNumber) + keys(others, .selector) + ["traits": .traits]
  }()

  /// The keys of a condition.
  static let condition: [String: Form] =
    keys(["visible", "notVisible"], .selector) + keys(["true", "platform"])

  /// The keys of a header.
  static let header: [String: Form] =
    keys([
      "appId", "url", "name", "tags", "env", "properties", "jsEngine", "androidWebViewHierarchy",
    ])
    + keys(["onFlowStart", "onFlowComplete"], .steps)

  /// The replacement for a `timeout` that only the harness reads.
  package static let waiting =
    "Leave it out: a command waits there by itself, and no instant can be named. For a longer wait put "
    + "extendedWaitUntil before it."

  package static let key = Form.except(
    ["Escape", "Tab", "Back", "Power"],
    advice: "An iOS device has no such key. Tap what a person would tap there."
  )

  fileprivate static func keys(_ names: [String], _ form: Form = .any) -> [String: Form] {
    Dictionary(names.map { ($0, form) }) { $1 }
  }
}

extension FlowPortability.Rule {
  /// A rule for a command that both know.
  ///
  /// - Parameters:
  ///   - names: The keys whose values both read.
  ///   - others: The keys of which both read some values.
  ///   - advice: The replacements for keys that only the harness knows.
  ///   - alone: The value after the colon in place of keys.
  /// - Returns: The rule.
  package static func common(
    _ names: [String],
    _ others: [String: FlowPortability.Form] = [:],
    advice: [String: String] = [:],
    alone: FlowPortability.Form = .any
  ) -> FlowPortability.Rule {
    FlowPortability.Rule(keys: FlowPortability.keys(names) + others, advice: advice, alone: alone)
  }

  /// A rule for a command of the harness, with its replacement on a device.
  package static func refused(_ advice: String) -> FlowPortability.Rule {
    FlowPortability.Rule(refusal: advice)
  }

  /// The rule for a command whose only keys on a device are those of a selector.
  package static let selecting = FlowPortability.Rule(
    selects: true,
    advice: ["timeout": FlowPortability.waiting],
    alone: .selector
  )

  /// The rule for a command that touches an element or a point.
  package static let tapping: FlowPortability.Rule = {
    var rule = selecting
    rule.keys =
      FlowPortability.keys([
        "repeat", "delay", "retryTapIfNoChange", "waitUntilVisible", "waitToSettleTimeoutMs",
      ]) + ["point": .point]
    rule.advice["relativePoint"] = "Write “point”, which there too is one in the element."
    return rule
  }()
}

extension [String: FlowPortability.Form] {
  fileprivate static func + (one: Self, other: Self) -> Self { one.merging(other) { $1 } }
}
