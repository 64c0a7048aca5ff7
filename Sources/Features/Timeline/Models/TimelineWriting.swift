import Foundation
import ScenesTransport

/// The text that a person writes, until the back end has it.
///
/// The same words are the same draft. After a lost answer, the next try therefore does not add them a second time.
struct TimelineWriting: Hashable, Sendable {
  /// The text in the field.
  var text = ""
  private(set) var sending = TimelineSending.idle
  private var draft: TimelineDraft?

  /// A Boolean value that indicates whether there is text to send, and none is on its way.
  var canSend: Bool { !words.isEmpty && sending != .underWay }

  private var words: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Begins to send the text in the field.
  ///
  /// - Parameter key: The key of a draft that has not been sent before.
  /// - Returns: The draft to send; `nil` if there is none.
  mutating func begin(_ key: RequestKey) -> TimelineDraft? {
    guard canSend else { return nil }
    let sent = draft.flatMap { $0.text == words ? $0 : nil }
    let draft = sent ?? TimelineDraft(key: key, text: words)
    (self.draft, sending) = (draft, .underWay)
    return draft
  }

  /// Notes that the request failed.
  mutating func fail(_ error: TimelineError) {
    sending = .failed(error)
  }

  /// Notes that the back end has the draft.
  ///
  /// Text that the person has written since then stays.
  mutating func finish() {
    let isSent = words == draft?.text
    self = TimelineWriting(text: isSent ? "" : text)
  }
}
