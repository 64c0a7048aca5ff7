/// How an element and its children are laid out; all controls are made of these few.
public enum ScreenPrimitive: Sendable, Hashable {
  /// Words, which wrap at the width that they are given.
  case text
  /// Something without children that has a size of its own; a length that is negative or not finite
  /// counts as 0.
  case leaf(ScreenSize)
  /// A line, a point thick, along the other axis of its container.
  case line
  /// Space that takes what is left over.
  case space
  /// Children one after the other along an axis.
  case box(ScreenAxis)
  /// Children over one another.
  case layers
  /// Children along an axis, seen through a frame that may be smaller.
  case scroll(ScreenAxis)
  /// Children that a ``ScreenLayout`` places.
  case custom

  /// The direction in which it scrolls; `nil` if it does not.
  var scrollAxis: ScreenAxis? {
    if case .scroll(let axis) = self { axis } else { nil }
  }

  /// The same, with a size that can be laid out.
  var usable: ScreenPrimitive {
    if case .leaf(let size) = self { .leaf(size.usable) } else { self }
  }
}
