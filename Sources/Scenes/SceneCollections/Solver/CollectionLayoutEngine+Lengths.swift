public import Scenes

/// How long what is laid out is.
extension CollectionLayoutEngine {
  /// The size of all content, in points.
  public var contentSize: ScreenSize {
    let length = sections.isEmpty ? 0 : max(0, before + extents.total + after)
    return axis.size(along: length, across: breadth)
  }

  /// Where a section begins along the scroll.
  func start(ofSection section: Int) -> Double { before + extents.sum(before: section) }

  /// The corner of a section.
  func origin(ofSection section: Int) -> ScreenPoint {
    pixels.position(axis.point(start(ofSection: section)))
  }
}
