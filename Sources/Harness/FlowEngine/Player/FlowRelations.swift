import FlowFormat
package import Scenes
package import ScenesHeadless

/// The elements for which a selector's relation to others holds.
///
/// `below`, `above`, `leftOf` and `rightOf` compare leading edges only, as in Maestro: what begins further
/// down is below. The others are those of the tree.
package struct FlowRelations {
  private enum Test {
    case tree(ScreenRelations)
    /// The condition that the element's edge is beyond the one that is most easily passed.
    case edge((ScreenRect) -> Double, least: Double)
  }

  /// The related elements.
  let targets: [LaidOutElement]
  private let test: Test
  private let frames: ScreenFrames

  /// - Parameters:
  ///   - kind: The relation.
  ///   - targets: The indices of the related elements, in tree order.
  ///   - frames: The screen.
  /// - Complexity: O(elements).
  package init(_ kind: ScreenRelation, to targets: [Int], in frames: ScreenFrames) {
    self.frames = frames
    self.targets = targets.map { frames.elements[$0] }
    let edge: (ScreenRect) -> Double
    switch kind {
    case .below: edge = { $0.y }
    case .above: edge = { -$0.y }
    case .rightOf: edge = { $0.x }
    case .leftOf: edge = { -$0.x }
    case .childOf, .containsChild, .containsDescendants:
      test = .tree(ScreenRelations(kind, to: targets, in: frames.elements))
      return
    }
    let least = self.targets.map { edge($0.frame) }.min()
    test = .edge(edge, least: least ?? .infinity)
  }

  /// Returns a Boolean value that indicates whether the relation holds for the element at an index.
  func holds(at index: Int) -> Bool {
    switch test {
    case .tree(let relations): relations.holds(at: index)
    case .edge(let edge, let least): edge(frames.elements[index].frame) > least
    }
  }

  /// The distance between the middle of an element and that of the nearest target to which it has the
  /// relation.
  ///
  /// - Complexity: O(targets).
  package func distance(of element: LaidOutElement) -> Double {
    guard case .edge(let edge, _) = test else { return 0 }
    let middle = element.frame.center
    return targets.filter { edge(element.frame) > edge($0.frame) }.map { target in
      let (x, y) = (target.frame.center.x - middle.x, target.frame.center.y - middle.y)
      return (x * x + y * y).squareRoot()
    }
    .min() ?? .infinity
  }
}

extension ScreenRelation {
  /// A Boolean value that indicates whether it is one of the four that compare places.
  var isSide: Bool {
    switch self {
    case .below, .above, .leftOf, .rightOf: true
    case .childOf, .containsChild, .containsDescendants: false
    }
  }
}
