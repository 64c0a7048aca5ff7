import Errands
import Testing

@Suite struct ErrandListTests {
  private let list = ErrandList()
    .adding(ErrandPage([Errand(id: 5), Errand(id: 4)], hasMore: true))

  private func ids(_ list: ErrandList) -> [Errand.ID] { list.errands.map(\.id) }

  @Test func `a later page follows, with each errand once`() {
    let next = ErrandPage([Errand(id: 4), Errand(id: 2)], before: 4, hasMore: false)
    #expect(ids(list.adding(next)) == [5, 4, 2])
    #expect(!list.adding(next).hasMore)
  }

  @Test func `the first page replaces the list, but not the deleted errands`() {
    var list = list
    _ = list.remove(5)
    list = list.adding(ErrandPage([Errand(id: 6), Errand(id: 5)], hasMore: false))
    #expect(ids(list) == [6])
  }

  @Test func `an errand comes back at its position`() {
    var list = list
    _ = list.remove(4)
    _ = list.remove(5)
    #expect(list.undo()?.id == 5)
    #expect(list.undo() == nil)
    list.restore(Errand(id: 4))
    #expect(ids(list) == [5, 4])
  }

  @Test func `a confirmed deletion cannot be undone`() {
    var list = list
    _ = list.remove(4)
    list.confirm(Errand(id: 4))
    #expect(list.undo() == nil)
  }
}
