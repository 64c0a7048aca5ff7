/// An element's properties for assistive technology beyond its kind.
public struct ScreenTraits: OptionSet, Sendable, Hashable, Codable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The element is the title of the elements that follow it.
  public static let header = ScreenTraits(rawValue: 1 << 0)

  /// The element opens another place.
  public static let link = ScreenTraits(rawValue: 1 << 1)

  /// The element's value changes often.
  public static let updatesFrequently = ScreenTraits(rawValue: 1 << 2)

  /// The element's value can be made greater and smaller, as with a slider.
  public static let adjustable = ScreenTraits(rawValue: 1 << 3)
}
