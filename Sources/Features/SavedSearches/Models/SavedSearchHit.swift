/// What a search has found.
package struct SavedSearchHit: Identifiable, Hashable, Sendable {
  package let id: Int
  let title: String
  /// A few words about it.
  let note: String

  /// Names what a search has found.
  ///
  /// - Parameters:
  ///   - id: Its identifier, by which its place is found.
  ///   - title: What it is called.
  ///   - note: A few words about it.
  package init(id: Int, title: String, note: String) {
    (self.id, self.title, self.note) = (id, title, note)
  }
}
