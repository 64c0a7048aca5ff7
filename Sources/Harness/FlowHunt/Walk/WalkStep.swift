import FlowFormat
import FlowReports

/// A step that a machine has chosen: a line of a flow file, so that some of many can be played again.
package struct WalkStep: Hashable, Sendable {
  /// An argument of the step's command.
  package struct Argument: Hashable, Sendable, Codable {
    let key: String
    /// The value as a flow file writes it.
    let value: String
  }

  /// The kind of action.
  let action: WalkAction
  /// The command's name.
  package let command: String
  /// The command's arguments, those that find an element first.
  package let arguments: [Argument]
  /// The step as a flow file writes it: one line without its break, with the dash.
  package let line: String
  /// The target of the action, for the choice of later steps: a kind of element on a kind of screen.
  var subject: String?

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - action: The kind of action.
  ///   - command: The command's name.
  ///   - arguments: The command's arguments, each as a flow file writes it.
  ///   - selector: The keys of a selector, before the arguments.
  ///   - subject: The target of the action, for the choice of later steps.
  package init(
    _ action: WalkAction,
    _ command: String,
    _ arguments: KeyValuePairs<String, String> = [:],
    to selector: [(key: String, value: String)] = [],
    subject: String? = nil
  ) {
    let all = selector + arguments.map { ($0.key, $0.value) }
    let written = all.map { Argument(key: $0.key, value: $0.value) }
    self.init(action, command, arguments: written, subject: subject)
  }

  /// Creates a step with these arguments and no others.
  package init(
    _ action: WalkAction,
    _ command: String,
    arguments: [Argument],
    subject: String? = nil
  ) {
    (self.action, self.command, self.arguments) = (action, command, arguments)
    self.subject = subject
    let words = arguments.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    line = "- \(command)" + (arguments.isEmpty ? "" : ": {\(words)}")
  }

  /// The line with masks in its values; one of a file has them already.
  ///
  /// A mask in the name of a command or a key, which no secret can become, would make another step of it.
  package var maskedLine: String {
    let secrets = FlowSecrets.current
    if secrets.isEmpty || arguments.isEmpty { return line }
    let masked = arguments.map { Argument(key: $0.key, value: secrets.masked($0.value)) }
    return WalkStep(action, command, arguments: masked).line
  }

  /// Creates a step from a line of a file, unchanged.
  package init(line: String) {
    (action, command, arguments, self.line) = (.launch, "", [], line)
  }

  /// Returns the same step with only some of its arguments.
  func keeping(_ isKept: (Argument) -> Bool) -> WalkStep {
    arguments.allSatisfy(isKept)
      ? self : WalkStep(action, command, arguments: arguments.filter(isKept), subject: subject)
  }

  /// Returns the same step with more arguments behind its own.
  func adding(_ more: KeyValuePairs<String, String>) -> WalkStep {
    let all = arguments + more.map { Argument(key: $0.key, value: $0.value) }
    return WalkStep(action, command, arguments: all, subject: subject)
  }

  /// The same step, which may fail, and then at once.
  var forgiven: WalkStep {
    let waits = ["tapOn", "doubleTapOn", "longPressOn"].contains(command)
    return adding(waits ? ["timeout": "0", "optional": "true"] : ["optional": "true"])
  }

  /// The words by which steps count as the same: elements that differ in their numbers are alike.
  var key: String { action == .type ? line : "\(command) \(subject ?? line)" }
}
