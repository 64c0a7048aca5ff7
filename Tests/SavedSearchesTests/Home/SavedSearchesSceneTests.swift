import SceneCollections
import Scenes
import ScenesHeadless
import ScenesTesting
import StorePersistence
import Testing

@testable import SavedSearches

@MainActor @Suite struct SavedSearchesSceneTests {
  @Test func `the title, the buttons and the searches are shown`() throws {
    let home = HomeStage("卵", "なす")
    for (identifier, text) in [
      ("saved-searches-title", "保存した検索条件"), ("home-mark-grid", "えらぶ"),
      ("saved-search-add", "追加"), ("saved-search-1", "卵"), ("saved-search-2", "なす"),
    ] {
      #expect(try home.stage.element(.id(identifier)).element.text == text)
    }
    #expect(!home.stage.shows(.id("saved-searches-empty")))
  }

  @Test func `without a search it says so`() throws {
    let home = HomeStage()
    #expect(
      try home.stage.element(.id("saved-searches-empty")).element.text == "保存した検索条件はありません"
    )
  }

  @Test func `new hits are the badge and the value of a search`() throws {
    let home = HomeStage("卵", "なす")
    home.change { $0.addHits(12, to: 2) }
    #expect(try home.stage.element(.id("saved-search-2")).element.value == "12")
    #expect(try home.stage.element(.id("saved-search-1")).element.value == nil)
    home.change { $0.markSeen(12, of: 2) }
    #expect(try home.stage.element(.id("saved-search-2")).element.value == nil)
    #expect(!home.stage.shows("12"))
  }

  @Test func `what is looked for is shown below another name`() throws {
    let home = HomeStage("卵")
    #expect(!home.stage.shows(.id("saved-search-words-1")))
    home.change { $0.rename(1, to: "朝ごはん") }
    #expect(try home.stage.element(.id("saved-search-words-1")).element.text == "卵")
  }

  @Test func `a search is saved by its name, and by the key that is done`() throws {
    let home = HomeStage("卵")
    for name in ["なす", "肉"] {
      try home.tap("saved-search-add")
      #expect(try home.stage.element(.id("saved-search-save")).element.isEnabled == false)
      try home.tap("saved-search-name")
      try home.stage.type(name == "なす" ? name : "\(name)\n")
      home.stage.update()
      if name == "なす" { try home.tap("saved-search-save") }
      #expect(!home.stage.shows(.id("saved-search-name")))
    }
    #expect(home.shelf.current.names == ["卵", "なす", "肉"])
  }

  @Test func `a swipe renames and deletes, also the last`() throws {
    let home = HomeStage("卵")
    try home.stage.swipeAction("名前を変える", on: .id("saved-search-1"))
    home.stage.update()
    #expect(try home.stage.element(.id("saved-search-name")).element.text == "卵")
    try home.tap("saved-search-cancel")
    try home.stage.swipeAction("削除", on: .id("saved-search-1"))
    home.stage.update()
    #expect(home.stage.shows(.id("saved-searches-empty")))
    #expect(home.shelf.current.searches == [])
  }

  @Test func `a swipe is for its own search after another one is gone`() throws {
    let home = HomeStage("卵", "なす", "肉")
    home.change { $0.delete(1) }
    try home.stage.swipeAction("削除", on: .id("saved-search-3"))
    home.stage.update()
    #expect(home.rows == ["saved-search-2"])
  }

  @Test func `nothing but a search can be swiped`() {
    let home = HomeStage(recommended: [SavedSearchSample(name: "卵", words: "卵")])
    for identifier in [
      "saved-searches-title", "saved-searches-empty", "saved-search-recommended-卵",
    ] {
      #expect(throws: ScreenError.self) {
        try home.stage.swipeAction("削除", on: .id(identifier))
      }
    }
  }

  @Test func `while the list is edited each search has its buttons, and runs nothing`() throws {
    let home = HomeStage("卵", "なす")
    try home.tap("saved-searches-edit")
    try? home.tap("saved-search-1")
    #expect(home.log.events.map(\.name) == ["savedSearchesViewDidTapEditButton"])
    try home.tap("saved-search-up-2")
    #expect(home.shelf.current.names == ["なす", "卵"])
    try home.tap("saved-search-delete-2")
    try home.tap("saved-search-rename-1")
    #expect(try home.stage.element(.id("saved-search-name")).element.text == "卵")
    try home.tap("saved-searches-edit")
    #expect(!home.stage.shows(.id("saved-search-rename-1")))
  }

  @Test func `a search is carried to another place while the list is edited, and only then`() throws
  {
    let home = HomeStage("卵", "なす", "肉")
    #expect(throws: ScreenError.self) {
      try home.stage.drag(.id("saved-search-3"), onto: .id("saved-search-1"))
    }
    try home.tap("saved-searches-edit")
    try home.stage.drag(.id("saved-search-3"), onto: .id("saved-search-1"))
    home.stage.update()
    #expect(home.shelf.current.names == ["肉", "卵", "なす"])
    #expect(home.rows == ["saved-search-3", "saved-search-1", "saved-search-2"])
  }

  @Test func `a search can't be carried out of its section`() throws {
    let home = HomeStage("卵", "なす", recommended: [SavedSearchSample(name: "魚", words: "魚")])
    try home.tap("saved-searches-edit")
    try home.stage.drag(.id("saved-search-1"), by: ScreenPoint(x: 0, y: 600))
    home.stage.update()
    #expect(home.shelf.current.names == ["なす", "卵"])
    try home.stage.drag(.id("saved-search-1"), by: ScreenPoint(x: 0, y: -600))
    home.stage.update()
    #expect(home.shelf.current.names == ["卵", "なす"])
    #expect(home.seen.first == .title)
  }

  @Test func `a change while a search is carried ends that, and shows what is saved`() throws {
    let home = HomeStage("卵", "なす", "肉")
    try home.tap("saved-searches-edit")
    try home.stage.drag(.id("saved-search-3"), ScreenDrag(.began))
    try home.stage.drag(
      .id("saved-search-3"),
      ScreenDrag(.changed, translation: ScreenPoint(x: 0, y: -150))
    )
    home.change { $0.delete(3) }
    #expect(home.rows == ["saved-search-1", "saved-search-2"])
    #expect(home.shelf.current.names == ["卵", "なす"])
  }

  @Test func `notices say what has happened to the file`() throws {
    let home = HomeStage("卵")
    home.change { $0.hasLostSome = true }
    #expect(home.stage.shows(.id("saved-searches-notice-lost")))
    try home.tap("saved-searches-notice-close")
    #expect(!home.stage.shows(.id("saved-searches-notice-lost")))
    #expect(!SavedSearchesNotice.unstored.canBeClosed)
    let files = MemoryFileSystem()
    let file = try SavedSearchFile(path: "/searches", files: files) { _ in }
    let other = HomeStage(storage: file)
    files.fault = { step, _ in step == .write ? 28 : nil }
    for isStored in [false, true] {
      other.change { $0.save("卵", words: "卵") }
      #expect(other.stage.shows(.id("saved-searches-notice-unstored")) != isStored)
      files.fault = { _, _ in nil }
    }
  }

  @Test func `of ten thousand searches only those near what is seen are described`() {
    let home = HomeStage(names: (0..<10_000).map { "検索条件 \($0)" })
    #expect(home.collection.dataSource.snapshot().numberOfItems(inSection: .conditions) == 10_000)
    #expect(home.rows.count < 40)
    home.scroll(by: 50_000)
    #expect(home.rows.count < 40)
    #expect(!home.rows.isEmpty)
  }

  @Test func `a changed search keeps its cell, and where the list was scrolled to`() throws {
    let home = HomeStage(names: (0..<100).map { "検索条件 \($0)" })
    home.scroll(by: 1_500)
    let (seen, offset) = (home.seen, home.view.contentOffset)
    let path = try #require(home.view.pathsForVisibleItems.last)
    let cell = home.view.cellForItem(at: path)
    home.change { $0.addHits(1, to: path.item + 1) }
    #expect(home.view.cellForItem(at: path) === cell)
    #expect(home.view.contentOffset == offset)
    #expect(home.seen == seen)
  }

  @Test func `layout, counts and cells are those of one reading, whatever is read next`() {
    let home = HomeStage(names: (0..<100).map { "検索条件 \($0)" })
    home.scroll(by: 3_000)
    // Both come between two updates: the first is never laid out.
    home.shelf.change { $0 = SavedSearchList(names: ["卵"]) }
    home.shelf.change { $0 = SavedSearchList(names: ["なす", "肉"]) }
    home.stage.update()
    #expect(home.rows == ["saved-search-1", "saved-search-2"])
    #expect(home.seen == [.title, .search(1), .search(2)])
    #expect(home.stage.shows("なす") && !home.stage.shows("卵"))
  }

  @Test func `closed, it is let go of`() {
    weak var scene: SavedSearchesScene?
    do {
      let home = HomeStage("卵")
      scene = home.scene
      home.stage.close()
    }
    #expect(scene == nil)
  }
}
