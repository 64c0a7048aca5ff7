import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// The rows of a list, as a person sees and uses them.
@MainActor @Suite struct ListCellTests {
  private static let largest = ScreenEnvironment(
    textSize: .accessibilityExtraExtraExtraLarge,
    locale: "ja-JP"
  )
  private static let rightToLeft = ScreenEnvironment(locale: "ja-JP", layoutDirection: .rightToLeft)

  private static func named(_ cell: CollectionViewListCell, _ number: Int) {
    var content = ListContentConfiguration.cell()
    content.text = "\(number)"
    cell.contentConfiguration = content
  }

  @Test func `a row that is configured again shows a text in other scalars`() {
    var word = "が"
    let list = ListStage([1]) { cell, _ in
      var content = ListContentConfiguration.cell()
      content.text = word
      cell.contentConfiguration = content
    }
    word = "か\u{3099}"
    var snapshot = list.dataSource.snapshot()
    snapshot.reconfigureItems([1])
    list.dataSource.apply(snapshot)
    let texts = list.stage.frames.elements.compactMap(\.element.text)
    #expect(texts.contains { $0.utf8.elementsEqual(word.utf8) })
  }

  // MARK: - Where it stands

  @Test func `rows are as high as their texts need, and at least 44 points`() throws {
    let low = ListStage([1, 2], row: Self.named)
    #expect(try low.frame(.id("row-2")) == ScreenRect(x: 0, y: 44, width: 390, height: 44))
    let high = ListStage([1, 2])
    // Body and subheadline, 3 points between them, and 11 above and below.
    #expect(try high.frame(.id("row-2")) == ScreenRect(x: 0, y: 67, width: 390, height: 67))
    #expect(try high.frame(.text("4").and(.role(.text))).x == 16)
    #expect(try high.frame(.text("4").and(.role(.text))).y == 103)
  }

  @Test func `a line is between two rows, a pixel thick, from where texts begin`() {
    let list = ListStage([1, 2, 3], row: Self.named)
    #expect(list.lines.map(\.x) == [16, 16])
    #expect(list.lines.map(\.width) == [374, 374])
    #expect(list.lines.allSatisfy { abs($0.height - 1.0 / 3) < 1e-9 })
    #expect(list.lines.map { ($0.maxY * 1_000).rounded() / 1_000 } == [44, 88])
  }

  @Test func `everything is mirrored where lines of text begin on the right`() throws {
    let list = ListStage([1, 2], environment: Self.rightToLeft) { cell, number in
      Self.named(cell, number)
      cell.accessories = [.delete(displayed: .always) {}, .disclosureIndicator()]
    }
    #expect(list.lines.map(\.x) == [0])
    #expect(list.lines.map(\.width) == [374])
    let delete = try list.frame(.id("row-1-delete"))
    let words = try list.frame(.text("1").and(.role(.text)))
    #expect(delete.maxX == 374)
    #expect(words.maxX == delete.x - 12)
    #expect(list.marks("›").map(\.x) == [16, 16])
  }

  @Test func `with the largest text a value goes below the text that it does not fit beside`()
    throws
  {
    func list(_ environment: ScreenEnvironment) -> ListStage {
      ListStage([1], environment: environment) { cell, _ in
        var content = ListContentConfiguration.valueCell()
        content.text = "Storage"
        content.secondaryText = "12.5 GB"
        cell.contentConfiguration = content
      }
    }
    let usual = list(ScreenEnvironment.plain)
    let value = try usual.frame(.text("12.5 GB").and(.role(.text)))
    #expect(value.maxX == 374)
    #expect(try value.y == usual.frame(.text("Storage").and(.role(.text))).y)
    #expect(try usual.frame(.id("row-1")).height == 44)
    let large = list(Self.largest)
    let below = try large.frame(.text("12.5 GB").and(.role(.text)))
    #expect(below.x == 16)
    #expect(try below.y >= large.frame(.text("Storage").and(.role(.text))).maxY)
    #expect(try large.frame(.id("row-1")).height > 140)
  }

