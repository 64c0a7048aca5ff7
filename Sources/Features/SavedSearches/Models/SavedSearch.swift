/// A search that a person has saved, to run it again.
package struct SavedSearch: Identifiable, Codable, Hashable, Sendable {
  package let id: Int
  /// The name that the person gave to the search.
  package var name: String
  /// The words to search for.
  ///
  /// Another name does not change them.
  let words: String
  /// How much has come up since it was run last.
  package var newHits = 0
}
