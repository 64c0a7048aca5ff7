/// How far a scroll's content has been moved, and how large it is.
public struct ScreenScrollState: Sendable, Hashable, Codable {
  /// The point of the content at the scroll's top left corner, in points, as of a `UIScrollView`.
  ///
  /// Where lines begin on the right, a horizontal scroll begins there: nobody has moved it when the offset
  /// is the greatest that there is, and at 0 it shows its end.
  ///
  /// Of a lazy scroll, whose rows are not all there, see ``ScreenPart/lazyColumn(spacing:estimatedRowHeight:content:)``.
  public var offset: ScreenPoint
  /// The size of the whole content, in points; of a lazy scroll, as far as it is known.
  public var contentSize: ScreenSize

  /// Creates a state.
  public init(offset: ScreenPoint, contentSize: ScreenSize) {
    self.offset = offset
    self.contentSize = contentSize
  }
}
