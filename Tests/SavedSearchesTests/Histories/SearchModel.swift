@testable import SavedSearches

/// What the searches must be: the same rules as the app's, in other words.
struct SearchModel: Equatable {
  /// A search; whoever knows it by its number must find it by that as long as the app runs.
  struct Search: Equatable {
    /// `nil` until it was seen.
    var id: Int?
    var name: String
    var words: String
    var hits = 0
  }

  var searches: [Search] = []
  var hasLostSome = false

  init() {}

  /// What a list has.
  init(_ list: SavedSearchList) {
    searches = list.searches.map {
      Search(id: $0.id, name: $0.name, words: $0.words, hits: $0.newHits)
    }
    hasLostSome = list.hasLostSome
  }

  func index(_ id: Int) -> Int? { searches.firstIndex { $0.id == id } }

  /// Changes one, if it is there.
  mutating func change(_ id: Int, _ body: (inout Search) -> Void) {
    if let index = index(id) { body(&searches[index]) }
  }

  /// The same without numbers that another run gave.
  var anonymous: SearchModel {
    var model = self
    for index in searches.indices { model.searches[index].id = nil }
    return model
  }

  /// What was stored before, and behind it what is here.
  func behind(_ older: SearchModel) -> SearchModel {
    var model = older.anonymous
    model.searches += searches
    return model
  }

  /// Whether these are the searches of a list, each with the number that it had.
  func matches(_ other: SearchModel) -> Bool {
    guard hasLostSome == other.hasLostSome, searches.count == other.searches.count else {
      return false
    }
    return zip(searches, other.searches).allSatisfy { own, found in
      var own = own
      own.id = own.id ?? found.id
      return own == found
    }
  }
}
