import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// `harness completions`: prints what a shell reads to complete the harness's command lines.
enum CompletionsCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "completions",
    summary: "prints completions for a shell",
    synopsis: "bash|zsh|fish",
    about: """
      Prints what a shell reads to complete the words of {harness}:

        {harness} completions bash > ~/.local/share/bash-completion/completions/{harness}
        {harness} completions zsh > ~/.zfunc/_{harness}    (a folder of $fpath)
        {harness} completions fish > ~/.config/fish/completions/{harness}.fish
      """,
    operands: Shell.allCases.map(\.rawValue),
    statuses: "0 printed, 2 wrong usage"
  )

  /// A shell with completions.
  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    try words.refuseOperands(after: 1)
    let name = words.operands.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      let hint = NearestName.hint(for: name, among: syntax.operands)
      throw HarnessArguments.Misuse(
        name.isEmpty
          ? "completions needs the name of a shell: bash, zsh or fish."
          : "completions knows no shell “\(name.clipped(to: 48))”.\(hint)"
      )
    }
    let table = HarnessSubcommandList.syntaxes
    let text =
      switch shell {
      case .bash: BashCompletions.text(of: table, for: harness.name)
      case .zsh: ZshCompletions.text(of: table, for: harness.name)
      case .fish: FishCompletions.text(of: table, for: harness.name)
      }
    harness.output(.lines(text))
    return .passed
  }
}
