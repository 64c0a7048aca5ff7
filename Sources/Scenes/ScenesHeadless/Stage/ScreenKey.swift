/// A key of a keyboard that types no character.
///
/// While an input method has marked text, each of these keys is the input method's (``Stage/press(_:)``).
public enum ScreenKey: String, Sendable, Hashable, CaseIterable {
  /// The return key: what the field calls done, next or search.
  case `return`
  /// The key that takes the last character away.
  case backspace
  /// The key that takes the focus away.
  case escape
  /// The key that gives the focus to the next field, or to the first one after the last.
  case tab
  /// The key that moves the cursor of marked text to the left.
  case leftArrow
  /// The key that moves the cursor of marked text to the right.
  case rightArrow
  /// The key that leads to an earlier candidate of a conversion.
  case upArrow
  /// The key that leads to a later candidate of a conversion.
  case downArrow
}
