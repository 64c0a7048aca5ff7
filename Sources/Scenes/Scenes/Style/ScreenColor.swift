/// A colour in the sRGB space.
///
/// A component below 0 or that is no number counts as 0, one above 1 as 1, also when it is decoded.
public struct ScreenColor: Hashable, Codable, Sendable {
  /// The amount of red, from 0 to 1.
  public let red: Double
  /// The amount of green, from 0 to 1.
  public let green: Double
  /// The amount of blue, from 0 to 1.
  public let blue: Double
  /// How opaque the colour is, from 0 (it can't be seen) to 1 (nothing is seen through it).
  public let alpha: Double

  /// Creates a colour from its components, from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.usable(red)
    self.green = Self.usable(green)
    self.blue = Self.usable(blue)
    self.alpha = Self.usable(alpha)
  }

  /// Decodes a colour; one without `alpha` is opaque.
  ///
  /// - Throws: `DecodingError` if another component is missing, or one is no number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try container.decode(Double.self, forKey: .red),
      green: try container.decode(Double.self, forKey: .green),
      blue: try container.decode(Double.self, forKey: .blue),
      alpha: try container.decodeIfPresent(Double.self, forKey: .alpha) ?? 1
    )
  }

  /// Creates a colour from a number of the form `0xRRGGBB`.
  init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  private enum CodingKeys: String, CodingKey {
    case red, green, blue, alpha
  }

  private static func usable(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }
}

extension ScreenColor: CustomStringConvertible {
  /// The components as web pages write them: `#FF3B30`, or `#3C3C4399` if it is not opaque.
  public var description: String {
    let components = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return components.reduce(into: "#") { text, component in
      let byte = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      text += byte.utf8.count < 2 ? "0" + byte : byte
    }
  }
}
