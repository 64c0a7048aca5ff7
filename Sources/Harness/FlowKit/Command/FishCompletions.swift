import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// The completions that fish reads, for its command `complete`.
enum FishCompletions {
  /// Returns the script.
  ///
  /// - Parameters:
  ///   - table: The subcommands, that without a name first.
  ///   - name: The executable's name.
  /// - Returns: The script without a final line break.
  static func text(of table: [CommandSyntax], for name: String) -> String {
    let named = table.filter { !$0.name.isEmpty }
    let commands = Set(named.map { $0.words[0] }).sorted().joined(separator: " ")
    var lines = ["# fish completion for \(name)"]
    for syntax in named {
      lines.append(
        "complete -c \(name) -n __fish_use_subcommand -a \(syntax.words[0]) -d \(quoted(syntax.summary))"
      )
      if syntax.words.count > 1 {
        lines.append(
          "complete -c \(name) -n '__fish_seen_subcommand_from \(syntax.words[0])' -a \(syntax.words[1])"
        )
      }
    }
    for syntax in table {
      let condition = quoted(
        syntax.name.isEmpty
          ? "not __fish_seen_subcommand_from \(commands)"
          : "__fish_seen_subcommand_from \(syntax.words[0])"
      )
      let start = "complete -c \(name) -n \(condition)"
      lines += syntax.allOptions.map { "\(start) \(flags(of: $0)) -d \(quoted($0.help))" }
      if !syntax.operands.isEmpty {
        lines.append("\(start) -f -a \(quoted(syntax.operands.joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func flags(of option: CommandOption) -> String {
    var flags = "-l \(option.name.dropFirst(2))"
    if let short = option.short { flags += " -s \(short.dropFirst())" }
    guard option.value != nil else { return flags }
    switch option.completion {
    case .nothing: return flags + " -x"
    case .path: return flags + " -r"
    case .words(let words): return flags + " -x -a \(quoted(words.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
