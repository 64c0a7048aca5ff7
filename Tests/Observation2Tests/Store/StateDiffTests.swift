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

  @Test func `an element more of a set, and an element less, are shown, and no other`() {
    #expect(StateDiff(Set(1...5), [1, 2, 4, 5, 6]).lines == ["- self: 3", "+ self: 6"])
    var old = Whole()
    var new = old
    (old.numbers, new.numbers) = ([1, 2], [2])
    #expect(StateDiff(old, new).lines == ["- numbers: 1"])
  }

  @Test func `cases and optionals are shown with what they hold`() {
    #expect(diff { $0.choice = .some(4) } == ["- choice: .none", "+ choice: .some(4)"])
    #expect(diff { $0.maybe = Part() } == ["- maybe: nil", "+ maybe: Part(count: 0)"])
  }

  @Test func `an optional of an optional shows which of them is missing`() {
    struct Twice { var value: Int?? }
    #expect(
      StateDiff(Twice(value: .some(nil)), Twice(value: nil)).lines
        == ["- value: .some(nil)", "+ value: nil"]
    )
  }

  @Test func `a value of another type is shown whole, though its fields are the same`() {
    struct Salt { var grams = 1 }
    struct Sugar { var grams = 1 }
    struct Pot { var content: Any }
    #expect(
      StateDiff(Pot(content: Salt()), Pot(content: Sugar())).lines
        == ["- content: Salt(grams: 1)", "+ content: Sugar(grams: 1)"]
    )
  }

  @Test func `an entry more and an entry less are shown, and no other`() {
    let old = ["a": 1, "b": 2, "d": 4]
    let new = ["a": 1, "c": 3, "d": 5]
    #expect(
      StateDiff(old, new).lines
        == ["- [\"b\"]: 2", "- [\"d\"]: 4", "+ [\"d\"]: 5", "+ [\"c\"]: 3"]
    )
  }

  // MARK: - Objects

  private class Knot {
    var name: String
    var next: Knot?
    var all: [Knot] = []
    init(_ name: String) { self.name = name }
  }

  private final class LongKnot: Knot {
    var length = 0
  }

  @Test func `an object inside itself ends there`() {
    let (old, new) = (Knot("a"), Knot("a"))
    old.next = old
    new.next = Knot("b")
    new.next?.next = new
    new.next?.all = [new]
    #expect(
      StateDiff(old, new).lines
        == [
          "- next: Knot(…)", "+ next: Knot(name: \"b\", next: Knot(…), all: [Knot(…)])",
        ]
    )
    #expect(StateDiff(new, new).isEmpty)
    (old.next, new.next) = (nil, nil)
  }

  @Test func `an object is compared with what it inherits, and shown wherever it is met`() {
    let (old, new) = (LongKnot("a"), LongKnot("b"))
    let shared = Knot("s")
    new.length = 1
    new.all = [shared, shared]
    old.all = [Knot("s"), Knot("t")]
    #expect(
      StateDiff(old, new).lines
        == [
          "- name: \"a\"", "+ name: \"b\"", "- all[1].name: \"t\"", "+ all[1].name: \"s\"",
          "- length: 0", "+ length: 1",
        ]
    )
  }

  @Test func `a net of objects is not walked on all of its paths`() {
    let nets = [0, 1].map { last in
      let knots = (0..<9).map { Knot("\($0)") }
      for knot in knots { knot.all = knots }
      knots[8].name = "\(8 + last)"
      return knots
    }
    let lines = StateDiff(nets[0][0], nets[1][0]).lines
    let names: [String] = lines.prefix(2).map { String($0.suffix(9)) }
    #expect(names == ["name: \"8\"", "name: \"9\""])
    for net in nets { for knot in net { knot.all = [] } }
  }

  // MARK: - Size

  private indirect enum Chain: Equatable {
    case end
    case link(Int, Chain)
  }

  private struct Nest {
    var value = 0
    var inner: [Nest] = []
  }

  @Test func `a difference at the bottom of a deep state is one of two lines`() {
    var (old, new) = (Nest(value: 1), Nest(value: 2))
    var (short, long) = (Chain.end, Chain.link(0, .end))
    for number in 1...2_000 {
      (old, new) = (Nest(inner: [old]), Nest(inner: [new]))
      (short, long) = (.link(number, short), .link(number, long))
    }
    let lines = StateDiff(old, new).lines
    let path = Array(repeating: "inner[0]", count: 2_000).joined(separator: ".")
    #expect(lines == ["- \(path).value: 1", "+ \(path).value: 2"])
    #expect(StateDiff(short, long).lines.count == 2)
    #expect(StateDiff(long, long).isEmpty)
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
    #expect(StateTree(old).text(of: 0).contains("next: Node(…)"))
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