  @Test func `a picture is before the texts`() throws {
    let list = ListStage([1]) { cell, number in
      var content = ListContentConfiguration.subtitleCell()
      (content.image, content.text, content.secondaryText) = ("star", "One", "the first")
      cell.contentConfiguration = content
    }
    #expect(try list.frame(.role(.image)) == ScreenRect(x: 16, y: 17.5, width: 28, height: 28))
    #expect(try list.frame(.text("One").and(.role(.text))).x == 56)
  }

  // MARK: - What it says

  @Test func `a row is one element, of which the text is the label and the other one the value`()
    throws
  {
    let list = ListStage([3]) { cell, number in
      ListStage.row(cell, number)
      cell.accessories = [.label("new"), .label("editing", displayed: .whenEditing)]
    }
    let row = try list.stage.element(.id("row-3")).element
    #expect(row.label == "3")
    #expect(row.value == "9, new")
  }

  @Test func `a line is hidden from touches, and a tap where it is selects the row`() throws {
    let list = ListStage([1, 2], row: Self.named)
    let line = try #require(list.lines.first)
    list.stage.perform(list.stage.tap(at: line.center))
    list.stage.update()
    #expect(list.dataSource.selectedItemIdentifiers == [1])
    let marked = list.elements.filter { $0.element.background == .fill }.map(\.frame)
    #expect(marked == [ScreenRect(x: 0, y: 0, width: 390, height: 44)])
    #expect(try list.stage.element(.role(.divider)).allowsHitTesting == false)
  }

  @Test func `a cell as a header is titled, and is no item`() throws {
    var configuration = CollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    let list = ListStage([1, 2], configuration, row: Self.named)
    let header = try list.stage.element(.id("header-0"))
    #expect(header.element.label == "Section 0")
    #expect(header.element.traits.contains(.header))
    #expect(!header.element.events.contains(.tap))
    #expect(list.collectionView.visibleCells.count == 2)
    let background = list.elements.filter { $0.element.background == .secondaryGroupedBackground }
    #expect(background.map(\.frame) == [ScreenRect(x: 0, y: 62, width: 390, height: 88)])
  }

  @Test func `content is equal if it shows the same, and pale where nothing can be done`() {
    var content = ListContentConfiguration.valueCell()
    content.text = "1"
    var state = CellConfigurationState()
    state.isSelected = true
    #expect(content.updated(for: state) == content)
    state.isDisabled = true
    #expect(content.updated(for: state).color == .tertiaryLabel)
    #expect(content != .valueCell() && ListContentConfiguration.cell() == .cell())
  }

  // MARK: - What is done to it

  @Test func `accessories are those of the state, and their buttons do what they say`() throws {
    var done: [String] = []
    let list = ListStage([1]) { cell, number in
      Self.named(cell, number)
      cell.accessories = [
        .delete { done.append("delete") }, .insert { done.append("insert") },
        .detail { done.append("detail") }, .checkmark(displayed: .whenNotEditing),
        .customView(OwnAccessory(), placement: .trailing),
      ]
    }
    #expect(list.marks("✓").count == 1)
    #expect(!list.stage.shows(.label("削除")))
    list.collectionView.isEditing = true
    list.stage.update()
    #expect(list.marks("✓").isEmpty)
    #expect(["削除", "追加", "詳しい情報"].allSatisfy { list.stage.shows(.label($0)) })
    for name in ["delete", "insert", "detail"] { try list.stage.tap(.id("row-1-\(name)")) }
    #expect(done == ["delete", "insert", "detail"])
    #expect(list.dataSource.selectedItemIdentifiers.isEmpty)
    #expect(try list.frame(.text("own")).maxX == 374)
    list.collectionView.isEditing = false
    list.stage.update()
    #expect(!list.stage.shows(.label("削除")))
  }

