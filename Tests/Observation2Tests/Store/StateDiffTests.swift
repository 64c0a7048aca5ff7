import Observation2
import StateStore
import Testing

@Suite struct StateDiffTests {
  private struct Whole: Equatable {
    var name = "a"
    var part = Part()
    var parts: [Part] = []
    var numbers: Set<Int> = []
    var prices: [String: Int] = [:]
    var choice: Choice = .none
    var maybe: Part?
  }

  private struct Part: Equatable {
    var count = 0
  }

  private enum Choice: Equatable {
    case none
    case some(Int)
  }

  private func diff(_ change: (inout Whole) -> Void) -> [String] {
    let old = Whole()
    var new = old
    change(&new)
    return StateDiff(old, new).lines
  }

  @Test func `equal values differ in no line`() {
    #expect(diff { _ in } == [])
  }

  @Test func `only the fields that differ are shown, by path`() {
    #expect(diff { $0.part.count = 2 } == ["- part.count: 0", "+ part.count: 2"])
    #expect(diff { $0.name = "b" } == ["- name: \"a\"", "+ name: \"b\""])
  }

  @Test func `elements are compared in place`() {
    var old = Whole(parts: [Part(count: 1), Part(count: 2)])
    var new = old
    new.parts[1].count = 3
    new.parts.append(Part(count: 4))
    #expect(
      StateDiff(old, new).lines
        == ["- parts[1].count: 2", "+ parts[1].count: 3", "+ parts[2]: Part(count: 4)"]
    )
    old.parts = []
    #expect(
      StateDiff(old, new).lines
        == ["- parts: []", "+ parts: [Part(count: 1), Part(count: 3), Part(count: 4)]"]
    )
  }

  @Test func `sets and dictionaries are sorted`() {
    #expect(diff { $0.numbers = [3, 1, 2] } == ["- numbers: []", "+ numbers: [1, 2, 3]"])
    #expect(
      diff { $0.prices = ["b": 2, "a": 1] } == ["- prices: [:]", "+ prices: [\"a\": 1, \"b\": 2]"]
    )
  }

  @Test func `cases and optionals are shown with what they hold`() {
    #expect(diff { $0.choice = .some(4) } == ["- choice: .none", "+ choice: .some(4)"])
    #expect(diff { $0.maybe = Part() } == ["- maybe: nil", "+ maybe: Part(count: 0)"])
  }
}
