/// A scroll of a laid-out screen.
public struct ScrollArea: Sendable, Hashable {
  /// The name of the scroll, for events.
  public let id: ScreenNodeID

  /// The scroll's index in ``ScreenFrames/elements``.
  public let elementIndex: Int

  /// The direction in which the content moves.
  public let axis: ScreenAxis

  /// The scroll's own frame, in the viewport's coordinates.
  public let frame: ScreenRect

  /// The size of the whole content, including the padding.
  public let contentSize: ScreenSize

  /// How far the content has been moved, at most to its end (``ScreenScrollState/offset``).
  public let offset: ScreenPoint

  /// The offset at the content's right or lower end.
  public var maxOffset: ScreenPoint {
    axis.end(of: contentSize, in: frame.size)
  }

  /// How far the content can still be moved in the direction of a distance, in points along the axis.
  package func room(toward distance: ScreenPoint) -> Double {
    let way = axis.along(distance)
    let (here, end) = (axis.along(offset), axis.along(maxOffset))
    if way > 0 { return max(0, end - here) }
    return way < 0 ? max(0, here) : 0
  }

  /// The offset nearest to `point` that the content allows.
  public func clamped(_ point: ScreenPoint) -> ScreenPoint {
    axis.clamped(point, of: contentSize, in: frame.size)
  }
}
