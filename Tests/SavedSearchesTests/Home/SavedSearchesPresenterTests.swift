import Observation2
import Observation2Testing
import ScenesHeadless
import Testing

@testable import SavedSearches

@MainActor @Suite struct SavedSearchesPresenterTests {
  /// A routing that goes nowhere and writes down what it is asked.
  private final class Routing: SavedSearchesRouting {
    private(set) var asked: [String] = []

    func showSearch(_ id: SavedSearch.ID) { asked.append("search \(id)") }
    func showChoosing() { asked.append("choosing") }
  }

  private let shelf: SavedSearchShelf
  private let routing = Routing()
  private let presenter: SavedSearchesPresenter

  init() {
    let storage = SavedSearchMemory()
    storage.keep(SavedSearchList(names: ["卵", "なす", "肉"]))
    shelf = SavedSearchShelf(storage: storage)
    presenter = SavedSearchesPresenter(
      shelf: shelf,
      recommended: [
        SavedSearchSample(name: "魚の料理", words: "魚"),
        SavedSearchSample(name: "卵の料理", words: "卵"),
      ],
      routing: routing
    )
    presenter.start()
  }

  private func items(_ id: SavedSearchesSectionID) -> [SavedSearchesItem] {
    presenter.sections.first { $0.id == id }?.items ?? []
  }

  @Test func `all sections are always there, in their order`() {
    #expect(presenter.sections.map(\.id) == SavedSearchesSectionID.allCases)
    shelf.change { $0 = SavedSearchList() }
    #expect(presenter.sections.map(\.id) == SavedSearchesSectionID.allCases)
  }

  @Test func `each section has as many items as it says`() {
    #expect(presenter.sections.map(\.numberOfItems) == [1, 0, 3, 2])
    #expect(items(.conditions) == [.search(1), .search(2), .search(3)])
  }

  @Test func `it tells of each change once, with the new sections there already`() {
    var told: [[SavedSearchesItem]] = []
    let bag = DisposeBag()
    presenter.sectionsDidChange.emit { told.append(items(.conditions)) }.disposed(by: bag)
    shelf.change { $0.delete(2) }
    shelf.change { $0.delete(9) }
    presenter.savedSearchesViewDidTapUpButton(searchID: 3)
    #expect(told == [[.search(1), .search(3)], [.search(3), .search(1)]])
  }

  @Test func `the empty state stands instead of the last search`() {
    for id in 1...3 { presenter.savedSearchesViewDidTapDeleteButton(searchID: id) }
    #expect(items(.empty) == [.empty])
    #expect(items(.conditions) == [])
    shelf.change { $0.save("魚", words: "魚") }
    #expect(items(.empty) == [])
  }

  @Test func `what is saved is recommended no more, and is again when it is deleted`() {
    #expect(items(.recommendation) == [.recommendationHeader, .recommendation(words: "魚")])
    presenter.savedSearchesViewDidTapRecommendation(words: "魚")
    presenter.savedSearchesViewDidTapRecommendation(words: "魚")
    #expect(shelf.current.names == ["卵", "なす", "肉", "魚の料理"])
    #expect(items(.recommendation) == [])
    presenter.savedSearchesViewDidTapDeleteButton(searchID: 4)
    #expect(items(.recommendation).count == 2)
  }

  @Test func `what was lost is told until the person puts the notice away`() {
    shelf.change { $0.hasLostSome = true }
    #expect(items(.header) == [.title, .notice(.lost)])
    presenter.savedSearchesViewDidCloseNotice()
    #expect(items(.header) == [.title])
  }

  @Test func `a name is given to a new search, without blanks around it`() {
    let editor = presenter.editor.recorded()
    presenter.savedSearchesViewDidTapSaveButton()
    presenter.savedSearchesViewDidTapAddButton()
    presenter.savedSearchesViewDidTapSaveButton()
    presenter.savedSearchesViewDidChangeName(" 大根　")
    presenter.savedSearchesViewDidTapSaveButton()
    presenter.savedSearchesViewDidTapSaveButton()
    #expect(shelf.current.names == ["卵", "なす", "肉", "大根"])
    let empty = SavedSearchEditor(purpose: .adding)
    let named = SavedSearchEditor(purpose: .adding, text: " 大根　")
    #expect(editor.values == [nil, empty, named, nil])
  }

  @Test func `another name begins with the one before`() {
    let editor = presenter.editor.recorded()
    presenter.savedSearchesViewDidTapRenameButton(searchID: 2)
    #expect(editor.values.last == SavedSearchEditor(purpose: .renaming(2), text: "なす"))
    presenter.savedSearchesViewDidChangeName("茄子")
    presenter.savedSearchesViewDidTapSaveButton()
    #expect(shelf.current.names == ["卵", "茄子", "肉"])
    presenter.savedSearchesViewDidTapRenameButton(searchID: 9)
    #expect(editor.values.last == .some(nil))
  }

  @Test func `a name that is given up, or whose search is deleted, changes nothing`() {
    let editor = presenter.editor.recorded()
    presenter.savedSearchesViewDidTapAddButton()
    presenter.savedSearchesViewDidChangeName("大根")
    presenter.savedSearchesViewDidTapCancelButton()
    presenter.savedSearchesViewDidChangeName("大根")
    #expect(editor.values.last == .some(nil))
    presenter.savedSearchesViewDidTapRenameButton(searchID: 2)
    presenter.savedSearchesViewDidTapDeleteButton(searchID: 2)
    #expect(editor.values.last == .some(nil))
    #expect(shelf.current.names == ["卵", "肉"])
  }

  @Test func `a name has fifty characters at most`() {
    #expect(SavedSearchEditor.saved(String(repeating: "卵", count: 60))?.count == 50)
    #expect(SavedSearchEditor.saved(String(repeating: "卵 ", count: 30))?.last == "卵")
    #expect(SavedSearchEditor.saved(" \n　") == nil)
  }

  @Test func `the order is the one that a person has brought them into`() {
    presenter.savedSearchesViewDidReorder(searchIDs: [3, 1, 2])
    #expect(shelf.current.names == ["肉", "卵", "なす"])
  }

  @Test func `what leads on is asked for`() {
    presenter.savedSearchesViewDidTapSearch(searchID: 2)
    presenter.savedSearchesViewDidTapMarkGrid()
    #expect(routing.asked == ["search 2", "choosing"])
  }

  @Test func `an empty list can't be edited, and editing ends with its last search`() {
    presenter.savedSearchesViewDidTapEditButton()
    #expect(presenter.sections.map(\.canReorder) == [false, false, true, false])
    for id in 1...3 { presenter.savedSearchesViewDidTapDeleteButton(searchID: id) }
    shelf.change { $0.save("魚", words: "魚") }
    #expect(presenter.sections.allSatisfy { !$0.canReorder })
    shelf.change { $0.delete(4) }
    presenter.savedSearchesViewDidTapEditButton()
    shelf.change { $0.save("魚", words: "魚") }
    #expect(presenter.sections.allSatisfy { !$0.canReorder })
  }
}
