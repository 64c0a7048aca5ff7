import Observation2
import StateStore
import Testing

@testable import StorePersistence

/// The states that a replay keeps for later lines.
@MainActor @Suite struct RestoredStatesTests {
  /// A state of which a test counts the copies that are alive.
  private struct Page: Codable {
    final class Token: Codable {
      init() {}
    }

    var number: Int
    var token = Token()
  }

  private struct Life {
    weak var token: Page.Token?
  }

  private static let start = #"{"epoch":[0,0],"state":{"number":0,"token":{}},"version":2}"#
  private static let action = #"{"action":1,"at":[0,0]}"#

  private static func jump(to number: Int) -> String { #"{"at":[0,0],"stateOf":\#(number)}"# }

  private func text(_ changes: [String]) -> String {
    var seal = RecordingSeal()
    return ([Self.start] + changes).map { seal.seal($0) }.joined(separator: "\n")
  }

  private func reducer() -> Reducer<Page, Int> {
    Reducer { page, action in
      page = Page(number: page.number + action)
      return .none
    }
  }

  private typealias Recording = StoreRecording<Page, Int>

  private func problem(_ changes: [String], atMost most: Int) -> Recording.Problem? {
    do {
      _ = try Recording(text(changes), keepingAtMost: most)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a state is released after the last line that restores it`() throws {
    var changes: [String] = []
    for _ in 0..<50 {
      let first = changes.count + 1
      changes += [Self.action, Self.action, Self.jump(to: first), Self.action]
      changes.append(Self.jump(to: first))
    }
    var lives: [Life] = []
    var numbers: [Int] = []
    var most = 0
    try Recording(text(changes), keepingAtMost: 1).check(
      report: { message, _, _, _, _ in Issue.record("\(message)") },
      reducer: { _ in reducer() },
      problem: { page in
        numbers.append(page.number)
        lives.append(Life(token: page.token))
        let alive = lives.compactMap { $0.token.map { ObjectIdentifier($0) } }
        most = max(most, Set(alive).count)
        return nil
      }
    )
    #expect(numbers.count == 250)
    #expect(numbers.prefix(10) == [1, 2, 1, 2, 1, 2, 3, 2, 3, 2])
    // The current state, the one before it, and the one that a later line restores.
    #expect((1...3).contains(most))
  }

  @Test func `a recording that restores too many states is refused, with its line`() {
    let actions = Array(repeating: Self.action, count: 3)
    let jumps = [Self.jump(to: 1), Self.jump(to: 2), Self.jump(to: 3)]
    #expect(problem(actions + jumps, atMost: 3) == nil)
    let found = problem(actions + jumps, atMost: 2)
    #expect(
      found?.description
        == "Line 4 of the recording: from here on, a replay would keep more than 2 states for later lines"
    )
    #expect(problem([Self.jump(to: 0)], atMost: 0)?.line == 1)
    // Each jump here restores the state of the line before it, which no later line restores.
    let pairs = (0..<50).flatMap { [Self.action, Self.jump(to: 2 * $0 + 1)] }
    #expect(problem(pairs, atMost: 1) == nil)
    // A line with an action, or with a state, restores none.
    let other = #"{"action":1,"at":[0,0],"stateOf":0}"#
    let state = #"{"at":[0,0],"state":{"number":1,"token":{}},"stateOf":1}"#
    #expect(problem([other, state], atMost: 0) == nil)
  }

  @Test func `without a bound a replay restores as many states as the history kept`() throws {
    let actions = Array(repeating: Self.action, count: 1_500)
    let jumps = (1...1_500).map { Self.jump(to: $0) }
    let recording = try Recording(text(actions + jumps))
    #expect(recording.end { _ in reducer() }.number == 1_500)
  }
}
