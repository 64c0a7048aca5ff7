public import Scenes

/// Something of a section that can be seen, which ``CollectionLayoutSection/visibleItemsInvalidationHandler`` may
/// show otherwise than its layout does. (Apple: `NSCollectionLayoutVisibleItem`.)
///
/// What is set is kept as long as the element is near what can be seen; a ``center`` also only as long as the layout
/// does not move the element. A screen shows all of it but ``alpha``, of which it knows only whether anything is
/// left to see. A transform is missing, since the elements of a screen have none.
@MainActor
public final class CollectionLayoutVisibleItem {
  /// What it is.
  public let category: CollectionLayoutAttributes.Category
  /// The item, or the section of what belongs to one.
  public internal(set) var path: CollectionPath
  /// Where the layout puts it in the content, in points; in a section that scrolls across, as if that had not been
  /// moved.
  public private(set) var frame: ScreenRect
  /// Where its middle is shown, in points, measured as the frame is; no number leaves it where the layout puts it.
  public var center: ScreenPoint
  /// What is in front of what: more is further in front.
  public var zIndex: Int
  /// Whether it can't be seen and touched.
  public var isHidden = false
  /// How much can be seen of it, from 0 to 1, for a front-end that draws; below 0.01 it is hidden.
  public var alpha = 1.0

  private var layoutZIndex: Int

  init(_ attributes: CollectionLayoutAttributes) {
    (category, path, frame) = (attributes.category, attributes.path, attributes.frame)
    (zIndex, layoutZIndex) = (attributes.zIndex, attributes.zIndex)
    center = attributes.frame.center
  }

  /// Takes where the layout puts it now.
  func follow(_ attributes: CollectionLayoutAttributes) {
    path = attributes.path
    if frame != attributes.frame { (frame, center) = (attributes.frame, attributes.frame.center) }
    if layoutZIndex != attributes.zIndex {
      (layoutZIndex, zIndex) = (attributes.zIndex, attributes.zIndex)
    }
  }

  /// Whether nothing is left to see.
  var isOutOfSight: Bool { isHidden || alpha < 0.01 }

  /// Where it is shown.
  var shownFrame: ScreenRect {
    let natural = frame.center
    return frame.moved(
      by: ScreenPoint(
        x: (center.x - natural.x).finiteOrZero,
        y: (center.y - natural.y).finiteOrZero
      )
    )
  }
}
