extension ScreenElement {
  /// The words that assistive technology reads instead of the text.
  public var label: String? { box?.details.label }

  /// The current value as text, such as the number of a stepper.
  public var value: String? { box?.details.value }

  /// The effect of a tap, in words.
  public var hint: String? { box?.details.hint }

  /// The space around the content, inside the frame.
  public var padding: ScreenInsets { box?.details.padding ?? .zero }

  /// The width of its frame in points, if it is fixed.
  public var width: Double? { box?.details.width }

  /// The height of its frame in points, if it is fixed.
  public var height: Double? { box?.details.height }

  /// Whether the element itself is enabled; a container may still disable it
  /// (``LaidOutElement/isEnabled`` takes that into account).
  public var isEnabled: Bool { !flags.contains(.disabled) }

  /// Whether the element itself is hidden; it keeps its place.
  public var isHidden: Bool { flags.contains(.hidden) }

  /// Whether it is chosen among others.
  public var isSelected: Bool { flags.contains(.selected) }

  /// Whether the element is ticked; `nil` when it can't be.
  public var isChecked: Bool? {
    flags.contains(.checkable) ? flags.contains(.checked) : nil
  }

  /// Whether typing goes to it.
  public var isFocused: Bool { flags.contains(.focused) }

  /// Whether nothing behind it can be seen or touched, as with an alert.
  public var blocksTouches: Bool { flags.contains(.blocksTouches) }

  /// Whether the width is limited to a comfortable line length.
  public var hasReadableWidth: Bool { flags.contains(.readableWidth) }

  /// The direction in which a scroll moves.
  public var scrollAxis: ScreenAxis { flags.contains(.horizontal) ? .horizontal : .vertical }

  /// Whether the text, label, value or hint equals `text`, where an image's name doesn't count.
  public func says(_ text: String) -> Bool {
    if kind != .image, self.text == text { return true }
    guard let box else { return false }
    return box.details.label == text || box.details.value == text || box.details.hint == text
  }

  /// Whether the text, label, value or hint satisfies `isMatch`, tested in this order.
  ///
  /// An image's name doesn't count.
  public func says<Failure: Error>(
    where isMatch: (String) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    if kind != .image, let text, try isMatch(text) { return true }
    guard let box else { return false }
    if let label = box.details.label, try isMatch(label) { return true }
    if let value = box.details.value, try isMatch(value) { return true }
    if let hint = box.details.hint, try isMatch(hint) { return true }
    return false
  }
}
