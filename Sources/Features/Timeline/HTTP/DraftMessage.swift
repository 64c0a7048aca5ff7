package import ScenesTransport

/// The text that a person has written, as the app sends it.
package struct DraftMessage: Codable {
  /// 16 hexadecimal digits.
  let key: String
  let text: String

  init(_ draft: TimelineDraft) {
    (key, text) = (draft.key.description, draft.text)
  }

  /// Reads the draft.
  ///
  /// - Throws: An error that says which field is wrong.
  package func draft() throws(TransportMistake) -> TimelineDraft {
    TimelineDraft(key: try RequestKey(key, at: "key"), text: text)
  }
}
