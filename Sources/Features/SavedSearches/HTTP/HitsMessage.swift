import ScenesTransport

/// What a search has found, as it is sent.
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

  /// Reads what was found.
  ///
  /// - Returns: What was found, in the order in which it is shown.
  /// - Throws: An error that says which field is wrong.
  func found() throws(TransportMistake) -> [SavedSearchHit] {
    try MessageFields.checkUnique(hits.map(\.id), of: "hits", each: "hit")
    return hits.map { SavedSearchHit(id: $0.id, title: $0.title, note: $0.note) }
  }
}
