/// The space on the four sides of an element's content, in points.
public struct ScreenInsets: Sendable, Hashable, Codable {
  /// The space above the content.
  public var top: Double
  /// The space before the content.
  public var leading: Double
  /// The space below the content.
  public var bottom: Double
  /// The space after the content.
  public var trailing: Double

  /// No space at all.
  public static var zero: ScreenInsets { ScreenInsets() }

  /// Creates insets, each 0 unless given.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  var horizontal: Double { leading + trailing }
  var vertical: Double { top + bottom }
}
