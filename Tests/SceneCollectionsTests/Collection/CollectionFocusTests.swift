import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// The focus goes with an item, wherever its cell is.
@MainActor @Suite struct CollectionFocusTests {
  private func sections(items: Int = 400) -> SectionStage {
    var snapshot = NumberedSnapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<items / 2), toSection: 0)
    snapshot.appendItems(Array(items / 2..<items), toSection: 1)
    return SectionStage(snapshot, columns: 1)
  }

  private func fields(_ stage: Stage) -> [String] {
    stage.frames.elements.compactMap(\.element.identifier).filter { $0.hasPrefix("field") }
  }

  @Test func `a person goes on writing in a cell that they have scrolled out of sight`() throws {
    let grid = sections()
    try grid.stage.tap("field-2")
    try grid.stage.type("し", marked: true)
    let id = grid.stage.mirror.focus
    for way in [3_000.0, 6_000, -2_000] {
      grid.scroll(by: way)
      #expect(grid.focused == 2)
      #expect(fields(grid.stage).first == "field-2")
      #expect(fields(grid.stage).count < 30)
      #expect(!grid.shown.numbers.contains(2))
      // No cell in sight shows what belongs to another item.
      #expect(grid.collectionView.visibleCells.allSatisfy { !$0.configurationState.isFocused })
    }
    try grid.stage.type("お", marked: true)
    #expect(try grid.stage.element("field-2").element.text == "しお")
    try grid.stage.confirmMarkedText()
    grid.scroll(by: -20_000)
    #expect(grid.stage.mirror.focus == id)
    #expect(grid.texts[2] == "しお")
    let focused = grid.collectionView.visibleCells.filter(\.configurationState.isFocused)
    #expect(focused.map(\.identifier) == ["cell-2"])
  }

  @Test func `it goes where its item goes, and with it`() throws {
    let grid = sections()
    try grid.stage.tap("field-2")
    grid.scroll(by: 4_000)
    grid.change { $0.moveItem(2, afterItem: 398) }
    grid.stage.update()
    #expect(grid.focused == 2)
    #expect(fields(grid.stage).last == "field-2")
    grid.change { $0.reconfigureItems([2]) }
    grid.stage.update()
    #expect(grid.focused == 2)
    grid.change { $0.deleteItems([2]) }
    grid.stage.update()
    #expect(grid.focused == nil)
    #expect(!fields(grid.stage).contains("field-2"))
  }

  @Test func `a reload makes another cell, which does not have it`() throws {
    let grid = sections()
    try grid.stage.tap("field-2")
    #expect(grid.focused == 2)
    grid.change { $0.reloadItems([2]) }
    grid.stage.update()
    #expect(grid.focused == nil)
    #expect(grid.collectionView.visibleCells.allSatisfy { !$0.configurationState.isFocused })
  }

  @Test func `a cell is let go of when the focus leaves it, and is used again`() throws {
    let grid = sections()
    try grid.stage.tap("field-2")
    grid.scroll(by: 4_000)
    let path = CollectionPath(section: 0, item: 2)
    #expect(grid.collectionView.cellForItem(at: path)?.configurationState.isFocused == true)
    try grid.stage.press(.escape)
    grid.stage.update()
    #expect(grid.collectionView.cellForItem(at: path) == nil)
    #expect(!fields(grid.stage).contains("field-2"))
  }

  @Test func `the return key goes on with the next item, wherever the collection is`() throws {
    let grid = sections()
    try grid.stage.tap("field-2")
    grid.scroll(by: 6_000)
    try grid.stage.press(.return)
    grid.stage.update()
    #expect(grid.focused == 3)
    #expect(grid.shown.numbers.contains(2))
  }

  @Test func `in a section that scrolls across, its cell and its section are there`() throws {
    let rows = RowStage(sections: 40, itemsAcross: 60)
    rows.scroll(to: 400)
    let button = try rows.stage.element("cell-1000001")
    rows.stage.send(.focus(true), to: button.id)
    rows.stage.update()
    #expect(rows.focusedCells == ["cell-1000001"])
    rows.collectionView.setOrthogonalOffset(3_000, ofSection: 1)
    rows.stage.update()
    #expect(rows.stage.mirror.focus == button.id)
    rows.scroll(to: 6_000)
    #expect(rows.stage.mirror.focus == button.id)
    #expect(rows.focusedCells == [])
    rows.scroll(to: 400)
    #expect(rows.stage.mirror.focus == button.id)
    #expect(rows.collectionView.orthogonalOffset(ofSection: 1) == 3_000)
    rows.collectionView.setOrthogonalOffset(0, ofSection: 1)
    rows.stage.update()
    #expect(rows.focusedCells == ["cell-1000001"])
    // From a section that scrolls across to one that does not, and back.
    rows.stage.send(.focus(true), to: try rows.stage.element("cell-9").id)
    rows.stage.update()
    #expect(rows.focusedCells == ["cell-9"])
    rows.scroll(to: 6_000)
    #expect(rows.frame("cell-1000001") == nil)
    #expect(rows.frame("cell-9") != nil)
    rows.scroll(to: 400)
    rows.stage.send(.focus(true), to: try rows.stage.element("cell-1000002").id)
    rows.scroll(to: 6_000)
    #expect(rows.frame("cell-1000002") != nil)
    #expect(rows.frame("cell-9") == nil)
  }

  @Test func `a header that a person writes in stays`() throws {
    let rows = RowStage(sections: 40) { section, _ in
      section.boundarySupplementaryItems = [RowStage.header()]
    }
    let header = try rows.stage.element("header-0")
    rows.stage.send(.focus(true), to: header.id)
    rows.scroll(to: 3_000)
    #expect(rows.stage.mirror.focus == header.id)
    rows.stage.send(.focus(false), to: header.id)
    rows.stage.update()
    #expect(rows.frame("header-0") == nil)
  }

  @Test func `a collection that is no longer shown keeps no cell for the focus`() throws {
    let rows = RowStage(sections: 40)
    rows.stage.send(.focus(true), to: try rows.stage.element("cell-1").id)
    rows.isShown = false
    rows.isShown = true
    rows.scroll(to: 3_000)
    #expect(rows.stage.mirror.focus == nil)
    #expect(rows.frame("cell-1") == nil)
  }
}

extension RowStage {
  /// The cells in sight that say that they have the focus.
  fileprivate var focusedCells: [String] {
    collectionView.visibleCells.filter(\.configurationState.isFocused).compactMap(\.identifier)
  }
}
