/// An item of the saved searches: who it is, whatever its cell shows of it.
enum SavedSearchesItem: Hashable, Sendable {
  case title
  case notice(SavedSearchesNotice)
  case empty
  case search(SavedSearch.ID)
  case recommendationHeader
  /// The search for these words.
  case recommendation(words: String)

  /// The saved search that it is; `nil` if it is none.
  var searchID: SavedSearch.ID? { if case .search(let id) = self { id } else { nil } }
}

/// Something that a person should know of the saved searches.
enum SavedSearchesNotice: String, Hashable, Sendable {
  /// What was stored could not be read, and was kept aside.
  case lost
  /// The device does not store what is shown.
  case unstored

  /// What the person reads.
  var message: String {
    switch self {
    case .lost: "保存した検索条件を読み込めなかったため、別に保管しました"
    case .unstored: "端末に保存できていません。次に変更したときにもう一度保存します"
    }
  }

  /// Whether the person can put it away.
  var canBeClosed: Bool { self == .lost }
}
