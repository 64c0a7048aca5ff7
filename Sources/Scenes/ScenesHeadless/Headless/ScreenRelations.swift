package import Scenes

/// The elements for which a relation holds, computed once so that each test takes constant time.
///
/// Elements stand in tree order, and the descendants of one end before its `endIndex`. So the
/// elements that an element neither contains nor lies in form two ranges: those that end before it,
/// and those that begin after its end.
package struct ScreenRelations {
  package let kind: ScreenRelation
  /// Whether the relation holds, by the element's index.
  private let holding: [Bool]

  /// - Parameters:
  ///   - kind: The relation.
  ///   - targets: The indices of the related elements, in tree order.
  ///   - elements: All elements of the screen.
  /// - Complexity: O(elements).
  package init(_ kind: ScreenRelation, to targets: [Int], in elements: [LaidOutElement]) {
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

  /// Whether the relation holds for the element at an index.
  package func holds(at index: Int) -> Bool { holding[index] }

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

  /// Returns the elements whose edge is not before the far edge of a target outside them.
  private static func beside(
    _ targets: [Int],
    _ elements: [LaidOutElement],
    edge: (ScreenRect) -> Double,
    far: (ScreenRect) -> Double
  ) -> [Bool] {
    let count = elements.count
    /// The least far edge of the targets that end at an index or before it.
    var ended = [Double](repeating: .infinity, count: count + 1)
    /// The least far edge of the targets that begin at an index or after it.
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

/// How an element stands to another one.
public enum ScreenRelation: String, Sendable, Hashable, CaseIterable {
  /// It begins where the other ends, or further down.
  case below
  /// It ends where the other begins, or further up.
  case above
  /// It ends where the other begins, or further left.
  case leftOf
  /// It begins where the other ends, or further right.
  case rightOf
  /// It lies in the other, at any depth.
  case childOf
  /// The other lies directly in it.
  case containsChild
  /// The other lies in it, at any depth.
  case containsDescendants
}
