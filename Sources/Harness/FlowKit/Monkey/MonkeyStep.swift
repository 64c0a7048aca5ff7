/// A step at random: a line of a flow file, so that some of many can be played again.
struct MonkeyStep: Hashable, Sendable {
  /// What is done.
  let action: MonkeyAction
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
    let all = selector.map { "\($0.key): \($0.value)" } + arguments.map { "\($0.key): \($0.value)" }
    self.action = action
    line = "- \(command): {\((all + ["optional: true"]).joined(separator: ", "))}"
    self.subject = subject
  }

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
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted.replacing("${", with: "\\\\${") + "\""
  }
}
