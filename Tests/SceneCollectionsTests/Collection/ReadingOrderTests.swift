import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// The order in which assistive technology reads a collection: that of its description.
@MainActor @Suite struct ReadingOrderTests {
  /// The identifiers of what is there, as they are read, by what they are of: `cell-1` of a section that scrolls across.
  private func read(_ rows: RowStage) -> [String] {
    rows.stage.frames.elements.compactMap(\.element.identifier).filter { $0 != "collection" }
  }

  private func cells(_ section: Int, _ items: ClosedRange<Int>) -> [String] {
    items.map { "cell-\(section * 1_000_000 + $0)" }
  }

  private static func footer() -> CollectionLayoutBoundaryItem {
    CollectionLayoutBoundaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(20)
      ),
      elementKind: "badge",
      alignment: .bottom
    )
  }

  @Test func `a section that scrolls across is read between those before and after it`() {
    let rows = RowStage(itemsAcross: 2)
    rows.scroll(to: 400)
    #expect(read(rows) == cells(0, 5...9) + cells(1, 0...1) + cells(2, 0...5))
  }

  @Test func `a header is read before its section, and a footer after it`() {
    let rows = RowStage(itemsAcross: 2) { section, _ in
      section.boundarySupplementaryItems = [RowStage.header(), Self.footer()]
    }
    rows.scroll(to: 400)
    #expect(
      read(rows) == cells(0, 4...9) + ["badge-0", "header-1"] + cells(1, 0...1)
        + ["badge-0", "header-2"] + cells(2, 0...2)
    )
  }

  @Test func `a header that is kept in sight is in front of all, and read last`() {
    let rows = RowStage(itemsAcross: 2) { section, _ in
      section.boundarySupplementaryItems = [RowStage.header(pinned: true)]
    }
    rows.scroll(to: 145)
    #expect(read(rows) == cells(0, 0...9) + ["header-1"] + cells(1, 0...1) + ["header-0"])
  }

  @Test func `sections with a background are read in their place among those without`() {
    let rows = RowStage(itemsAcross: 2) { section, number in
      if number != 2 { section.decorationItems = [.background(elementKind: "background")] }
    }
    rows.scroll(to: 400)
    #expect(read(rows) == cells(0, 5...9) + cells(1, 0...1) + cells(2, 0...5))
  }
}
