import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The completions and the manual page, which are made from the tables of the subcommands.
@MainActor @Suite struct CompletionsTests {
  private final class Outputs {
    var lines: [String] = []
    var errors: [String] = []
  }

  private let outputs = Outputs()

  private func run(_ arguments: [String]) async -> HarnessStatus {
    let outputs = outputs
    let command = HarnessCommand(
      name: "tally-flows",
      app: TinyApp.self,
      bundledFlows: [],
      output: { outputs.lines.append($0) },
      errorOutput: { outputs.errors.append($0) }
    )
    return await command.run(arguments)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `every option and subcommand is in the script`(_ shell: String) async {
    #expect(await run(["completions", shell]) == .passed)
    for syntax in HarnessSubcommandList.syntaxes {
      for word in syntax.words { #expect(outputs.lines[0].contains(word), "\(word)") }
      for option in syntax.allOptions {
        let name = shell == "fish" ? "-l \(option.name.dropFirst(2)) " : option.name
        #expect(outputs.lines[0].contains(name), "\(name)")
      }
    }
    #expect(outputs.lines[0].contains("tally-flows"))
  }

  @Test(arguments: [
    (["tally-flows", "--re"], ["--repeat", "--report", "--real-times"]),
    (["tally-flows", "ch"], ["check"]), (["tally-flows", "check", "--p"], ["--portable"]),
    (["tally-flows", "layout", ""], ["preview"]),
    (["tally-flows", "layout", "preview", "--s"], ["--size", "--scrolled"]),
    (
      ["tally-flows", "--report", "j"],
      FlowReportFormat.all.map(\.name).filter { $0.hasPrefix("j") }
    ),
    (["tally-flows", "completions", "z"], ["zsh"]), (["tally-flows", "monkey", "-o", ""], []),
  ])
  func `bash completes a word`(_ words: [String], _ completions: [String]) async throws {
    let bash = "/bin/bash"
    guard FileManager.default.isExecutableFile(atPath: bash) else { return }
    #expect(await run(["completions", "bash"]) == .passed)
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(outputs.lines[0])
      compopt() { :; }
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
      _tally_flows
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = try HelperProcess(bash, arguments: ["-c", script])
    let output = String(decoding: process.readToEnd(), as: UTF8.self)
    let candidates = output.split(separator: "\n").map { String($0) }
    #expect(candidates == completions)
    #expect(process.wait() == .exited(0))
  }

  @Test func `the manual page holds what the helps say`() async {
    #expect(await run(["man"]) == .passed)
    let page = outputs.lines[0].replacing("\\-", with: "-")
    #expect(page.hasPrefix(".TH TALLY-FLOWS 1\n.SH NAME\ntally-flows - plays user flows\n"))
    for syntax in HarnessSubcommandList.syntaxes {
      for option in syntax.allOptions { #expect(page.contains(".B \(option.title)\n")) }
      #expect(page.contains("Exit status: \(syntax.statuses)."))
    }
    #expect(!page.contains("{harness}"))
    #expect(page.split(separator: "\n").allSatisfy { !$0.hasPrefix("'") })
  }

  @Test func `another shell, or a word too many, is reported`() async {
    #expect(await run(["completions", "bsh"]) == .unusable)
    #expect(outputs.errors[0].contains("knows no shell “bsh”. Did you mean “bash”?"))
    #expect(await run(["completions"]) == .unusable)
    #expect(outputs.errors[1].contains("needs the name of a shell: bash, zsh or fish."))
    #expect(await run(["man", "it"]) == .unusable)
    #expect(await run(["--version"]) == .passed)
    #expect(outputs.lines == ["tally-flows (flows of Maestro 2.8.0, reports of format 2)"])
  }
}
