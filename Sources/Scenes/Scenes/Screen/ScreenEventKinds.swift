/// The kinds of events that an element takes.
public struct ScreenEventKinds: OptionSet, Sendable, Hashable, Codable {
  /// The bits of the set.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A tap.
  public static let tap = ScreenEventKinds(rawValue: 1 << 0)
  /// Two taps in quick succession.
  public static let doubleTap = ScreenEventKinds(rawValue: 1 << 1)
  /// A finger that stays.
  public static let longPress = ScreenEventKinds(rawValue: 1 << 2)
  /// A change of a field's text.
  public static let text = ScreenEventKinds(rawValue: 1 << 3)
  /// A change of a control's value.
  public static let value = ScreenEventKinds(rawValue: 1 << 4)
  /// Getting and losing the focus.
  public static let focus = ScreenEventKinds(rawValue: 1 << 5)
  /// The return key of a field.
  public static let submit = ScreenEventKinds(rawValue: 1 << 6)
  /// A pull that asks for newer content.
  public static let refresh = ScreenEventKinds(rawValue: 1 << 7)
  /// A move of a scroll's content.
  public static let scrolled = ScreenEventKinds(rawValue: 1 << 8)
  /// Coming into sight.
  public static let appear = ScreenEventKinds(rawValue: 1 << 9)
  /// Going out of sight.
  public static let disappear = ScreenEventKinds(rawValue: 1 << 10)
  /// A request to go away, such as a tap beside an alert.
  public static let dismiss = ScreenEventKinds(rawValue: 1 << 11)
  /// A button that a swipe uncovers.
  public static let swipeAction = ScreenEventKinds(rawValue: 1 << 12)
  /// An entry of its menu.
  public static let menuItem = ScreenEventKinds(rawValue: 1 << 13)
  /// Something that assistive technology can do with it.
  public static let accessibilityAction = ScreenEventKinds(rawValue: 1 << 14)
  /// A finger that picks the element up.
  public static let drag = ScreenEventKinds(rawValue: 1 << 15)
}
