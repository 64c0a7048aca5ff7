public import Scenes

/// How long what is laid out is.
extension CollectionLayoutEngine {
  /// The size of all content, in points.
  public var contentSize: ScreenSize {
    let length = sections.isEmpty ? 0 : before + inner + after
    return axis.size(along: length, across: breadth)
  }

  /// The length of all sections, with the room that items beside them need.
  var inner: Double { max(0, extents.total, beside) }

  /// Where a section begins along the scroll.
  func start(ofSection section: Int) -> Double { before + extents.sum(before: section) }

  /// The corner of a section.
  func origin(ofSection section: Int) -> ScreenPoint {
    pixels.position(axis.point(start(ofSection: section)))
  }
}
