import Scenes

extension ScreenNodeLook {
  /// Returns a Boolean value that indicates whether a text by which a selector finds the element satisfies a condition: its
  /// text, label, value, hint or, as in Maestro even beside a text, its placeholder.
  func isCalled(where isMatch: (String) -> Bool) -> Bool {
    if says(where: isMatch) { return true }
    guard let placeholder else { return false }
    return isMatch(placeholder)
  }

  /// The text to copy: its own, its value, its placeholder, its label or its hint, the first that is not empty; an empty one
  /// of a field or a text without any, and `nil` of anything else.
  var copiedText: String? {
    let text = role == .image ? nil : shownText
    let texts = [text, value, placeholder, label, hint]
    if let first = texts.lazy.compactMap(\.self).first(where: { !$0.isEmpty }) { return first }
    return text != nil || events.contains(.text) ? "" : nil
  }
}
