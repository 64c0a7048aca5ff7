import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// The completions that bash reads, for its function `complete`.
enum BashCompletions {
  /// Returns the script.
  ///
  /// - Parameters:
  ///   - table: The subcommands, that without a name first.
  ///   - name: The executable's name.
  /// - Returns: The script without a final line break.
  static func text(of table: [CommandSyntax], for name: String) -> String {
    let function = "_" + name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let named = table.filter { !$0.name.isEmpty }
    let starts = named.flatMap { syntax in
      syntax.words.indices.map { syntax.words[...$0].joined(separator: " ") }
    }
    return """
      # bash completion for \(name)
      \(function)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local said="${COMP_WORDS[*]:1:COMP_CWORD-1}" command= words= values=
        for start in \(named.map { quoted($0.name) }.joined(separator: " ")); do
          if [[ "$said " == "$start "* ]]; then command=$start; fi
        done
        case "$command" in
      \(table.map(branch).joined(separator: "\n"))
        esac
        case "$said" in
          "") words="$words \(Set(starts.map { String($0.prefix { $0 != " " }) }).sorted().joined(separator: " "))" ;;
      \(second(named))
        esac
        COMPREPLY=()
        if [[ -n $values ]]; then
          [[ $values == - ]] || COMPREPLY=($(compgen -W "$values" -- "$word"))
          [[ $values != - ]] || compopt -o default
          return
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        [[ $word == -* ]] || compopt -o default
      }
      complete -F \(function) \(name)
      """
  }

  /// The options and what stands alone of one subcommand, and the values of the option before the word.
  private static func branch(_ syntax: CommandSyntax) -> String {
    let names = syntax.allOptions.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
    let valued = syntax.options.filter { $0.value != nil }.map { option in
      let pattern = [option.name, option.short].compactMap(\.self).joined(separator: "|")
      return
        "        \(pattern)) values=\(quoted(option.completion.words?.joined(separator: " ") ?? "-")) ;;"
    }
    return """
          \(quoted(syntax.name)))
            words=\(quoted((names + syntax.operands).joined(separator: " ")))
            case "$before" in
      \((valued.isEmpty ? ["        *) ;;"] : valued).joined(separator: "\n"))
            esac ;;
      """
  }

  /// The second words of subcommands with two.
  private static func second(_ named: [CommandSyntax]) -> String {
    let pairs = named.filter { $0.words.count == 2 }
    return pairs.map { "    \(quoted($0.words[0]))) words=\(quoted($0.words[1])) ;;" }
      .joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
