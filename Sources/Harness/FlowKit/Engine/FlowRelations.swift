import Scenes

/// Where all elements lie to those that a relation names, prepared so that each asks in constant
/// time.
///
/// Elements stand in tree order, and what lies in one ends before its `endIndex`. So those that an
/// element neither contains nor lies in are two stretches: what has ended before it, and what
/// begins after it.
struct FlowRelations {
  let kind: FlowSelector.Relation.Kind
  /// The places that the relation holds for.
  private let holding: [Bool]

  /// - Parameters:
  ///   - kind: The relation.
  ///   - targets: Where the others stand, in tree order.
  ///   - elements: All elements of the screen.
  /// - Complexity: O(elements).
  init(_ kind: FlowSelector.Relation.Kind, to targets: [Int], in elements: [LaidOutElement]) {
    self.kind = kind
    holding =
      switch kind {
      case .childOf: Self.inside(targets, elements)
      case .containsChild: Self.parents(of: targets, elements)
      case .containsDescendants: Self.around(targets, elements)
      case .below: Self.beside(targets, elements, edge: { $0.y }, far: { $0.maxY })
      case .above: Self.beside(targets, elements, edge: { -$0.maxY }, far: { -$0.y })
      case .rightOf: Self.beside(targets, elements, edge: { $0.x }, far: { $0.maxX })
      case .leftOf: Self.beside(targets, elements, edge: { -$0.maxX }, far: { -$0.x })
      }
  }

  /// Whether the relation holds for the element at a place.
  func holds(at index: Int) -> Bool { holding[index] }

  private static func inside(_ targets: [Int], _ elements: [LaidOutElement]) -> [Bool] {
    var holding = [Bool](repeating: false, count: elements.count)
    var end = 0
    for target in targets where elements[target].endIndex > end {
      for index in max(end, target + 1)..<max(end, elements[target].endIndex, target + 1) {
        holding[index] = true
      }
      end = elements[target].endIndex
    }
    return holding
  }

  private static func parents(of targets: [Int], _ elements: [LaidOutElement]) -> [Bool] {
    var holding = [Bool](repeating: false, count: elements.count)
    for target in targets {
      if let parent = elements[target].parentIndex { holding[parent] = true }
    }
    return holding
  }

  private static func around(_ targets: [Int], _ elements: [LaidOutElement]) -> [Bool] {
    var holding = [Bool](repeating: false, count: elements.count)
    for target in targets {
      var next = elements[target].parentIndex
      while let index = next, !holding[index] {
        holding[index] = true
        next = elements[index].parentIndex
      }
    }
    return holding
  }

  /// Those whose edge is not before the far edge of one that is apart from them.
  private static func beside(
    _ targets: [Int],
    _ elements: [LaidOutElement],
    edge: (ScreenRect) -> Double,
    far: (ScreenRect) -> Double
  ) -> [Bool] {
    let count = elements.count
    /// The least far edge of the targets that have ended at a place or before it.
    var ended = [Double](repeating: .infinity, count: count + 1)
    /// The least far edge of the targets that begin at a place or after it.
    var begun = [Double](repeating: .infinity, count: count + 1)
    for target in targets {
      let (end, edge) = (elements[target].endIndex, far(elements[target].frame))
      ended[end] = min(ended[end], edge)
      begun[target] = min(begun[target], edge)
    }
    for index in stride(from: 1, through: count, by: 1) {
      ended[index] = min(ended[index], ended[index - 1])
    }
    for index in stride(from: count - 1, through: 0, by: -1) {
      begun[index] = min(begun[index], begun[index + 1])
    }
    return elements.map { edge($0.frame) >= min(ended[$0.index], begun[$0.endIndex]) }
  }
}
