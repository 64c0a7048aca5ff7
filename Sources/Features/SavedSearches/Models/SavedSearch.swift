/// A search that a person has saved, to run it again.
package struct SavedSearch: Identifiable, Codable, Hashable, Sendable {
  package let id: Int
  /// What the person calls it.
  package var name: String
  /// What is searched for; another name does not change it.
  let words: String
  /// How much has come up since it was run last.
  package var newHits = 0
}
