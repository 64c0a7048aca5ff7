import SceneCollections
import Scenes
import ScenesHeadless

/// Which item of a ``SectionStage`` has the focus after all that has been done, and what has been written for which.
@MainActor struct ExpectedFocus {
  private var item: Int?
  private var texts: [Int: String] = [:]

  /// Puts a finger on the field of an item in sight.
  mutating func go(on grid: SectionStage, _ random: inout SplitMix) {
    grid.stage.update()
    guard let number = grid.shown.numbers.randomElement(using: &random),
      (try? grid.stage.tap(.id("field-\(number)"))) != nil
    else { return }
    item = number
  }

  /// Writes a letter, wherever the field is.
  mutating func write(on grid: SectionStage) {
    guard (try? grid.stage.type("x")) != nil else { return }
    if let item { texts[item, default: ""] += "x" }
  }

  mutating func leave(_ grid: SectionStage) {
    try? grid.stage.press(.escape)
    item = nil
  }

  /// Other cells are made for items.
  mutating func lose(_ items: [Int]) {
    if let item, items.contains(item) { self.item = nil }
  }

  mutating func follow(_ grid: SectionStage) {
    if let item, grid.dataSource.snapshot().indexOfItem(item) == nil { self.item = nil }
  }

  func mistake(_ grid: SectionStage) -> String? {
    if grid.focused != item {
      return "\(String(describing: grid.focused)) has the focus, not \(String(describing: item))"
    }
    if grid.texts != texts { return "\(grid.texts) has been written, not \(texts)" }
    for cell in grid.collectionView.visibleCells {
      let isIt = cell.identifier == item.map { "cell-\($0)" }
      if cell.configurationState.isFocused != isIt {
        return "\(cell.identifier ?? "") says otherwise"
      }
    }
    for element in grid.stage.frames.elements {
      guard let name = element.element.identifier, name.hasPrefix("field-") else { continue }
      let text = texts.first { name == "field-\($0.key)" }?.value ?? ""
      if element.element.text != text { return "\(name) shows another text than \(text)" }
    }
    return nil
  }
}
