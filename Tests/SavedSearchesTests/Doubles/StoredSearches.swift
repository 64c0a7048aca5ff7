import StorePersistence

/// What a list is stored as, whether it makes sense or not.
struct StoredSearches: Codable {
  struct Search: Codable {
    let id: Int
    var name = "卵"
    var words = "卵"
    var newHits = 0
  }

  let searches: [Search]
  let lastID: Int
  var hasLostSome = false

  init(_ ids: [Int], lastID: Int, hits: Int = 0) {
    searches = ids.map { Search(id: $0, newHits: hits) }
    self.lastID = lastID
  }

  /// Stores it as a whole file, which nobody else has open.
  func save(at path: String, in files: MemoryFileSystem) throws {
    try StateFile<StoredSearches>(path: path, files: files) { _ in }.save(self)
  }
}
