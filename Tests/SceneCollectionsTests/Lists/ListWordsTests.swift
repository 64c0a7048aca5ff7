import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// The words that the rows of a list have of their own.
@MainActor @Suite struct ListWordsTests {
  private static let words: [WritableKeyPath<ScreenWords, String>] = [
    \.delete, \.insert, \.moreInfo, \.expand, \.collapse, \.moveBack, \.moveForward,
  ]

  private static let marked: ScreenWords = {
    var table = ScreenWords.standard(for: "en")
    for word in words { table[keyPath: word] = "w:" + table[keyPath: word] }
    return table
  }()

  /// An outline of which item 1 is open and item 2 is closed.
  private func list() -> ListStage {
    let list = ListStage([]) { cell, number in
      var content = ListContentConfiguration.cell()
      content.text = "v:\(number)"
      cell.contentConfiguration = content
      cell.accessories = [
        .delete(displayed: .always) {}, .insert(displayed: .always) {}, .detail {},
        .outlineDisclosure(), .reorder(displayed: .always),
      ]
    }
    list.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    var outline = DiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([11], to: 1)
    outline.append([21], to: 2)
    outline.expand([1])
    list.dataSource.apply(outline, to: 0)
    list.stage.update()
    return list
  }

  private func words(of list: ListStage) -> Set<String> {
    let words = list.stage.frames.elements.map(\.element).flatMap { look in
      [look.text, look.label, look.value, look.hint].compactMap(\.self) + look.accessibilityActions
    }
    // A mark of one character is no word.
    return Set(words.filter { $0.count > 1 && $0.contains(where: \.isLetter) })
  }

  @Test func `all words of a row come from its cell or from the table, at once`() {
    let list = list()
    let japanese = ScreenWords.standard(for: "ja")
    #expect(Self.words.allSatisfy { words(of: list).contains(japanese[keyPath: $0]) })
    list.stage.window.environment.words = Self.marked
    list.stage.update()
    let shown = words(of: list)
    #expect(shown.allSatisfy { $0.hasPrefix("w:") || $0.hasPrefix("v:") }, "\(shown)")
    #expect(Self.words.allSatisfy { shown.contains(Self.marked[keyPath: $0]) }, "\(shown)")
  }

  @Test func `a cell's own words come before the table`() {
    let list = ListStage([1]) { cell, _ in
      cell.accessories = [.delete(label: "v:away", displayed: .always) {}]
    }
    #expect(list.stage.shows(.label("v:away")))
    #expect(!list.stage.shows(.label("削除")))
  }
}
