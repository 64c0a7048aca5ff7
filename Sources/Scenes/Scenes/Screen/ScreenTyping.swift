/// How a person types into a field: for the keyboard that a front-end shows.
public struct ScreenTyping: Sendable, Hashable, Codable {
  /// The kind of keyboard.
  public enum Keyboard: String, Sendable, Hashable, Codable, CaseIterable {
    /// Letters of the person's language.
    case standard
    /// Latin letters, digits and signs.
    case ascii
    /// Digits only.
    case number
    /// Digits and a decimal point.
    case decimal
    /// Digits, `+`, `*` and `#`.
    case phone
    /// An e-mail address.
    case email
    /// A web address.
    case url
  }

  /// The words of the return key.
  public enum ReturnKey: String, Sendable, Hashable, Codable, CaseIterable {
    /// Return, or the beginning of a new line in a text area.
    case standard
    /// Done.
    case done
    /// On to the next field, which has the focus then; the last one loses it
    /// (``ScreenElement/focusOrder(_:)``).
    case next
    /// Search.
    case search
    /// Send.
    case send
    /// Go there.
    case go
  }

  /// The kind of keyboard.
  public var keyboard: Keyboard
  /// The words of the return key.
  public var returnKey: ReturnKey
  /// The number of characters that the text may have; `nil` for any, and less than none counts as none.
  public var maximumLength: Int?
  /// A Boolean value that indicates whether the typed text must not be seen.
  public var isSecure: Bool
  /// A Boolean value that indicates whether the text may have several lines.
  public var isMultiline: Bool

  /// Creates a way of typing.
  public init(
    keyboard: Keyboard = .standard,
    returnKey: ReturnKey = .standard,
    maximumLength: Int? = nil,
    isSecure: Bool = false,
    isMultiline: Bool = false
  ) {
    (self.keyboard, self.returnKey) = (keyboard, returnKey)
    self.maximumLength = maximumLength
    (self.isSecure, self.isMultiline) = (isSecure, isMultiline)
  }

  /// The part of a text that the field accepts.
  ///
  /// A field of one line joins the lines of a pasted text with spaces, and leaves empty lines out. The result has at
  /// most ``maximumLength`` characters, as a person counts them.
  ///
  /// - Complexity: O(n) for n characters.
  public func allowed(_ text: String) -> String {
    let isJoined = !isMultiline && text.contains(where: \.isNewline)
    let text = isJoined ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
    return maximumLength.map { String(text.prefix(max(0, $0))) } ?? text
  }
}
