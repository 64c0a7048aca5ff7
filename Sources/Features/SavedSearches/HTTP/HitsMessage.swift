import ScenesTransport

/// The hits of a search, as the back end sends them.
package struct HitsMessage: Codable {
  /// One of them, as it is sent.
  struct Hit: Codable {
    let id: Int
    let title: String
    let note: String
  }

  let hits: [Hit]

  package init(_ hits: [SavedSearchHit]) {
    self.hits = hits.map { Hit(id: $0.id, title: $0.title, note: $0.note) }
  }

  /// Reads the hits.
  ///
  /// - Returns: The hits, in the order in which the app shows them.
  /// - Throws: An error that says which field is wrong.
  func found() throws(TransportMistake) -> [SavedSearchHit] {
    try MessageFields.checkUnique(hits.map(\.id), of: "hits", each: "hit")
    return hits.map { SavedSearchHit(id: $0.id, title: $0.title, note: $0.note) }
  }
}
