import ScenesHeadless
import Testing

@testable import SavedSearches
@testable import SavedSearchesSimulation

@Suite struct SavedSearchesBackendEventTests {
  @Test func `events are read, and done to the list`() throws {
    var list = SavedSearchList(names: ["卵", "なす"])
    for (name, values) in [
      ("newHits", ["search": "2", "count": "4"]), ("searchSavedElsewhere", ["name": " 肉 "]),
    ] {
      try SavedSearchesBackendEvent(name, values, searches: [1, 2]).apply(to: &list)
    }
    #expect(list.names == ["卵", "なす", "肉"])
    #expect(list.searches.map(\.newHits) == [0, 4, 0])
  }

  @Test(
    arguments: [
      (
        "newHit", [:], "The saved searches know no event “newHit”.",
        ["newHits", "searchSavedElsewhere"]
      ),
      (
        "newHits", ["search": "1", "of": "x"], "The event “newHits” takes no “of”.",
        ["count", "search"]
      ),
      (
        "newHits", ["search": "9", "count": "1"],
        "The event “newHits” needs “search”, the id of one that is saved; it got “9”.", ["1", "2"]
      ),
      (
        "newHits", ["search": "1", "count": "0"],
        "The event “newHits” needs “count”, a number above 0; it got “0”.", []
      ),
      (
        "searchSavedElsewhere", ["name": "　"],
        "The event “searchSavedElsewhere” needs “name”, which is not blank.", []
      ),
    ] as [(String, [String: String], String, [String])]
  )
  func `a refused event says why, and lists the known names or values`(
    name: String,
    values: [String: String],
    words: String,
    known: [String]
  ) {
    let error = #expect(throws: SimulatedAppError.self) {
      try SavedSearchesBackendEvent(name, values, searches: [1, 2])
    }
    #expect(error?.description == words)
    #expect(error?.known == known)
  }
}
