import ScenesHeadless
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The events that have reached an element, as flows assert them.
@MainActor
@Suite struct FlowEventTests {
  @Test(arguments: [
    "- tapOn: 数える\n- assertEvent: {id: count-button, event: tap}",
    "- tapOn: 数える\n- tapOn: 数える\n- assertEvent: {id: count-button, event: tap, count: 2}",
    "- tapOn: 数える\n- assertEvent: {id: 'COUNT-.*', event: tap, count: 1, timeout: 0}",
    "- tapOn: 数える\n- tapOn: 次へ\n- assertEvent: {id: '.*-button', event: tap, count: 2}",
    "- tapOn: 数える\n- launchApp\n- assertEvent: {id: count-button, event: tap, count: 0}",
    "- tapOn: 数える\n- assertEvent: {id: \"${'count' + '-button'}\", event: \"${'t' + 'ap'}\"}",
    "- scroll\n- assertEvent: {id: list, event: scroll, count: 1}",
    "- tapOn: {id: title}\n- assertEvent: {id: title, event: tap, count: 0, timeout: 0}",
  ])
  func `each event that reaches an element is counted by itself`(_ steps: String) async throws {
    let complaints = try await FlowStage.complaints("- launchApp\n" + steps)
    #expect(complaints == [])
  }

  @Test func `a tap on a disabled control has not reached it`() async throws {
    let complaints = try await FlowStage.complaints(
      """
      - launchApp
      - tapOn: 読む
      - tapOn: {id: load-button, enabled: false, timeout: 0}
      - assertEvent: {id: load-button, event: tap, count: 1, timeout: 0}
      """
    )
    #expect(complaints == [])
  }

  @Test(arguments: [
    (
      "- assertEvent: {id: count-buton, event: tap, timeout: 0}",
      "The event “tap” reached the element with the id “count-buton” never. "
        + "Did you mean “count-button”?"
    ),
    (
      "- tapOn: 数える\n- tapOn: 数える\n- assertEvent: {id: count-button, event: submit, timeout: 0}",
      "The event “submit” reached the element with the id “count-button” never. "
        + "What reached it is “tap” 2 times."
    ),
    (
      "- doubleTapOn: 数える\n- assertEvent: {id: count-button, event: tap, count: 1, timeout: 0}",
      "The event “tap” reached the element with the id “count-button” 2 times, not once."
    ),
    (
      "- assertEvent: {id: count-button, event: \"${'t' + 'op'}\"}",
      "No element knows an event “top”. Did you mean “tap”?"
    ),
  ])
  func `a false assertion says what has come instead`(
    _ steps: String,
    _ message: String
  )
    async throws
  {
    let complaints = try await FlowStage.complaints("- launchApp\n" + steps)
    #expect(complaints == [message])
  }

  @Test func `an unknown event is an error before anything is played`() throws {
    let player = try FlowStage.player("- launchApp\n- assertEvent: {id: a, event: tpa}")
    #expect(
      player.errors.map(\.description) == [
        "flow.yaml:2:31: No element knows an event “tpa”. Did you mean “tap”?"
      ]
    )
  }

  @Test func `a report shows what has reached elements last`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- tapOn: 数える\n- tapOn: 読む\n- assertVisible: {text: なし, timeout: 0}"
    )
    let failure = try #require(result.failures.first)
    #expect(
      failure.description.contains(
        """
          last to reach an element:
            tap on button "数える" #count-button
            tap on button "読む" #load-button
        """
      )
    )
  }
}
