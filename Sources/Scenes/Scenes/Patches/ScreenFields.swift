/// The properties of an element that have changed.
public struct ScreenFields: OptionSet, Sendable, Hashable, Codable {
  /// The bits of the set.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The text.
  public static let text = ScreenFields(rawValue: 1 << 0)
  /// The identifier.
  public static let identifier = ScreenFields(rawValue: 1 << 1)
  /// Whether it is enabled, hidden, selected, checked, and the like.
  public static let state = ScreenFields(rawValue: 1 << 2)
  /// The traits.
  public static let traits = ScreenFields(rawValue: 1 << 3)
  /// The label, the value with its range, the hint or the placeholder.
  public static let words = ScreenFields(rawValue: 1 << 4)
  /// The text style, colours or alignment.
  public static let style = ScreenFields(rawValue: 1 << 5)
  /// The events that it takes, and the buttons that a swipe uncovers.
  public static let events = ScreenFields(rawValue: 1 << 6)
  /// The padding, spacing or a fixed size.
  public static let measures = ScreenFields(rawValue: 1 << 7)
  /// What decides how its container lays it out.
  public static let placing = ScreenFields(rawValue: 1 << 8)

  /// Those that change nothing but what a person sees of the node itself.
  package static let appearance: ScreenFields = [.text, .traits, .words, .style]
}
