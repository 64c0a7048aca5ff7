/// A language with or without a region, as `setDevice` and the settings of a folder take it.
///
/// The form is that of BCP 47 (RFC 5646, section 2.1) or that of Maestro, with `_`: `ja-JP`, `pt_BR`, `zh-Hant-TW`.
package struct FlowLocale: FlowParsable {
  /// The identifier, with `-` between its parts.
  package let identifier: String

  /// The expected form, for a message.
  package static var expectation: String { "a language, with or without a region, like ja-JP" }

  /// Reads an identifier whose first part has two to eight letters, and whose others have one to eight letters or digits.
  package init?(flowText: String) {
    let parts = flowText.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let areWords = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard areWords, parts.count <= 8, let language = parts.first, language.count > 1,
      language.allSatisfy(\.isLetter)
    else { return nil }
    identifier = parts.joined(separator: "-")
  }
}
