/// Room on the four sides of an element's content, in points.
public struct ScreenInsets: Sendable, Hashable {
  /// Room above the content.
  public var top: Double
  /// Room before the content.
  public var leading: Double
  /// Room below the content.
  public var bottom: Double
  /// Room after the content.
  public var trailing: Double

  /// No room at all.
  public static let zero = ScreenInsets()

  /// Makes insets, each 0 unless given.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  var horizontal: Double { leading + trailing }
  var vertical: Double { top + bottom }
}
