import SceneCollections
import Scenes

/// Everything that stands in a layout, looked through one by one.
///
/// A cell or badge is found if its section's group and itself share more than an edge with the rectangle as far as
/// that is in the content; the group is where its badge of the kind `group` is.
@MainActor struct LayoutScan {
  private let all: [CollectionLayoutAttributes]
  private let groups: [[(first: Int, frame: ScreenRect)]]
  private let content: ScreenRect
  private let axis: ScreenAxis

  init(_ engine: CollectionLayoutEngine) {
    all = engine.allAttributes()
    axis = engine.layout.configuration.scrollDirection
    content = ScreenRect(size: engine.contentSize)
    var groups = engine.itemCounts.map { _ in [(first: Int, frame: ScreenRect)]() }
    for attributes in all where attributes.category == .supplementary("group") {
      groups[attributes.path.section].append((attributes.path.item, attributes.frame))
    }
    self.groups = groups
  }

  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - pixel: How much larger groups are than their badges, whose sizes end on whole pixels.
  ///   - error: How much further than their badges groups reach on each side, since these are rounded once more.
  /// - Returns: What is found.
  func attributes(
    in rect: ScreenRect,
    pixel: Double,
    error: Double
  ) -> [CollectionLayoutAttributes] {
    all.filter { isFound($0, in: rect, pixel, error) }
  }

  private func isFound(
    _ attributes: CollectionLayoutAttributes,
    in rect: ScreenRect,
    _ pixel: Double,
    _ error: Double
  ) -> Bool {
    guard var (x, y) = clipped(rect, to: content) else { return false }
    if case .decoration = attributes.category {
      let frame = attributes.frame
      return frame.x <= x.upperBound && x.lowerBound <= frame.maxX && frame.y <= y.upperBound
        && y.lowerBound <= frame.maxY
    }
    if attributes.orthogonalSection != nil {
      if axis == .vertical { x = rect.x...rect.maxX } else { y = rect.y...rect.maxY }
    }
    if x.lowerBound == x.upperBound || y.lowerBound == y.upperBound { return false }
    func meets(_ frame: ScreenRect) -> Bool {
      frame.x < x.upperBound && x.lowerBound < frame.maxX && frame.y < y.upperBound
        && y.lowerBound < frame.maxY
    }
    guard meets(attributes.frame), var group = group(of: attributes) else {
      return meets(attributes.frame)
    }
    group.x -= error
    group.y -= error
    group.width += pixel + 2 * error
    group.height += pixel + 2 * error
    return meets(group)
  }

  /// The two stretches that a rectangle has in the content; `nil` if it lies outside.
  private func clipped(
    _ rect: ScreenRect,
    to content: ScreenRect
  ) -> (ClosedRange<Double>, ClosedRange<Double>)? {
    let isDown = axis == .vertical
    let (left, right) = (max(0, rect.x), min(rect.maxX, content.width))
    let (top, bottom) = (max(0, rect.y), min(rect.maxY, content.height))
    // Across, what scrolls by itself may be found where there is no content.
    if isDown ? top > bottom : left > right { return nil }
    let nowhere = -Double.infinity...(-Double.infinity)
    return (left <= right ? left...right : nowhere, top <= bottom ? top...bottom : nowhere)
  }

  /// Where the group of a cell or badge is; `nil` for headers, and for a waterfall's.
  private func group(of attributes: CollectionLayoutAttributes) -> ScreenRect? {
    switch attributes.category {
    case .cell, .supplementary("group"), .supplementary("badge"), .supplementary("inner"):
      groups[attributes.path.section].last { $0.first <= attributes.path.item }?.frame
    default: nil
    }
  }
}
