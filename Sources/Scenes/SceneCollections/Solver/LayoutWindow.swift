import Scenes

/// A rectangle of which everything is to be found, as far as it is in the content.
struct LayoutWindow {
  /// The part in the content.
  private let inside: ScreenRect
  /// The part in the content's length, for sections that scroll across and reach out of its breadth.
  private let beside: ScreenRect
  private let isBeside: Bool
  let start: Double
  let end: Double

  /// None of a rectangle that does not even touch the content, or is none.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - content: The size of the content.
  ///   - axis: The direction of the scroll.
  init?(_ rect: ScreenRect, content: ScreenSize, axis: ScreenAxis) {
    let sides = [rect.x, rect.maxX, rect.y, rect.maxY]
    guard sides.allSatisfy({ !$0.isNaN }), rect.width >= 0, rect.height >= 0 else { return nil }
    let (near, far) = axis == .vertical ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
    start = max(0, near)
    end = min(far, axis.along(content))
    guard start <= end else { return nil }
    let (left, right) = axis == .vertical ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
    let (first, last) = (max(0, left), min(right, axis.across(content)))
    let corner = axis.size(along: start, across: left)
    beside = ScreenRect(
      origin: ScreenPoint(x: corner.width, y: corner.height),
      size: axis.size(along: end - start, across: right - left)
    )
    isBeside = first > last
    let inner = axis.size(along: start, across: first)
    inside = ScreenRect(
      origin: ScreenPoint(x: inner.width, y: inner.height),
      size: axis.size(along: end - start, across: max(0, last - first))
    )
  }

  /// The part in which the groups of a section are found; `nil` if that has no area.
  func area(isOrthogonal: Bool) -> ScreenRect? {
    let rect = isOrthogonal ? beside : inside
    return rect.width > 0 && rect.height > 0 ? rect : nil
  }

  func meets(_ attributes: CollectionLayoutAttributes) -> Bool {
    guard let area = area(isOrthogonal: attributes.isOrthogonal) else { return false }
    return attributes.frame.meets(area)
  }

  /// Whether something shares at least an edge with it.
  func touches(_ attributes: CollectionLayoutAttributes) -> Bool {
    let frame = attributes.frame
    return !isBeside && frame.x <= inside.maxX && inside.x <= frame.maxX && frame.y <= inside.maxY
      && inside.y <= frame.maxY
  }
}
