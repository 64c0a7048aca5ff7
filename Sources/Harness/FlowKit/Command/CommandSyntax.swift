import FlowFormat
import FlowHunt

/// The words that a subcommand takes: the one table from which its command line is read, and its help, the completions
/// and the manual page are made.
struct CommandSyntax: Equatable, Sendable {
  /// The words that choose the subcommand: `layout preview`; empty for playing flows.
  var name: String
  /// The effect of the subcommand, for the list of subcommands: `draws a layout`.
  var summary: String
  /// The words that follow the name in the first line of the help.
  var synopsis: String
  /// The effect of the subcommand, in lines of the help; `{harness}` means the executable's name.
  var about: String
  /// The words that may stand alone, if only these may.
  var operands: [String] = []
  /// The options, without `--help`, which every subcommand has.
  var options: [CommandOption] = []
  /// The meanings of the exit status, on one line: `0 drawn, 2 wrong usage`.
  var statuses: String

  /// The options with `--help`.
  var allOptions: [CommandOption] { options + [CommandOption("--help", short: "-h", "print this")] }

  /// The words of the name.
  var words: [String] { name.split(separator: " ").map(String.init) }

  /// Returns the help.
  ///
  /// - Parameters:
  ///   - executable: The executable's name.
  ///   - more: Lines before the exit status.
  /// - Returns: The text without a final line break.
  func help(for executable: String, more: String = "") -> String {
    let command = name.isEmpty ? executable : "\(executable) \(name)"
    return """
      usage: \(synopsis.isEmpty ? command : "\(command) \(synopsis)")

      \(about.replacing("{harness}", with: executable))

      \(Self.table(allOptions.map { ($0.title, $0.help) }))
      \(more)
      \(Self.wrapped("exit status: \(statuses)", indent: 0))
      """
  }

  /// Returns two columns, the second one broken into lines.
  static func table(_ rows: [(title: String, text: String)]) -> String {
    let indent = 20
    return rows.map { title, text in
      let start = "  \(title)"
      if text.isEmpty { return start }
      let lines = wrapped(text, indent: indent)
      guard start.count < indent else { return "\(start)\n\(lines)" }
      return start + String(repeating: " ", count: indent - start.count) + lines.dropFirst(indent)
    }.joined(separator: "\n")
  }

  /// Breaks a text into lines of at most 98 characters.
  static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      if line.count > indent, line.count + 1 + word.count > 98 {
        lines.append(line)
        line = margin
      }
      line += (line.count > indent ? " " : "") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
