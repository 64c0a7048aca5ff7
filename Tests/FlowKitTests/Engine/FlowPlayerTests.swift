import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowPlayerTests {
  @Test(arguments: [
    "- assertVisible: こんにちは",
    "- assertVisible: {id: title, traits: header}",
    "- assertNotVisible: さようなら",
    "- tapOn: 数える\n- assertVisible: 回数 1",
    "- tapOn: {id: count-button, repeat: 3, delay: 50}\n- assertVisible: 回数 3",
    "- doubleTapOn: 数える\n- assertVisible: 回数 2",
    "- tapOn: {point: '1%,99%'}",
    "- tapOn: {id: count-button, point: '50%,50%'}\n- assertVisible: 回数 1",
    "- tapOn: 次へ\n- assertVisible: 二つ目\n- back\n- assertVisible: こんにちは",
    "- assertNotVisible: 行 40\n- repeat: {times: 9, commands: [scroll]}\n- assertVisible: 行 40",
    "- assertTrue: ${1 + 1 == 2}",
    "- tapOn: 読む\n- extendedWaitUntil: {visible: 読めました, notVisible: {id: toast}, timeout: 300}",
    "- setAirplaneMode: enabled\n- tapOn: 読む\n- assertVisible: 読めませんでした",
    "- setNetwork: {latency: 5s}\n- tapOn: 読む\n- advanceTime: 4999ms\n- assertVisible: 読んでいます",
    "- setNetwork: {failNext: timeout, match: tiny}\n- tapOn: 読む\n- assertVisible: 読めませんでした",
    "- setNetwork: {failNext: server, match: other}\n- tapOn: 読む\n- assertVisible: 読めました",
    "- backend: {event: rename, title: やあ}\n- assertVisible: {text: やあ, timeout: 0}",
    "- backend: {event: rename, title: やあ, after: 5s}\n- assertVisible: やあ",
    "- tapOn: 数える\n- assertEvent: {name: tinyViewDidTapCount, values: {count: 1}, count: 1}",
    "- assertEvent: {name: tinyViewDidTapCount, count: 0}",
    "- assertBackend: {ticks: 0, lastTick: null}",
    "- backend: tick\n- assertBackend: {ticks: 1, lastTick: 1, timeout: 0}",
    "- backend: {event: tick, after: 5s}\n- assertBackend: {ticks: '${0 + 1}'}",
    "- assertBackend: {letters: 3, of: '${1 + 1}あい'}",
    "- stopApp\n- assertBackend: {ticks: 0, label: まだ, optional: false}",
    "- assertValue: {path: count, equals: 0}",
    "- assertValue: {path: 'items[0].amount', equals: 2}",
    "- assertValue: {path: items.1.name, equals: 塩}",
    "- assertValue: {path: items.count, equals: 2}",
    "- assertValue: {path: items.0.note, equals: null}",
    "- assertValue: {path: isLoading, equals: false}",
    "- assertAlways: {visible: こんにちは, for: 5s}",
    "- stopApp\n- launchApp\n- assertValue: {path: launches, equals: 2}",
    "- launchApp: {clearState: true}\n- assertValue: {path: launches, equals: 1}",
    "- launchApp: {stopApp: false}\n- assertValue: {path: launches, equals: 1}",
    "- tapOn: {text: さようなら, optional: true}",
    "- runFlow: {when: {visible: さようなら}, commands: [assertVisible: さようなら]}",
    "- runFlow: {env: {WORD: こんにちは}, commands: [assertVisible: '${WORD}']}",
  ])
  func `a step that holds passes`(_ steps: String) async throws {
    let complaints = try await FlowStage.complaints("- launchApp\n" + steps)
    #expect(complaints == [])
  }

  @Test(arguments: [
    ("- assertVisible: さようなら", "Nothing on the screen is “さようなら”."),
    (
      "- assertNotVisible: こんにちは",
      "text \"こんにちは\" #title can be seen at (0, 0, 85 × 22)."
    ),
    (
      "- tapOn: {text: 行 40, timeout: 0}",
      "text \"行 40\" is off-screen: 212 points below what scroll #list shows; scroll to it."
    ),
    (
      "- tapOn: 読む\n- tapOn: {text: 読む, timeout: 0}",
      "button \"読む\" #load-button is disabled."
    ),
    (
      "- launchApp: {arguments: {scene: second}}\n- tapOn: 隠れた",
      "button \"隠れた\" #hidden-button is hidden, because column around it is."
    ),
    (
      "- tapOn: {point: '400,10'}",
      "The point 400, 10 lies outside the screen, which is 390 × 844 points."
    ),
    ("- assertTrue: ${1 == 2}", "“${1 == 2}” does not hold. It is “false”."),
    (
      "- assertTrue: ${NAME}",
      "“${NAME}” does not hold. It is “undefined”. “NAME” is undefined (2:17). Give it in “env” or with "
        + "--env."
    ),
    (
      "- assertEvent: tinyViewDidTapCuont",
      "The event “tinyViewDidTapCuont” happened never."
    ),
    (
      "- tapOn: 数える\n- assertEvent: tinyViewDidTapCuont",
      "The event “tinyViewDidTapCuont” happened never. Did you mean “tinyViewDidTapCount”?"
    ),
    (
      "- tapOn: 数える\n- assertEvent: {name: tinyViewDidTapCount, values: {count: 2}}",
      "The event “tinyViewDidTapCount” with count: 2 happened never. It happened last with count: 1."
    ),
    (
      "- doubleTapOn: 数える\n- assertEvent: {name: tinyViewDidTapCount, count: 1}",
      "The event “tinyViewDidTapCount” happened 2 times, not once."
    ),
    ("- assertValue: {path: count, equals: 3}", "count is 0, not 3."),
    (
      "- assertValue: {path: cuont, equals: 3}",
      "DataSource stores no “cuont”. Did you mean “count”?"
    ),
    (
      "- assertValue: {path: items.0.amuont, equals: 3}",
      "Item stores no “amuont”. Did you mean “amount”?"
    ),
    (
      "- assertValue: {path: items.7.amount, equals: 3}",
      "items.7.amount is not there: a list before it is too short, or something before it is nil."
    ),
    ("- stopApp\n- assertVisible: こんにちは", "No app is running. Begin with launchApp."),
    (
      "- launchApp: {arguments: {scene: frist}}",
      "There is no scene “frist”. Did you mean “first”?"
    ),
    ("- backend: tick\n- assertBackend: {ticks: 2}", "In the back end ticks is 1, not 2."),
    ("- assertBackend: {lastTick: 1, timeout: 0}", "In the back end lastTick is null, not 1."),
    (
      "- backend: tick\n- assertBackend: {lastTick: null}",
      "In the back end lastTick is 1, not null."
    ),
    ("- assertBackend: {ticks: []}", "In the back end ticks is 0, not ."),
    ("- assertBackend: {ticks: {}}", "In the back end ticks is 0, not {}."),
    ("- assertValue: {path: title, equals: []}", "title is こんにちは, not ."),
    ("- assertBackend: {letters: 2}", "The question “letters” needs “of”, a text."),
    ("- backend: {event: rename, title: ''}", "A title is needed."),
    ("- backend: {event: rename, title: '', after: 1s}\n- advanceTime: 2s", "A title is needed."),
    (
      "- repeat: {while: {visible: こんにちは}, commands: [advanceTime: 1s]}",
      "The loop has gone round 10,000 times. Give “times”."
    ),
  ])
  func `a step that does not hold says why`(_ steps: String, _ message: String) async throws {
    let complaints = try await FlowStage.complaints("- launchApp\n" + steps)
    #expect(complaints == [message])
  }

  @Test func `a failing optional step is a warning and the flow goes on`() async throws {
    let result = try await FlowStage.play(
      """
      - launchApp
      - assertVisible: {text: さようなら, optional: true, label: 別れ}
      - assertVisible: こんにちは
      """
    )
    #expect(result.isPassed)
    #expect(result.warnings == 1)
    #expect(result.steps.map(\.outcome) == [.passed, .warned, .passed])
    #expect(result.steps[1].label == "別れ")
    #expect(result.steps[1].message == "Nothing on the screen is “さようなら”.")
  }

  @Test func `a step after a failure is not run, but the completion is`() async throws {
    let result = try await FlowStage.play(
      """
      onFlowStart: [launchApp]
      onFlowComplete:
        - tapOn: 数える
      ---
      - assertVisible: さようなら
      - assertVisible: こんにちは
      """
    )
    #expect(result.steps.map(\.outcome) == [.passed, .failed, .skipped, .passed])
    #expect(result.stepsPlayed == 3)
    #expect(result.failures.map(\.position) == [FlowPosition(line: 5, column: 3)])
  }

  @Test func `steps inside others are counted in each round`() async throws {
    let result = try await FlowStage.play(
      """
      - launchApp
      - repeat: {times: 3, commands: [tapOn: 数える, assertVisible: 回数.*]}
      - runFlow: {when: {visible: さようなら}, commands: [back]}
      - runFlow: sub.yaml
      """,
      with: ["sub.yaml": "- assertVisible: 回数 3"]
    )
    #expect(result.failures.map(\.message) == [])
    #expect(result.stepsPlayed == 1 + 1 + 6 + 1 + 1 + 1)
    #expect(result.steps.map(\.depth) == [0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1])
  }

  @Test func `the header's names come first, then the caller's, then the command line's`()
    async throws
  {
    let sub = """
      env: {A: sub, "B": "${B || 'sub'}", D: '${OUTER}', E: "${NONE || 'kept'}"}
      ---
      - assertTrue: ${A == 'sub' && B == 'call' && C == 'line' && D == 'outer' && E == 'kept'}
      """
    let result = try await FlowStage.play(
      "env: {A: own, OUTER: outer}\n---\n- runFlow: {file: sub.yaml, env: {A: call, B: call}}",
      env: ["A": "line", "B": "line", "C": "line"],
      with: ["sub.yaml": sub]
    )
    #expect(result.failures.map(\.message) == [])
  }
}
