import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowRelationsTests {
  private struct Tree: SceneView {
    let seed: UInt64

    var body: [ScreenElement] {
      var random = SplitMix(state: seed)
      return part(3, &random)
    }

    private func part(_ depth: Int, _ random: inout SplitMix) -> [ScreenElement] {
      let count = Int(random.next() % 4)
      guard depth > 0, count > 0 else { return [text("x")] }
      var children: [ScreenElement] = []
      for _ in 0..<count { children += part(depth - 1, &random) }
      return random.next().isMultiple(of: 2)
        ? [column { children }] : [row { children }]
    }
  }

  private struct Forest: SceneView {
    var body: [ScreenElement] {
      for _ in 0..<2000 { Tree(seed: 1) }
    }
  }

  /// The definition of each relation, for a pair of elements.
  private func holds(
    _ kind: ScreenRelation,
    of first: LaidOutElement,
    to other: LaidOutElement
  ) -> Bool {
    let isApart =
      first.index != other.index && !first.contains(other) && !other.contains(first)
    return switch kind {
    case .below: isApart && first.frame.y >= other.frame.maxY
    case .above: isApart && first.frame.maxY <= other.frame.y
    case .rightOf: isApart && first.frame.x >= other.frame.maxX
    case .leftOf: isApart && first.frame.maxX <= other.frame.x
    case .childOf: other.contains(first)
    case .containsChild: other.parentIndex == first.index
    case .containsDescendants: first.contains(other)
    }
  }

  @Test(arguments: 0..<60)
  func `a relation to many means one to any of them`(_ seed: UInt64) {
    let elements = ScreenFrames(of: Tree(seed: seed)).elements
    var random = SplitMix(state: seed)
    let targets = elements.indices.filter { _ in random.next().isMultiple(of: 3) }
    for kind in ScreenRelation.allCases {
      let relations = ScreenRelations(kind, to: targets, in: elements)
      let expected = elements.map { element in
        targets.contains { holds(kind, of: element, to: elements[$0]) }
      }
      #expect(elements.indices.map { relations.holds(at: $0) } == expected, "\(kind)")
    }
  }

  @Test func `a screen of many is looked at once for each selector`() throws {
    let frames = ScreenFrames(of: Forest())
    let budget = FlowBudget()
    let (flow, _) = FlowReader().read(
      Array("- tapOn: {containsDescendants: [{text: x}], below: {text: x}}".utf8),
      file: "f"
    )
    let tap = try #require(flow?.steps.first?.command as? TapOnCommand).tap
    let query = try FlowQuery(
      try #require(tap.selector),
      in: FlowScope(),
      FlowPatterns(budget)
    )
    for _ in 0..<50 { _ = FlowSight(frames: frames, budget: budget).matches(query) }
    #expect(budget.excess == nil)
  }
}
