import Foundation
import ScenesTransport

/// What a person writes, until the back end has it.
///
/// As long as the same words are sent, they are the same draft: when an answer is lost, the next try does not bring
/// them a second time.
struct TimelineWriting: Hashable, Sendable {
  /// What stands in the field.
  var text = ""
  private(set) var sending = TimelineLoading.done
  private var draft: TimelineDraft?

  /// Whether there is anything to send, and nothing is being sent.
  var canSend: Bool { !words.isEmpty && sending != .underWay }

  private var words: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Begins to send what stands in the field.
  ///
  /// - Parameter key: The key of a draft that has not been sent before.
  /// - Returns: What is to be sent; `nil` if nothing is.
  mutating func begin(_ key: RequestKey) -> TimelineDraft? {
    guard canSend else { return nil }
    let sent = draft.flatMap { $0.text == words ? $0 : nil }
    let draft = sent ?? TimelineDraft(key: key, text: words)
    (self.draft, sending) = (draft, .underWay)
    return draft
  }

  /// Notes that there was no answer.
  mutating func fail(_ error: TimelineError) {
    sending = .failed(error)
  }

  /// Notes that the back end has it; what was written meanwhile stays.
  mutating func finish() {
    let isSent = words == draft?.text
    self = TimelineWriting(text: isSent ? "" : text)
  }
}
