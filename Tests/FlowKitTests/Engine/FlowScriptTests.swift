import Testing

@testable import FlowKit

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
    "- evalScript: {script: '${output.x = NAME}', optional: true}\n- assertTrue: ${output.x == undefined}",
  ])
  func `what a script assigns is there for later steps`(_ steps: String) async throws {
    #expect(try await FlowStage.complaints(steps) == [])
  }

  @Test(arguments: [
    ("- evalScript", "1:3: “evalScript” needs a value after the colon."),
    ("- evalScript: output.x = 1", "1:15: “evalScript” takes one “${…}”, like ${output.total"),
    ("- evalScript: '${1} '", "1:16: “evalScript” takes one “${…}”"),
    (
      "- evalScript: '${x = 1}'",
      "1:18: Only “output.NAME” and “maestro.copiedText” can be assigned"
    ),
    ("- evalScript: '${output = 1}'", "1:18: Only “output.NAME” and “maestro.copiedText”"),
    ("- evalScript: '${output.a.b = 1}'", "1:27: Only “output.NAME” and “maestro.copiedText”"),
    ("- evalScript: '${}'", "1:18: There is nothing between “${” and “}”. Assign a value."),
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
    let result = try await FlowStage.play("- evalScript: '${output.x = 1; output.y = NAME}'")
    #expect(
      result.failures.map(\.message) == ["Nothing is named “NAME”. Give it in “env” or with --env."]
    )
    #expect(result.failures.map(\.position) == [FlowPosition(line: 1, column: 43)])
  }

  @Test(arguments: [
    "output.x = output.x + output.x", "output.x = [output.x]", "output.x = [output.x, output.x]",
    "output.x = {a: output}", "maestro.copiedText = maestro.copiedText + maestro.copiedText",
  ])
  func `what is assigned stays within the budget`(_ script: String) async throws {
    let result = try await FlowStage.play(
      "- evalScript: \"${output.x = 'xxxxxxxx'; maestro.copiedText = 'xxxxxxxx'}\"\n"
        + "- repeat: {times: 1000000, commands: [evalScript: '${\(script)}']}"
    )
    let message = try #require(result.failures.first?.message)
    #expect(result.failures.count == 1 && message.contains("more than 1 MiB"), "\(message)")
  }
}