  @Test func `a row that can be carried says so while the list is edited`() throws {
    let list = ListStage([1, 2, 3]) { cell, number in
      Self.named(cell, number)
      cell.accessories = [.reorder()]
    }
    list.collectionView.isEditing = true
    list.stage.update()
    #expect(list.marks("≡").isEmpty)
    list.dataSource.reorderingHandlers.canReorderItem = { $0 != 2 }
    list.stage.update()
    #expect(list.marks("≡").map(\.y).count == 2)
    try list.stage.drag(.id("row-1"), onto: .id("row-3"))
    #expect(list.dataSource.snapshot().itemIdentifiers == [2, 3, 1])
    list.stage.update()
    #expect(list.marks("≡").count == 2)
    list.collectionView.isEditing = false
    list.stage.update()
    #expect(list.marks("≡").isEmpty)
  }

  @Test func `a cell used again shows no accessory and level of the item before`() {
    let list = ListStage(Array(0..<100)) { cell, number in
      Self.named(cell, number)
      if number == 0 {
        cell.accessories = [.checkmark()]
        cell.indentationLevel = 2
      }
    }
    #expect(list.marks("✓").count == 1)
    _ = list.stage.scroll(by: ScreenPoint(x: 0, y: 2_000))
    list.stage.update()
    #expect(list.marks("✓").isEmpty)
    #expect(
      list.collectionView.visibleCells.allSatisfy {
        ($0 as? CollectionViewListCell)?.indentationLevel == 0
      }
    )
  }

  @Test func `a swipe uncovers the actions of the list, of the item where it is now`() throws {
    let log = SwipeLog()
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsProvider = { path in
      [ScreenSwipeAction("Archive") { log.paths.append(path) }]
    }
    let list = ListStage([1, 2], configuration, row: Self.named)
    try list.stage.swipeAction("Archive", on: .id("row-2"))
    list.show([0, 1, 2])
    try list.stage.swipeAction("Archive", on: .id("row-2"))
    #expect(
      log.paths == [CollectionPath(section: 0, item: 1), CollectionPath(section: 0, item: 2)]
    )
  }

  @Test func `a list has buttons at both sides, and the list says which is at which`() throws {
    let log = SwipeLog()
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsProvider = { path in
      [ScreenSwipeAction("Pin") { log.paths.append(path) }]
    }
    configuration.trailingSwipeActionsProvider = { _ in
      [ScreenSwipeAction("Delete", isDestructive: true, edge: .leading) {}]
    }
    let list = ListStage([1, 2], configuration, row: Self.named)
    let row = try #require(list.elements.first { !$0.element.swipeActions.isEmpty }).element
    #expect(row.swipeActions == ["Delete", "Pin"])
    #expect(row.leadingSwipeActions == [1] && row.destructiveSwipeActions == [0])
    try list.stage.swipeAction("Pin", on: .id("row-2"))
    #expect(log.paths == [CollectionPath(section: 0, item: 1)])
  }

  @Test func `the buttons of a list are found by their identifiers at both sides`() throws {
    let log = SwipeLog()
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsProvider = { path in
      [ScreenSwipeAction("消す", identifier: "pin") { log.paths.append(path) }]
    }
    configuration.trailingSwipeActionsProvider = { path in
      [ScreenSwipeAction("消す", identifier: "delete", isDestructive: true) { log.paths = [path] }]
    }
    let list = ListStage([1, 2], configuration, row: Self.named)
    try list.stage.swipe(.left, on: .id("row-2"))
    try list.stage.tap("delete")
    #expect(log.paths == [CollectionPath(section: 0, item: 1)])
    try list.stage.swipe(.right, on: .id("row-1"))
    try list.stage.tap("pin")
    #expect(log.paths.last == CollectionPath(section: 0, item: 0))
  }

  @Test func `rows that stay keep their lines when others come`() {
    let list = ListStage([1, 2, 3], row: Self.named)
    let before = Set(list.elements.filter { $0.element.role == .divider }.map(\.id))
    list.show([0, 1, 2, 3])
    let after = Set(list.elements.filter { $0.element.role == .divider }.map(\.id))
    #expect(before.count == 2 && after.count == 3 && before.isSubset(of: after))
  }
}

@MainActor private final class SwipeLog {
  var paths: [CollectionPath] = []
}

private struct OwnAccessory: ScreenPart {
  var body: [ScreenElement] { text("own") }
}
