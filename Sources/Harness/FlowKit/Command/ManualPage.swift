import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// The manual page, in the macros of `man`.
enum ManualPage {
  /// Returns the page.
  ///
  /// - Parameters:
  ///   - table: The subcommands, that without a name first.
  ///   - name: The executable's name.
  /// - Returns: The page without a final line break.
  static func text(of table: [CommandSyntax], for name: String) -> String {
    var lines = [".TH \(escaped(name).uppercased()) 1", ".SH NAME"]
    let summary = table.first { $0.name.isEmpty }?.summary ?? ""
    lines += ["\(escaped(name)) \\- \(escaped(summary))", ".SH SYNOPSIS"]
    for syntax in table {
      lines += [".B \(escaped(command(syntax, name)))", escaped(syntax.synopsis), ".br"]
        .filter { !$0.isEmpty }
    }
    for syntax in table {
      lines.append(
        syntax.name.isEmpty ? ".SH DESCRIPTION" : ".SH \(escaped(syntax.name).uppercased())"
      )
      lines += paragraphs(syntax.about.replacing("{harness}", with: name))
      for option in syntax.allOptions {
        lines += [".TP", ".B \(escaped(option.title))", escaped(option.help)]
      }
      lines += [".PP", escaped("Exit status: \(syntax.statuses).")]
    }
    return lines.joined(separator: "\n")
  }

  private static func command(_ syntax: CommandSyntax, _ name: String) -> String {
    ([name] + syntax.words).joined(separator: " ")
  }

  /// Text as it is, with a break between paragraphs; lines that are indented stay as they are.
  private static func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var isExample = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { continue }
      if line.hasPrefix("  ") != isExample {
        isExample.toggle()
        lines.append(isExample ? ".PP\n.nf" : ".fi\n.PP")
      }
      lines.append(escaped(String(line)))
    }
    if isExample { lines.append(".fi") }
    return lines
  }

  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
