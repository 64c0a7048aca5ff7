/// The searches that a person has saved, in their order.
///
/// Identifiers are never used again, so that a place of a search that is gone does not become another one's.
package struct SavedSearchList: Codable, Hashable, Sendable {
  package private(set) var searches: [SavedSearch] = []
  private var lastID = 0
  /// A Boolean value that indicates whether the searches stored before, and their identifiers, are still unknown.
  private var isProvisional = false
  /// A Boolean value that indicates whether stored searches could not be read and the person does not know it yet.
  var hasLostSome = false

  /// An empty list, because the stored searches could not be read.
  package static var lost: SavedSearchList {
    var list = SavedSearchList()
    list.hasLostSome = true
    return list
  }

  /// An empty list for the time until the app can read the stored searches.
  ///
  /// Searches that are saved before that have identifiers below zero. They keep them when the stored searches arrive,
  /// because the scenes that show them use these identifiers.
  static var provisional: SavedSearchList {
    var list = SavedSearchList()
    list.isProvisional = true
    return list
  }

  /// Creates a list of names; each search looks for its words.
  package init(_ samples: [SavedSearchSample] = []) {
    for sample in samples { save(sample.name, words: sample.words) }
  }

  /// Returns a search, if it is in the list.
  package func search(_ id: SavedSearch.ID) -> SavedSearch? { searches.first { $0.id == id } }

  /// Returns a Boolean value that indicates whether a search for these words is in the list.
  func contains(words: String) -> Bool { searches.contains { $0.words == words } }

  /// Adds a search at the end.
  package mutating func save(_ name: String, words: String) {
    lastID += isProvisional ? -1 : 1
    searches.append(SavedSearch(id: lastID, name: name, words: words))
  }

  /// Gives a search another name.
  mutating func rename(_ id: SavedSearch.ID, to name: String) {
    change(id) { $0.name = name }
  }

  /// Takes a search out.
  mutating func delete(_ id: SavedSearch.ID) {
    searches.removeAll { $0.id == id }
  }

  /// Notes that more has come up for a search.
  package mutating func addHits(_ count: Int, to id: SavedSearch.ID) {
    // A sum that is too large for a number stays the largest there is.
    change(id) { search in
      let (sum, isTooLarge) = search.newHits.addingReportingOverflow(count)
      search.newHits = isTooLarge ? .max : sum
    }
  }

  /// Subtracts hits that the person has seen from the new hits of a search.
  mutating func markSeen(_ count: Int, of id: SavedSearch.ID) {
    change(id) { $0.newHits = max(0, $0.newHits - count) }
  }

  /// Puts the searches in another order.
  ///
  /// - Parameter ids: The identifiers in that order. The list ignores identifiers that it does not contain. Searches
  ///   that were added since and are not named stay behind the named ones.
  mutating func order(by ids: [SavedSearch.ID]) {
    let ranks = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
    let ranked = searches.enumerated().map { place, search in
      (rank: ranks[search.id] ?? .max, place: place, search: search)
    }
    searches = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.search)
  }

  /// Moves a search one place up; the first stays where it is.
  mutating func moveUp(_ id: SavedSearch.ID) {
    guard let place = searches.firstIndex(where: { $0.id == id }), place > 0 else { return }
    searches.swapAt(place, place - 1)
  }

  /// Adds what was stored before and could not be read until now: it comes first, as it is older.
  mutating func addOlder(_ older: SavedSearchList) {
    let newer = searches
    self = older
    settle()
    for search in newer {
      if search.id < 0 { searches.append(search) } else { add(search) }
    }
  }

  /// Gives the searches that an earlier run has saved while it could not read the others identifiers like theirs, so
  /// that this run can give such identifiers again.
  mutating func settle() {
    let all = searches
    searches = []
    for search in all {
      if search.id < 0 { add(search) } else { searches.append(search) }
    }
  }

  private mutating func add(_ search: SavedSearch) {
    save(search.name, words: search.words)
    addHits(search.newHits, to: lastID)
  }

  private mutating func change(_ id: SavedSearch.ID, _ body: (inout SavedSearch) -> Void) {
    guard let place = searches.firstIndex(where: { $0.id == id }) else { return }
    body(&searches[place])
  }
}

extension SavedSearchList {
  private enum CodingKeys: CodingKey {
    case searches, lastID, hasLostSome
  }

  /// Reads a list that was stored.
  ///
  /// - Throws: An error that names the invalid value, so that the file counts as damaged. Such a list would show one
  ///   search as two, or have no identifier for the next one.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    searches = try container.decode([SavedSearch].self, forKey: .searches)
    lastID = try container.decode(Int.self, forKey: .lastID)
    hasLostSome = try container.decode(Bool.self, forKey: .hasLostSome)
    guard let mistake else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: mistake)
    )
  }

  /// The description of an invalid value in the list, if there is one.
  private var mistake: String? {
    // No installation comes anywhere near the end of the numbers.
    guard 0...(Int.max / 2) ~= lastID else { return "“lastID” can't be \(lastID)." }
    if let search = searches.first(where: { $0.id == 0 || $0.id > lastID }) {
      return "“id” can't be \(search.id) where “lastID” is \(lastID)."
    }
    if let search = searches.first(where: { $0.newHits < 0 }) {
      return "“newHits” of \(search.id) can't be \(search.newHits)."
    }
    return Set(searches.map(\.id)).count == searches.count ? nil : "Two searches have one “id”."
  }
}
