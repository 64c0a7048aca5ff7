/// A width and a height in points.
public struct ScreenSize: Sendable, Hashable, Codable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// No width and no height.
  public static var zero: ScreenSize { ScreenSize(width: 0, height: 0) }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size, with lengths that can be laid out.
  var usable: ScreenSize {
    ScreenSize(width: width.usableLength, height: height.usableLength)
  }
}
