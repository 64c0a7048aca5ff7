/// The room that a screen has, and how large its text is.
public struct ScreenSpace: Sendable, Hashable {
  /// The size of the viewport in points.
  public var size: ScreenSize

  /// How many times larger than usual the text is.
  public var textScale: Double

  /// A telephone: 390 × 844 points and text of the usual size.
  public static let phone = ScreenSpace(size: ScreenSize(width: 390, height: 844))

  /// Makes a space out of the viewport's size.
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
