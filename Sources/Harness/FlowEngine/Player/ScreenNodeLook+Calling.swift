import FlowFormat
import Scenes

extension ScreenNodeLook {
  /// Returns a Boolean value that indicates whether a text by which a selector finds the element satisfies
  /// a condition.
  ///
  /// These texts are its text, label, value and hint, and its placeholder, in Maestro even beside a text.
  package func isCalled(where isMatch: (String) -> Bool) -> Bool {
    if says(where: isMatch) { return true }
    guard let placeholder else { return false }
    return isMatch(placeholder)
  }

  /// The text to copy: its own, its value, its placeholder, its label or its hint, the first that is not
  /// empty.
  ///
  /// It is empty for a field or a text without any, and `nil` for anything else.
  var copiedText: String? {
    let text = role == .image ? nil : shownText
    let texts = [text, value, placeholder, label, hint]
    if let first = texts.lazy.compactMap(\.self).first(where: { !$0.isEmpty }) { return first }
    return text != nil || events.contains(.text) ? "" : nil
  }
}
