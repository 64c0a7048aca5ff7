/// A search that a person has saved, to run it again.
struct SavedSearch: Identifiable, Codable, Hashable, Sendable {
  let id: Int
  /// What the person calls it.
  var name: String
  /// What is searched for; another name does not change it.
  let words: String
  /// How much has come up since it was run last.
  var newHits = 0
}
