import Testing

@testable import SavedSearches

@Suite struct SavedSearchListTests {
  private func list(_ names: String...) -> SavedSearchList {
    SavedSearchList(names.map { SavedSearchSample(name: $0, words: $0) })
  }

  private func names(_ list: SavedSearchList) -> [String] { list.searches.map(\.name) }

  @Test func `what is saved comes last, and looks for its words whatever it is called`() {
    var list = list("卵", "なす")
    list.save("肉", words: "豚")
    list.rename(3, to: "豚肉")
    #expect(names(list) == ["卵", "なす", "豚肉"])
    #expect(list.search(3)?.words == "豚")
    #expect(list.contains(words: "豚") && !list.contains(words: "豚肉"))
  }

  @Test func `the last one can be deleted, and its identifier is never used again`() {
    var list = list("卵")
    list.delete(1)
    #expect(list.searches == [])
    list.save("なす", words: "なす")
    #expect(list.searches.map(\.id) == [2])
  }

  @Test func `one that is not there can't be renamed, deleted or moved`() {
    var list = list("卵", "なす")
    let before = list
    list.rename(9, to: "肉")
    list.delete(9)
    list.moveUp(9)
    list.addHits(1, to: 9)
    #expect(list == before)
  }

  @Test func `one moves up, the first stays`() {
    var list = list("卵", "なす", "肉")
    list.moveUp(3)
    #expect(names(list) == ["卵", "肉", "なす"])
    list.moveUp(1)
    #expect(names(list) == ["卵", "肉", "なす"])
  }

  @Test func `an order counts for those that it names, and what came meanwhile stays behind`() {
    var list = list("卵", "なす", "肉", "魚")
    list.order(by: [3, 9, 1, 3])
    #expect(names(list) == ["肉", "卵", "なす", "魚"])
  }

  @Test func `new hits add up, until they are seen`() {
    var list = list("卵")
    list.addHits(2, to: 1)
    list.addHits(3, to: 1)
    #expect(list.search(1)?.newHits == 5)
    list.markSeen(4, of: 1)
    #expect(list.search(1)?.newHits == 1)
    list.addHits(.max, to: 1)
    #expect(list.search(1)?.newHits == .max)
    for _ in 0..<2 {
      list.markSeen(.max, of: 1)
      #expect(list.search(1)?.newHits == 0)
    }
  }

  @Test func `what was stored before and is read later comes first, and nothing is lost`() {
    var newer = list("肉")
    newer.addHits(4, to: 1)
    newer.addOlder(list("卵", "なす"))
    #expect(names(newer) == ["卵", "なす", "肉"])
    #expect(newer.searches.map(\.id) == [1, 2, 3])
    #expect(newer.search(3)?.newHits == 4)
  }
}
