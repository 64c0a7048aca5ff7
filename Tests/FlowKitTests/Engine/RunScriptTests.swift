import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Scripts are played by an engine, which is a small one here.
@MainActor @Suite struct RunScriptTests {
  /// Plays lines like `output.total = 1 + 2` and `copy 'x'`.
  private struct LineEngine: FlowScriptEngine {
    func run(_ script: FlowScript) async throws(FlowScriptError) -> FlowScriptResult {
      var result = FlowScriptResult(
        output: script.output,
        copiedText: script.maestro["copiedText"].flatMap { $0.isMissing ? nil : $0.text },
        log: ["played at \(script.now)"]
      )
      for (index, line) in script.source.split(separator: "\n").enumerated() {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        var scope = FlowScope(script.values.dictionary)
        scope["output"] = .object(result.output)
        do throws(FlowError) {
          let isCopy = words[0] == "copy"
          let value = try FlowText(reading: "${\(words[isCopy ? 1 : 2])}").value(in: scope)
          if isCopy {
            result.copiedText = value.text
          } else {
            result.output[String(words[0].dropFirst("output.".count))] = value
          }
        } catch {
          throw FlowScriptError(error.message, line: index + 1)
        }
      }
      return result
    }
  }

  private let folder: HarnessScratch

  init() throws {
    folder = try HarnessScratch()
  }

  private func play(_ flow: String, script: String) async throws -> FlowResult {
    _ = try folder.write(script, to: "scripts/a.js")
    let finder = FlowFinder(commands: .standard.playingScripts(with: LineEngine()))
    let flows = finder.read(flow, file: folder.folder.path + "/flow.yaml")
    let player = FlowPlayer(flows, app: TinyApp.self)
    try #require(player.errors == [])
    return await player.play(player.flows[0])
  }

  @Test func `a script finds the flow's values, and leaves its own`() async throws {
    let result = try await play(
      """
      env: {NAME: にんじん}
      ---
      - evalScript: ${output.n = 2}
      - runScript: {file: scripts/a.js, env: {MORE: '${NAME + 1}'}}
      - assertTrue: ${output.total === 5 && output.name === 'にんじん1' && output.n === 2}
      - assertTrue: "${maestro.copiedText === 'x'}"
      - runScript: {file: scripts/a.js, when: {true: false}}
      - runScript: scripts/a.js
      """,
      script: "output.total = output.n + 3\noutput.name = MORE\ncopy 'x'"
    )
    #expect(result.failures.map(\.message) == [])
    #expect(result.steps[1].message == "played at 1775001600000.0")
    #expect(result.steps[4].outcome == .skipped)
  }

  @Test func `a script may be given as a text`() async throws {
    let finder = FlowFinder(commands: .standard.playingScripts(with: LineEngine()))
    let flows = finder.read(
      "- runScript: scripts/../a.js\n- assertTrue: ${output.total === 3}",
      running: ["a.js": "output.total = 1 + 2"]
    )
    let player = FlowPlayer(flows, app: TinyApp.self)
    try #require(player.errors == [])
    #expect(await player.play(player.flows[0]).failures.map(\.message) == [])
  }

  @Test func `a script that fails says where`() async throws {
    let result = try await play(
      "- runScript: scripts/a.js",
      script: "output.a = 1\noutput.b = nothing.x"
    )
    #expect(
      result.failures.map(\.message) == [
        "The script “scripts/a.js” has failed in line 2: “x” cannot be read here: what stands before it is undefined."
      ]
    )
  }

  @Test func `a script leaves a bounded amount`() async throws {
    let result = try await play(
      "- repeat: {times: 30, commands: [runScript: scripts/a.js]}",
      script: "output.a = (output.a||'x'.repeat(1e5))+(output.a||'')"
    )
    #expect(result.failures[0].message.contains("1 MiB"), "\(result.failures.map(\.message))")
  }

  @Test func `a script that is not there is an error before anything is played`() {
    let finder = FlowFinder(commands: .standard.playingScripts(with: LineEngine()))
    let player = FlowPlayer(finder.read("- runScript: gone.js"), app: TinyApp.self)
    #expect(
      player.errors.map(\.description) == [
        "flow.yaml:1:3: The script “gone.js” is not there (looked for gone.js)."
      ]
    )
    let errors = finder.read("- runScript\n- runScript: {env: {A: b}}\n- runScript: '${A}'").errors
    #expect(errors.map(\.line) == [1, 2, 3])
  }

  #if !canImport(JavaScriptCore)
  @Test func `without an engine the refusal says so`() {
    let errors = FlowFinder().read("- runScript: a.js").errors
    #expect(
      errors.map(\.description) == [
        "flow.yaml:1:3: “runScript” is not supported: there is no JavaScript engine. Use “${…}” or evalScript, or "
          + "give the commands a FlowScriptEngine."
      ]
    )
  }
  #endif

  @Test func `the JSON of an engine is read, and anything else is an error`() throws {
    let json = #"{"output": {"b": [1, null], "a": "x"}, "copiedText": "c", "log": ["l"]}"#
    let result = try FlowScriptResult(json: json)
    #expect(result.output.names == ["b", "a"] && result.copiedText == "c" && result.log == ["l"])
    for text in ["", "undefined", #"{"output": 3, "log": []}"#, "[]"] {
      #expect(throws: FlowScriptError.self) { try FlowScriptResult(json: text) }
    }
  }

  @Test func `the surroundings of a script are JavaScript`() {
    let script = FlowScript(
      source: "",
      file: "a.js",
      values: ["NAME": .string("a\"b\n")],
      output: ["n": .number(2)],
      now: 5
    )
    #expect(script.prelude.contains(#"{"NAME":"a\"b\n"}"#))
    #expect(script.prelude.contains(#"output: {"n":2}"#) && script.prelude.contains("now = 5"))
  }
}
