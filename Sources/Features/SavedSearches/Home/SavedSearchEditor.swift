/// A name that a person is about to give a search.
package struct SavedSearchEditor: Hashable, Sendable {
  /// The purpose of the name.
  enum Purpose: Hashable, Sendable {
    case adding
    case renaming(SavedSearch.ID)
  }

  /// The number of characters that a name may have.
  static let longestName = 50

  let purpose: Purpose
  var text = ""

  /// The name as it is saved; `nil` if there is nothing to save.
  var name: String? { Self.saved(text) }

  /// Returns a text as it is saved as a name, without blanks around it; `nil` if nothing is left.
  package static func saved(_ text: String) -> String? {
    let inner = text.drop { $0.isWhitespace }.prefix(longestName)
    guard let end = inner.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(inner[...end])
  }
}
