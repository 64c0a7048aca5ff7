/// The size of a screen's viewport, and the scale of its text.
public struct ScreenSpace: Sendable, Hashable {
  /// The size of the viewport in points.
  public var size: ScreenSize

  /// The size of the text as a multiple of the usual size.
  public var textScale: Double

  /// A telephone: 390 × 844 points and text of the usual size.
  public static let phone = ScreenSpace(size: ScreenSize(width: 390, height: 844))

  /// Creates a space from the viewport's size.
  ///
  /// A negative or infinite width, height or scale counts as 0.
  public init(size: ScreenSize, textScale: Double = 1) {
    self.size = ScreenSize(
      width: Self.usable(size.width),
      height: Self.usable(size.height)
    )
    self.textScale = Self.usable(textScale)
  }

  private static func usable(_ length: Double) -> Double {
    length.isFinite && length > 0 ? length : 0
  }
}
