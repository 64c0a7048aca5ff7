import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// Outlines in a section of a data source.
@MainActor @Suite struct OutlineTests {
  @Test func `the visible items of an outline take the place of the section's`() {
    let outline = OutlineStage()
    #expect(outline.shown == ["1+", "2+", "90", "91"])
    var snapshot = OutlineStage.outline
    snapshot.expand([1])
    outline.dataSource.apply(snapshot, to: 0)
    #expect(outline.dataSource.snapshot().itemIdentifiers == [1, 11, 12, 2, 90, 91])
    #expect(outline.dataSource.snapshot(for: 0) == snapshot)
    outline.stage.update()
    #expect(outline.shown == ["1-", ".11+", ".12", "2+", "90", "91"])
  }

  @Test func `a tap on a disclosure expands and collapses, and what is below stays as it was`()
    throws
  {
    let outline = OutlineStage()
    try outline.disclose(1)
    try outline.disclose(11)
    #expect(outline.shown == ["1-", ".11-", "..111", ".12", "2+", "90", "91"])
    let cell = outline.grid.collectionView.visibleCells[0]
    try outline.disclose(1)
    #expect(outline.shown == ["1+", "2+", "90", "91"])
    #expect(outline.grid.collectionView.visibleCells[0] === cell)
    try outline.disclose(1)
    #expect(outline.shown == ["1-", ".11-", "..111", ".12", "2+", "90", "91"])
    // Nothing is below it.
    try outline.disclose(90)
    #expect(outline.shown.count == 7)
  }

  @Test func `the handlers receive the actions of a person, and nothing else`() throws {
    let outline = OutlineStage()
    var told: [String] = []
    outline.dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0 != 2 }
    outline.dataSource.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
    outline.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0 != 11 }
    outline.dataSource.sectionSnapshotHandlers.willCollapseItem = { told.append("collapse \($0)") }
    for item in [1, 2, 11, 11, 1] { try outline.disclose(item) }
    #expect(told == ["expand 1", "expand 11", "collapse 1"])
    #expect(outline.shown == ["1+", "2+", "90", "91"])
    outline.dataSource.apply(OutlineStage.outline, to: 0)
    #expect(told.count == 3)
  }

  @Test func `the items below an item can be made when it is expanded`() throws {
    let outline = OutlineStage()
    outline.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, below in
      #expect(below.items == [21])
      return DiffableDataSourceSectionSnapshot([item * 10, item * 10 + 1])
    }
    try outline.disclose(2)
    #expect(outline.grid.dataSource.snapshot().itemIdentifiers == [1, 2, 20, 21, 90, 91])
    #expect(outline.shown == ["1+", "2-", ".20+", ".21+", "90", "91"])
  }

  @Test func `a handler that changes the outline is not overwritten`() throws {
    let outline = OutlineStage()
    let dataSource = outline.dataSource
    dataSource.sectionSnapshotHandlers.willExpandItem = { item in
      var snapshot = dataSource.snapshot(for: 0)
      snapshot.append([item * 10 + 9], to: item)
      dataSource.apply(snapshot, to: 0)
    }
    try outline.disclose(1)
    #expect(outline.shown == ["1-", ".11+", ".12", ".19", "2+", "90", "91"])
    dataSource.sectionSnapshotHandlers.willCollapseItem = { item in
      var snapshot = dataSource.snapshot()
      snapshot.deleteItems([item])
      dataSource.apply(snapshot)
    }
    try outline.disclose(1)
    #expect(outline.grid.dataSource.snapshot().itemIdentifiers == [11, 12, 19, 2, 90, 91])
  }

  @Test
  func
    `a snapshot that leaves an outline's items alone leaves it an outline, and others make it flat`()
  {
    let outline = OutlineStage()
    var snapshot = outline.dataSource.snapshot()
    snapshot.appendItems([92], toSection: 1)
    outline.dataSource.apply(snapshot)
    outline.stage.update()
    #expect(outline.shown == ["1+", "2+", "90", "91", "92"])
    snapshot.appendItems([3], toSection: 0)
    outline.dataSource.apply(snapshot)
    outline.stage.update()
    #expect(outline.shown == ["1", "2", "3", "90", "91", "92"])
    #expect(outline.dataSource.snapshot(for: 0).items == [1, 2, 3])
    #expect(outline.dataSource.snapshot(for: 1).items == [90, 91, 92])
  }

  @Test func `an item that has moved to another section moves back with its expanded items`() throws
  {
    let outline = OutlineStage()
    outline.grid.change { $0.appendItems([11], toSection: 1) }
    outline.stage.update()
    try outline.disclose(1)
    #expect(outline.shown == ["1-", ".11+", ".12", "2+", "90", "91"])
  }

  @Test func `a selected item stays selected when it moves with an outline`() throws {
    let outline = OutlineStage()
    outline.grid.collectionView.selectItem(at: CollectionPath(section: 0, item: 1))
    try outline.disclose(1)
    #expect(outline.dataSource.selectedItemIdentifiers == [2])
  }

  @Test func `an outline is awaited until it is shown`() async {
    let outline = OutlineStage()
    var snapshot = OutlineStage.outline
    snapshot.expand([2])
    let task = Task { [snapshot] in await outline.dataSource.apply(snapshot, to: 0) }
    for _ in 0..<100 where outline.shown.count < 5 {
      await Task.yield()
      outline.stage.update()
    }
    await task.value
    #expect(outline.shown == ["1+", "2-", ".21", "90", "91"])
  }

  @Test func `a snapshot is awaited until it is shown`() async {
    let outline = OutlineStage()
    var snapshot = outline.dataSource.snapshot()
    snapshot.deleteItems([90])
    let task = Task { [snapshot] in await outline.dataSource.apply(snapshot) }
    for _ in 0..<100 where outline.shown.count > 3 {
      await Task.yield()
      outline.stage.update()
    }
    await task.value
    #expect(outline.shown == ["1+", "2+", "91"])
  }

  @Test func `an outline that a section can't show is found before anything changes`() {
    let outline = OutlineStage()
    #expect(throws: SnapshotError<Int, Int>.self) {
      try outline.dataSource.check(OutlineStage.outline, for: 9)
    }
    var stolen = DiffableDataSourceSectionSnapshot([5])
    // Both items are out of sight.
    stolen.append([90, 111], to: 5)
    do throws(SnapshotError<Int, Int>) {
      try outline.dataSource.check(stolen, for: 1)
      Issue.record("an item stands twice")
    } catch {
      #expect(error.reason == .itemsInOtherSections([111]))
    }
    #expect(outline.dataSource.snapshot(for: 0) == OutlineStage.outline)
    #expect(outline.dataSource.snapshot().itemIdentifiers == [1, 2, 90, 91])
  }
}
