import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// The completions that zsh reads, for its function `_arguments`.
enum ZshCompletions {
  /// Returns the script.
  ///
  /// - Parameters:
  ///   - table: The subcommands, that without a name first.
  ///   - name: The executable's name.
  /// - Returns: The script without a final line break.
  static func text(of table: [CommandSyntax], for name: String) -> String {
    let named = table.filter { !$0.name.isEmpty }
    let rows = named.map { "    \(quoted("\($0.words[0]):\($0.summary)"))" }
    let branches = named.map { syntax in
      """
          \(quoted(syntax.words[0])))
      \(second(of: syntax))      shift \(syntax.words.count) words
            (( CURRENT -= \(syntax.words.count) ))
      \(arguments(of: syntax)) ;;
      """
    }
    return """
      #compdef \(name)
      # zsh completion for \(name)
      local -a commands
      commands=(
      \(rows.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe command commands
        _files
        return
      fi
      case $words[2] in
      \(branches.joined(separator: "\n"))
        *)
      \(table.filter { $0.name.isEmpty }.map(arguments).joined()) ;;
      esac
      """
  }

  /// Completes the second word of a subcommand with two.
  private static func second(of syntax: CommandSyntax) -> String {
    guard syntax.words.count > 1 else { return "" }
    return "      if (( CURRENT == 3 )); then compadd \(syntax.words[1]); return; fi\n"
  }

  private static func arguments(of syntax: CommandSyntax) -> String {
    var lines = syntax.allOptions.flatMap { option in
      [option.name, option.short].compactMap(\.self).map { name in line(of: option, name) }
    }
    lines.append(
      syntax.operands.isEmpty
        ? "'*:file:_files'" : "':word:(\(syntax.operands.joined(separator: " ")))'"
    )
    return "      _arguments \\\n" + lines.map { "        \($0)" }.joined(separator: " \\\n")
  }

  private static func line(of option: CommandOption, _ name: String) -> String {
    let help = option.help.replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: ",")
    guard let value = option.value else { return quoted("\(name)[\(help)]") }
    let action =
      switch option.completion {
      case .nothing: ""
      case .path: "_files"
      case .words(let words): "(\(words.joined(separator: " ")))"
      }
    let title = value.replacing(":", with: ",").replacing("[", with: "").replacing("]", with: "")
    return quoted("*\(name)[\(help)]:\(title):\(action)")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
