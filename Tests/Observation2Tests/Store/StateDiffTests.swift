import Observation2
import Testing

@testable import StateStore

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

  private final class Node {
    var count: Int
    var next: Node?
    var others: [Node] = []

    init(_ count: Int) { self.count = count }
  }

  @Test func `objects that hold each other are shown once on each way`() {
    let (old, new) = (Node(1), Node(1))
    for (node, count) in [(old, 2), (new, 3)] {
      let other = Node(count)
      node.next = other
      other.next = node
    }
    #expect(StateDiff(old, old).isEmpty)
    #expect(StateDiff(old, new).lines == ["- next.count: 2", "+ next.count: 3"])
    #expect(StateTree(old).text.contains("next: Node(…)"))
    old.next?.next = nil
    new.next?.next = nil
  }

  @Test func `an object that is met twice is shown twice`() {
    let shared = Node(5)
    #expect(StateDiff([Node(4), Node(4)], [shared, shared]).lines.count == 4)
  }

  @Test func `a net of objects and a long chain of them end`() {
    let net = (0..<20).map { Node($0) }
    for node in net { node.others = net }
    #expect(StateDiff(net[0], net[1]).lines.first == "- count: 0")
    for node in net { node.others = [] }
    var chain: Node?
    for count in 0..<1_000 {
      let node = Node(count)
      node.next = chain
      chain = node
    }
    #expect(StateDiff(chain, Node?.none).lines.count == 2)
    while let node = chain { (chain, node.next) = (node.next, nil) }
  }
}
