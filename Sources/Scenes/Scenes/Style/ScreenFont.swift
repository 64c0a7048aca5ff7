/// A size, a height of lines and a weight; which typeface it is the front-end decides.
///
/// A length that is negative, infinite or no number counts as 0, also when it is decoded.
public struct ScreenFont: Hashable, Sendable, Codable {
  /// The size in points, which is also the width of a wide character.
  public let size: Double

  /// The distance from a line to the next, in points.
  public let lineHeight: Double

  /// How heavy the strokes are.
  public var weight: ScreenFontWeight

  /// Creates a font from its size and the height of its lines, in points.
  public init(size: Double, lineHeight: Double, weight: ScreenFontWeight = .regular) {
    self.size = size.usableLength
    self.lineHeight = lineHeight.usableLength
    self.weight = weight
  }

  /// Decodes a font.
  ///
  /// - Throws: `DecodingError` if a length or the weight is missing, or is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      size: try container.decode(Double.self, forKey: .size),
      lineHeight: try container.decode(Double.self, forKey: .lineHeight),
      weight: try container.decode(ScreenFontWeight.self, forKey: .weight)
    )
  }

  private enum CodingKeys: String, CodingKey {
    case size, lineHeight, weight
  }
}
