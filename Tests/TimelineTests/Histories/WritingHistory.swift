import Scenes
import ScenesHeadless

@testable import Timeline

/// What a person writes on a page, and what must stand in its field.
@MainActor
struct WritingHistory {
  private(set) var text = ""
  /// What was in the field when it was sent last.
  private var sent: String?

  mutating func write(_ text: String) { self.text = text }

  mutating func send() { sent = text }

  /// What is wrong with a field: only what was sent may go.
  mutating func complaint(_ field: String) -> String? {
    if field == text { return nil }
    if field.isEmpty, sent == text {
      text = ""
      return nil
    }
    return "“\(field)” stands in the field, not “\(text)”."
  }
}
