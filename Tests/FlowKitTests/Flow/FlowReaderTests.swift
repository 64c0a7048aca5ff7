import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@Suite struct FlowReaderTests {
  private func read(_ text: String, file: String = "flows/f.yaml") throws -> Flow {
    let (flow, errors) = FlowReader().read(Array(text.utf8), file: file)
    #expect(errors.isEmpty, "\(errors)")
    return try #require(flow)
  }

  private func command<Command: FlowCommand>(
    _ text: String,
    as type: Command.Type = Command.self
  ) throws -> Command {
    try #require(try read(text).steps.first?.command as? Command)
  }

  private func commands(_ steps: [FlowStep]) -> [String] {
    steps.map { "\(type(of: $0.command))" }
  }

  @Test func `the flow of the format's description is read`() throws {
    let flow = try read(
      """
      appId: jp.example.market
      name: 注文できる
      tags: [cart, smoke]
      env:
        PRODUCT: にんじん
      ---
      - launchApp:
          clearState: true
          arguments: { scene: cart }
      - assertVisible: ${PRODUCT}
      - tapOn:
          id: order-button
      - assertVisible: 注文しています
      - assertVisible:
          id: order-button
          enabled: false
      - extendedWaitUntil:
          visible: 注文が完了しました
          timeout: 5000
      """
    )
    #expect(flow.name == "注文できる")
    #expect(flow.header.appId?.source == "jp.example.market")
    #expect(flow.header.tags == ["cart", "smoke"])
    #expect(flow.header.env.map(\.name) == ["PRODUCT"])
    #expect(
      flow.steps.map(\.name) == [
        "launchApp", "assertVisible", "tapOn", "assertVisible", "assertVisible",
        "extendedWaitUntil",
      ]
    )
    #expect(flow.steps.map(\.line) == [7, 10, 11, 13, 14, 17])
    #expect(flow.steps.allSatisfy { $0.column == 3 && $0.file == "flows/f.yaml" })
    #expect(flow.steps[4].source == "assertVisible:\n  id: order-button\n  enabled: false")
    let launch = try #require(flow.steps[0].command as? LaunchAppCommand)
    #expect(launch.clearState == .value(true))
    #expect(launch.arguments.map(\.name) == ["scene"])
    let sighting = try #require(flow.steps[4].command as? AssertVisibleCommand)
    #expect(sighting.selector.id?.source == "order-button")
    #expect(sighting.selector.enabled == .value(false))
    let wait = try #require(flow.steps[5].command as? ExtendedWaitUntilCommand)
    #expect(wait.timeout == .value(FlowDuration(.seconds(5))))
  }

  @Test func `a list of commands alone is a flow named after its file`() throws {
    let flow = try read("- back\n- scroll", file: "a/order-twice.yaml")
    #expect(flow.name == "order-twice")
    #expect(flow.header == FlowHeader())
    #expect(commands(flow.steps) == ["BackCommand", "ScrollCommand"])
    #expect(flow.steps.map(\.source) == ["back", "scroll"])
  }

  @Test func `steps of the header are read`() throws {
    let flow = try read(
      "url: x\nonFlowStart: [back]\nonFlowComplete:\n- scroll\nproperties: {a: {b: 1}}\n---\n- back"
    )
    #expect(commands(flow.header.onFlowStart) == ["BackCommand"])
    #expect(commands(flow.header.onFlowComplete) == ["ScrollCommand"])
  }

  @Test(arguments: [
    ("- tapOn: no", "“no”"), ("- tapOn: 1", "“1”"), ("- tapOn: ~", "“~”"), ("- tapOn: ''", "“”"),
    ("- tapOn: {id: a, index: -1}", "id: a, index: -1"),
    ("- tapOn: {index: '${N}'}", "index: ${N}"),
    ("- doubleTapOn: {text: a, selected: true}", "“a”, selected: true"),
    (
      "- tapOn: {text: t, checked: false, focused: true, traits: [button, header]}",
      "“t”, checked: false, focused: true, traits: button header"
    ),
    (
      "- tapOn: {width: 100, height: 50.5, tolerance: 2}",
      "width: 100.0, height: 50.5, tolerance: 2.0"
    ),
    (
      "- tapOn: {id: a, below: b, childOf: {id: c, leftOf: d}}",
      "id: a, below: {“b”}, childOf: {id: c, leftOf: {“d”}}"
    ),
    (
      "- tapOn: {containsDescendants: [a, {id: b}], containsChild: c}",
      "containsChild: {“c”}, containsDescendants: {“a”}, containsDescendants: {id: b}"
    ),
    ("- tapOn: {traits: button}", "traits: button"),
  ])
  func `a selector is read`(text: String, expected: String) throws {
    let command = try #require(try read(text).steps.first?.command)
    let tap = (command as? TapOnCommand)?.tap ?? (command as? DoubleTapOnCommand)?.tap
    #expect(tap?.selector?.description == expected)
  }

  @Test func `a tap is read`() throws {
    let tap = try command(
      "- tapOn: {point: '50%,20', repeat: 3, delay: 100, retryTapIfNoChange: true, timeout: 0}",
      as: TapOnCommand.self
    ).tap
    #expect(tap.selector == nil)
    #expect(tap.point == .value(FlowPoint(x: .fraction(0.5), y: .points(20))))
    #expect(tap.repeatCount == .value(3))
    #expect(tap.delay == .value(FlowDuration(.milliseconds(100))))
    #expect(tap.retryTapIfNoChange == .value(true))
    #expect(tap.timeout == .value(FlowDuration(.zero)))
  }

  @Test(arguments: [
    ("5s", Duration.seconds(5)), ("500ms", .milliseconds(500)), ("2min", .seconds(120)),
    ("1.5s", .milliseconds(1500)), ("0s", .zero), ("10 s", .seconds(10)),
  ])
  func `time has a unit`(text: String, expected: Duration) throws {
    let advance = try command("- advanceTime: \(text)", as: AdvanceTimeCommand.self)
    #expect(advance.duration == .value(FlowDuration(expected)))
  }

  @Test func `conditions and loops are read`() throws {
    let loop = try command(
      """
      - repeat:
          times: ${N}
          while: {notVisible: x, 'true': '${N > 1}'}
          commands:
          - runFlow:
              when: {visible: {id: a}}
              env: {N: 1}
              commands:
              - back
      """,
      as: RepeatCommand.self
    )
    #expect(try loop.times?.resolved(in: FlowScope(["N": .string("2")]), FlowBudget()) == 2)
    #expect(loop.condition?.notVisible?.text?.source == "x")
    #expect(
      try loop.condition?.holds?.holds(in: FlowScope(["N": .string("2")]), FlowBudget()) == true
    )
    let inner = try #require(loop.commands.first?.command as? RunFlowCommand)
    #expect(inner.when?.visible?.id?.source == "a")
    #expect(inner.env.map(\.name) == ["N"])
    guard case .commands(let steps) = inner.target else { throw Unexpected() }
    #expect(commands(steps) == ["BackCommand"])
    #expect(steps.map(\.position) == [FlowPosition(line: 9, column: 11)])
  }

  @Test(arguments: [
    ("- runFlow: b.yaml", "flows/b.yaml"), ("- runFlow: {file: ../c/./b.yaml}", "c/b.yaml"),
    ("- runFlow: /x/b.yaml", "/x/b.yaml"), ("- runFlow: ../../b.yaml", "../b.yaml"),
  ])
  func `a file is seen from the file that names it`(text: String, expected: String) throws {
    guard case .file(_, let path) = try command(text, as: RunFlowCommand.self).target
    else { throw Unexpected() }
    #expect(path == expected)
  }

  @Test func `our own commands are read`() throws {
    let steps = try read(
      """
      - setNetwork: {latency: 2s, failNext: timeout, times: 2, match: .*orders}
      - setNetwork: {latency: 300}
      - backend: deliveryArrived
      - backend: {event: soldOut, product: 101, after: 500ms}
      - assertEvent: {name: tap, values: {index: 6}, count: 1, timeout: 0}
      - assertBackend: {orders: 1, timeout: 0}
      - assertEvent: {id: order-button, event: tap, count: 2}
      - assertValue: {path: a.b, equals: [1, '${X}']}
      - assertAlways: {visible: x, for: 5s}
      - setAirplaneMode: enabled
      - stopApp
      - launchApp
      """
    ).steps
    let network = try #require(steps[0].command as? SetNetworkCommand)
    let slow = try #require(steps[1].command as? SetNetworkCommand)
    let event = try #require(steps[3].command as? BackendCommand)
    let asserted = try #require(steps[4].command as? AssertEventCommand)
    let asked = try #require(steps[5].command as? AssertBackendCommand)
    let touch = try #require(steps[6].command as? AssertEventCommand)
    let value = try #require(steps[7].command as? AssertValueCommand)
    let always = try #require(steps[8].command as? AssertAlwaysCommand)
    #expect(network.latency == .value(FlowDuration(.seconds(2))))
    #expect(slow.latency == .value(FlowDuration(.milliseconds(300))))
    #expect(network.failNext?.source == "timeout")
    #expect(event.event.source == "soldOut")
    #expect(try event.values.values(in: FlowScope(), FlowBudget()) == ["product": .string("101")])
    #expect(event.after == .value(FlowDuration(.milliseconds(500))))
    #expect(asserted.count == .value(1))
    guard case .recorded(let name, let values) = asserted.subject,
      case .reached(let id, let touched) = touch.subject
    else { throw Unexpected() }
    #expect(name.source == "tap")
    #expect(try values.values(in: FlowScope(), FlowBudget()) == ["index": .string("6")])
    #expect([id.source, touched.source] == ["order-button", "tap"])
    #expect(touch.count == .value(2))
    #expect(try asked.entries.values(in: FlowScope(), FlowBudget()) == ["orders": .string("1")])
    #expect(asked.timeout == .value(FlowDuration(.zero)))
    let scope = FlowScope(["X": .number(2)])
    #expect(try value.equals.value(in: scope, FlowBudget()) == .array([.string("1"), .number(2)]))
    #expect(always.duration == .value(FlowDuration(.seconds(5))))
    let mode = try #require(steps[9].command as? SetAirplaneModeCommand)
    #expect(mode.toggle == .value(.enabled))
  }

  @Test func `names of an env may use those before them`() throws {
    let flow = try read(
      "env: {USER: \"${USER || 'guest'}\", NEXT: '${USER}!', N: '${1 + 1}'}\n---\n- back"
    )
    var scope = FlowScope()
    try scope.define(flow.header.env, FlowBudget())
    #expect(scope["NEXT"] == .string("guest!"))
    #expect(scope["N"] == .number(2))
    scope["USER"] = .string("me")
    try scope.define(flow.header.env, FlowBudget())
    #expect(scope["NEXT"] == .string("me!"))
    #expect(scope.names == ["N", "NEXT", "USER"])
  }

  @Test func `a step has a label and may be optional`() throws {
    let steps = try read(
      "- tapOn: {id: a, label: 'へ ${X}', optional: true}\n- back: {label: b}\n- tapOn: c"
    ).steps
    #expect(steps.map(\.label?.source) == ["へ ${X}", "b", nil])
    #expect(steps.map(\.isOptional) == [true, false, false])
  }

  @Test func `a template that means nothing of the kind is an error when played`() throws {
    let tap = try command("- tapOn: {id: a, index: '${N}'}", as: TapOnCommand.self).tap
    let error = #expect(throws: FlowError.self) {
      try tap.selector?.index?.resolved(in: FlowScope(["N": .string("x")]), FlowBudget())
    }
    #expect(
      error?.description
        == "flows/f.yaml:1:25: “${N}” is “x”, but a whole number, like 3 is expected."
    )
  }
}

/// The error for an unexpected argument.
private struct Unexpected: Error {}
