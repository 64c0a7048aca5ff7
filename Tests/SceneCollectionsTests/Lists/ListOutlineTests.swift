import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// An outline in a list: 1 with 11 and 12 below it, 111 below 11, and 2 with nothing.
@MainActor @Suite struct ListOutlineTests {
  private func list(
    _ style: CellAccessory.OutlineDisclosureStyle = .cell,
    environment: ScreenEnvironment = .plain
  ) -> ListStage {
    let list = ListStage([], environment: environment) { cell, number in
      var content = ListContentConfiguration.cell()
      content.text = "\(number)"
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(style: style)]
    }
    var outline = DiffableDataSourceSectionSnapshot([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    list.dataSource.apply(outline, to: 0)
    list.stage.update()
    return list
  }

  private func shown(_ list: ListStage) -> [Int] {
    list.dataSource.snapshot().itemIdentifiers(inSection: 0)
  }

  @Test func `its disclosure shows and hides what is below an item, and selects nothing`() throws {
    let list = list()
    try list.stage.tap(.id("row-1-disclosure"))
    list.stage.update()
    #expect(shown(list) == [1, 11, 12, 2])
    #expect(list.lines.count == 3)
    try list.stage.tap(.id("row-11-disclosure"))
    list.stage.update()
    #expect(shown(list) == [1, 11, 111, 12, 2])
    try list.stage.tap(.id("row-1-disclosure"))
    list.stage.update()
    #expect(shown(list) == [1, 2])
    #expect(list.dataSource.selectedItemIdentifiers.isEmpty)
  }

  @Test func `a row is indented by its level, on the side where lines of text begin`() throws {
    for direction in [ScreenLayoutDirection.leftToRight, .rightToLeft] {
      let list = list(environment: ScreenEnvironment(locale: "ja-JP", layoutDirection: direction))
      try list.stage.tap(.id("row-1-disclosure"))
      list.stage.update()
      try list.stage.tap(.id("row-11-disclosure"))
      list.stage.update()
      let insets = try ["1", "11", "111"].map { number in
        let frame = try list.frame(.text(number).and(.role(.text)))
        return direction == .leftToRight ? frame.x : 390 - frame.maxX
      }
      #expect(insets == [16, 26, 36])
    }
  }

  @Test func `a disclosure says whether what is below is shown, and takes that as a value`() throws
  {
    let list = list()
    let disclosure = try list.stage.element(.id("row-1-disclosure")).element
    #expect(disclosure.role == .disclosure && disclosure.isChecked == false)
    #expect(disclosure.label == "1")
    #expect(!list.stage.shows(.id("row-2-disclosure")))
    for _ in 0..<2 {
      try list.stage.change(.id("row-1-disclosure"), to: .isOn(true))
      list.stage.update()
      #expect(shown(list) == [1, 11, 12, 2])
    }
    #expect(try list.stage.element(.id("row-1-disclosure")).element.isChecked == true)
  }

  @Test func `assistive technology expands and collapses a row`() throws {
    let list = list()
    #expect(try list.stage.element(.id("row-2")).element.accessibilityActions.isEmpty)
    try list.stage.performAccessibilityAction("開く", on: .id("row-1"))
    list.stage.update()
    #expect(shown(list) == [1, 11, 12, 2])
    #expect(try list.stage.element(.id("row-1")).element.accessibilityActions == ["閉じる"])
    try list.stage.performAccessibilityAction("閉じる", on: .id("row-1"))
    list.stage.update()
    #expect(shown(list) == [1, 2])
  }

  @Test func `a tap on the row selects it, unless its disclosure is that of a header`() throws {
    let cells = list(.cell)
    try cells.stage.tap(.id("row-1"))
    cells.stage.update()
    #expect(cells.dataSource.selectedItemIdentifiers == [1])
    #expect(shown(cells) == [1, 2])
    let headers = list(.header)
    try headers.stage.tap(.id("row-1"))
    headers.stage.update()
    #expect(headers.dataSource.selectedItemIdentifiers.isEmpty)
    #expect(shown(headers) == [1, 11, 12, 2])
    try headers.stage.tap(.id("row-2"))
    #expect(headers.dataSource.selectedItemIdentifiers == [2])
  }
}
