/// A step that a machine has chosen: a line of a flow file, so that some of many can be played again.
struct MonkeyStep: Hashable, Sendable {
  /// An argument of the step's command.
  struct Argument: Hashable, Sendable, Codable {
    let key: String
    /// The value as it stands in a file.
    let value: String
  }

  /// What is done.
  let action: MonkeyAction
  /// The command's name.
  let command: String
  /// The command's arguments, those that find an element first.
  let arguments: [Argument]
  /// The step as it stands in a file: one line without its break, with the dash.
  let line: String
  /// What it is done to, for the choice of later ones: a kind of element on a kind of screen.
  var subject: String?

  /// Writes a step that may fail: what is done at random need not be possible.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - command: The command's name.
  ///   - arguments: The command's arguments, each as it stands in a file.
  ///   - selector: The keys of a selector, before them.
  ///   - subject: What it is done to.
  init(
    _ action: MonkeyAction,
    _ command: String,
    _ arguments: KeyValuePairs<String, String> = [:],
    to selector: [(key: String, value: String)] = [],
    subject: String? = nil
  ) {
    let all = selector.map { Argument(key: $0.key, value: $0.value) }
    self.init(
      action,
      command,
      arguments: all + arguments.map { Argument(key: $0.key, value: $0.value) }
        + [Argument(key: "optional", value: "true")],
      subject: subject
    )
  }

  /// Writes a step with these arguments and no others.
  init(
    _ action: MonkeyAction,
    _ command: String,
    arguments: [Argument],
    subject: String? = nil
  ) {
    (self.action, self.command, self.arguments) = (action, command, arguments)
    self.subject = subject
    let words = arguments.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    line = "- \(command)" + (arguments.isEmpty ? "" : ": {\(words)}")
  }

  /// Takes a line of a file as it is.
  init(line: String) {
    (action, command, arguments, self.line) = (.launch, "", [], line)
  }

  /// The same step with only some of its arguments.
  func keeping(_ isKept: (Argument) -> Bool) -> MonkeyStep {
    arguments.allSatisfy(isKept)
      ? self : MonkeyStep(action, command, arguments: arguments.filter(isKept), subject: subject)
  }

  /// The same step, which may fail, and then at once.
  var forgiven: MonkeyStep {
    let atOnce = command == "tapOn" ? [Argument(key: "timeout", value: "0")] : []
    let arguments = arguments + atOnce + [Argument(key: "optional", value: "true")]
    return MonkeyStep(action, command, arguments: arguments, subject: subject)
  }

  /// The same step, which must be possible now.
  var demanded: MonkeyStep { keeping { $0.key != "optional" } }

  /// Returns a text as it stands in a file, in quotes and with all that has a meaning there escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _
      where scalar.properties.generalCategory == .control || scalar.value == 0xFEFF
        || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator:
        quoted += scalar.escape()
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return FlowSecrets.current.named(quoted.replacing("${", with: "\\\\${") + "\"")
  }
}
