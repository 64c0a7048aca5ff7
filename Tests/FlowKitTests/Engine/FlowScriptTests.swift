import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Values that a flow computes and later steps use.
@MainActor @Suite struct FlowScriptTests {
  @Test(arguments: [
    "- evalScript: '${output.total = 1 + 2}'\n- assertTrue: ${output.total === 3}",
    "- evalScript: {script: '${output.a = 1; output.b = output.a + 1;}'}\n- assertTrue: ${output.b == 2}",
    "- evalScript: \"${maestro.copiedText = 'x'; output.c = maestro.copiedText}\"\n"
      + "- assertTrue: \"${maestro.copiedText + output.c == 'xx'}\"",
    "- evalScript: '${maestro.copiedText = [1, 2]}'\n- assertTrue: \"${maestro.copiedText === '1,2'}\"",
    "- evalScript: '${output.list = [1, {a: 2}]}'\n- assertTrue: ${output.list[1].a == 2}",
    "- assertTrue: ${output.nothing == undefined}", "- evalScript: '${1 + 1}'",
    "- runFlow: {commands: [evalScript: '${output.n = 4}']}\n- assertTrue: ${output.n == 4}",
    "- evalScript: '${output.n = 0}'\n- repeat: {times: 5, commands: [evalScript: '${output.n = output.n + 1}']}\n"
      + "- assertTrue: ${output.n == 5}",
    "- evalScript: '${output.n = 0}'\n- repeat: {while: {'true': '${output.n < 3}'}, commands: [evalScript: '${output.n = output.n + 1}']}\n"
      + "- assertTrue: ${output.n == 3}",
    "- evalScript: {script: '${output.x = NAME.trim()}', optional: true}\n- assertTrue: ${output.x == undefined}",
    "- evalScript: 'a ${output.x = 1} b ${output.y = output.x + 1;}'\n- assertTrue: ${output.y == 2}",
    "- evalScript: '${output.o = {}; output.o.a = 1}'\n- assertTrue: ${output.o.a == 1}",
    "- evalScript: \"${output.o = {}; output.o.p = 'x'; output.q = output.o.p + output['o'].p}\"\n"
      + "- assertTrue: ${output.q == 'xx'}",
    "- evalScript: '${output.l = [1]; output.l[1] = 2; output.l[0] = {a: 3}; output.l[0].a = 4}'\n"
      + "- assertTrue: ${output.l[0].a + output.l[1] == 6}",
    "- assertTrue: ${(output.x = 3) == 3}\n- assertTrue: ${output.x == 3}",
  ])
  func `a value that a script assigns is there for later steps`(_ steps: String) async throws {
    #expect(try await FlowStage.complaints(steps) == [])
  }

  @Test(arguments: [
    ("- evalScript", "1:3: “evalScript” needs a value after the colon."),
    (
      "- evalScript: '${x = 1}'",
      "1:18: Only “output.NAME” and “maestro.copiedText” can be assigned"
    ),
    ("- evalScript: '${output = 1}'", "1:18: Only “output.NAME” and “maestro.copiedText”"),
    (
      "- evalScript: '${maestro.platform = 1}'", "1:26: Only “output.NAME” and “maestro.copiedText”"
    ),
    ("- evalScript: '${output.x = }'", "1:29: “}” cannot stand here in “${…}”."),
    ("- evalScript: '${output.x = 1 2}'", "1:31: “2” cannot stand here in “${…}”."),
    ("- evalScript: '${output.x = 1'", "1:16: This “${” is not closed."),
    ("- evalScript: '${let x = 1}'", "1:18: “let” is not part of “${…}”, which is not JavaScript."),
    ("- evalScript: [x]", "1:15: “evalScript” takes a mapping, but a list stands here."),
  ])
  func `a script that can't be read is refused at its place`(_ text: String, _ start: String) {
    let errors = FlowReader().read(Array(text.utf8), file: "f").errors.map(\.description)
    #expect(errors.count == 1 && errors[0].hasPrefix("f:" + start), "\(errors)")
  }

  @Test func `a script that can't be evaluated fails at the place in it`() async throws {
    let result = try await FlowStage.play("- evalScript: '${output.x = 1; output.y = NAME.x}'")
    #expect(
      result.failures.map(\.message) == [
        "“x” cannot be read here: what stands before it is undefined."
      ]
    )
    #expect(result.failures.map(\.position) == [FlowPosition(line: 1, column: 48)])
  }

  @Test(arguments: [
    ("- evalScript: output.x = 1", "There is nothing to evaluate: no “${…}” stands here"),
    ("- assertTrue: output.total == 3", "“output.total == 3” always holds: no “${…}” stands here."),
    ("- inputText: a${NAMES}", "“NAMES” is undefined (4:17). Did you mean “NAME”?"),
    ("- inputText: ${NONE}", "“NONE” is undefined (4:16). Give it in “env” or with --env."),
    ("- inputText: ${output.totla}", "“output.totla” is undefined (4:23). Did you mean “total”?"),
    ("- inputText: ${[][0]}", "A part of this text is undefined (4:18)."),
  ])
  func `an undefined value that is typed gives a warning`(
    _ step: String,
    _ beginning: String
  ) async throws {
    let text = "env: {NAME: x}\n---\n- evalScript: ${output.total = 1}\n\(step)"
    let result = try await FlowStage.play(text, on: FieldApp.self)
    #expect(result.steps.last?.message?.contains(beginning) == true, "\(result.steps)")
  }

  @Test func `a logged text is shown with the step`() async throws {
    let result = try await FlowStage.play("- evalScript: \"${console.log('a', 1, [2]); 3}\"")
    #expect(result.steps.map(\.message) == ["a 1 2"])
    #expect(result.steps.map(\.outcome) == [.passed])
  }

  @Test func `a flow knows its file and its system`() async throws {
    let steps = """
      - assertTrue: ${MAESTRO_FILENAME == 'flow' && MAESTRO_SHARD_ID == '1' && MAESTRO_SHARD_INDEX == '0'}
      - assertTrue: ${maestro.platform == 'ios'}
      """
    #expect(try await FlowStage.complaints(steps) == [])
  }

  @Test(arguments: [
    "output.x = output.x + output.x", "output.x = [output.x]", "output.x = [output.x, output.x]",
    "output.x = {a: output}", "maestro.copiedText = maestro.copiedText + maestro.copiedText",
  ])
  func `an assigned value stays within the budget`(_ script: String) async throws {
    let result = try await FlowStage.play(
      "- evalScript: \"${output.x = 'xxxxxxxx'; maestro.copiedText = 'xxxxxxxx'}\"\n"
        + "- repeat: {times: 1000000, commands: [evalScript: '${\(script)}']}"
    )
    let message = try #require(result.failures.first?.message)
    #expect(result.failures.count == 1 && message.contains("more than 1 MiB"), "\(message)")
  }
}
