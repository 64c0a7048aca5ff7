import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowReports

/// Options of Maestro 2.8 that have little or no effect here are read.
@MainActor @Suite struct MaestroOptionsTests {
  @Test(arguments: [
    "- longPressOn: {id: a, repeat: 2, delay: 100, retryTapIfNoChange: true}",
    "- doubleTapOn: {id: a, repeat: 3, delay: 100, retryTapIfNoChange: true}",
    "- tapOn: {id: a, below: {text: b, label: B, optional: true, containsDescendants: [{id: c, label: C}]}}",
    "- scrollUntilVisible: {element: {text: a, label: A, optional: false}}",
    "- runFlow: {when: {visible: a, label: A, optional: true}, commands: [back]}",
    "- runFlow: {when: {visible: {id: a, label: A}, platform: iOS, label: A}, commands: [back]}",
    "- repeat: {while: {notVisible: a, label: A, optional: true}, commands: [back]}",
    "- repeat: {times: 2}",
    "- repeat: {while: {true: false}}", "- repeat: {times: 2, commands: []}",
  ])
  func `an option is read`(_ step: String) {
    let text = "appId: a\nandroidWebViewHierarchy: devtools\n---\n\(step)"
    #expect(FlowReader().read(Array(text.utf8), file: "f").errors == [])
  }

  @Test(arguments: [
    ("- runFlow: {when: {label: A}, commands: [back]}", "f:1:19: The condition is empty."),
    (
      "- runFlow: {when: {visible: a, lable: A}, commands: [back]}",
      "f:1:32: “when” has no key “lable”."
    ),
    ("- tapOn: {below: {id: a, optional: maybe}}", "f:1:36: “optional” takes true or false"),
    ("- repeat: {times: 2, commands: }", "f:1:"),
    ("- repeat: {label: x}", "f:1:3: “repeat” would never end."),
  ])
  func `a mistake in one is reported`(_ step: String, _ start: String) {
    let errors = FlowReader().read(Array(step.utf8), file: "f").errors.map(\.description)
    #expect(errors.contains { $0.hasPrefix(start) }, "\(errors)")
  }

  @Test(arguments: [
    "- doubleTapOn: {id: count-button, repeat: 5}\n- assertVisible: 回数 2",
    "- repeat: {times: 3}\n- tapOn: 数える\n- assertVisible: 回数 1",
    "- runFlow: {when: {visible: 数える, label: x}, commands: [tapOn: {id: count-button, childOf: {id: .*, label: y}, index: 0, optional: true}]}",
  ])
  func `it plays as in Maestro`(_ steps: String) async throws {
    #expect(try await FlowStage.complaints(steps) == [])
  }
}
