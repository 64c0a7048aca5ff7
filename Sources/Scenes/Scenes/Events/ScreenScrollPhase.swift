/// The part of a person's gesture that a movement of a scroll belongs to.
///
/// A gesture is any number of movements with ``dragging`` and ``decelerating``, and one ``ended``. The scroll follows
/// the first two as far as it has content, and comes to rest at the last.
public enum ScreenScrollPhase: String, Sendable, Hashable, Codable, CaseIterable {
  /// A finger moves the content. (Apple: `scrollViewDidScroll(_:)` while `isDragging`.)
  case dragging
  /// The content moves on after the finger has left it. (Apple: `isDecelerating`.)
  case decelerating
  /// The gesture is over, and the scroll comes to rest at the nearest offset at which it may.
  ///
  /// Without a movement before it, the event is a whole gesture, such as a turn of a wheel. Its direction then counts
  /// as its velocity (``SceneWindow/restingOffset(for:velocity:of:)``).
  case ended
}
