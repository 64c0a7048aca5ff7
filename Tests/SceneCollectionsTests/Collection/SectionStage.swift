import Observation2
import SceneCollections
import Scenes
import ScenesHeadless

/// Sections of texts on a stage, with headers that stay in sight; rows are as high as their texts are.
///
/// Each number has a text of its own length, so that a row's height depends on who shows in it, and on the width, and a
/// field to write in. An item has editions, of which its cell names the one that it was made for.
@MainActor final class SectionStage {
  let collectionView: CollectionView
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  let stage: Stage
  private let notes = SectionNotes()
  private let editions = SectionEditions()

  /// The text that a person has written for each item.
  var texts: [Int: String] { notes.texts }

  /// The item whose field has the focus.
  var focused: Int? {
    let field = stage.frames.elements.first { $0.isFocused }?.element.identifier
    return field.flatMap { Int($0.dropFirst("field-".count)) }
  }

  init(_ snapshot: NumberedSnapshot, columns: Int, width: Double = 320, height: Double = 400) {
    let collectionView = CollectionView(layout: Self.layout(columns))
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> {
      [notes, editions] cell, _, number in
      cell.identifier = "cell-\(number)"
      cell.contentConfiguration = TextContent(
        number: number,
        edition: editions.name(of: number),
        notes: notes
      )
    }
    let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    let headers = CollectionView.SupplementaryRegistration<CollectionReusableView>(
      elementKind: "header"
    ) { [weak dataSource] view, _, path in
      let section = dataSource?.sectionIdentifier(for: path.section) ?? -1
      view.identifier = "header-\(section)"
      view.contentConfiguration = MarkContent(number: section)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    self.collectionView = collectionView
    self.dataSource = dataSource
    collectionView.allowsMultipleSelection = true
    dataSource.apply(snapshot)
    stage = Stage(
      VirtualTime(),
      environment: ScreenEnvironment(
        containerSize: ScreenSize(width: width, height: height),
        locale: "ja-JP"
      )
    ) { SectionsScene(view: SectionsView(collectionView: collectionView)) }
    stage.update()
  }

  private static func layout(_ columns: Int) -> CollectionCompositionalLayout {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / Double(columns)),
        heightDimension: .estimated(30)
      )
    )
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(30)
      ),
      subitems: [item]
    )
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    section.boundarySupplementaryItems = [RowStage.header(pinned: true, height: 20)]
    return CollectionCompositionalLayout(section: section)
  }

  func change(_ change: (inout NumberedSnapshot) -> Void) {
    var snapshot = dataSource.snapshot()
    change(&snapshot)
    dataSource.apply(snapshot)
  }

  /// Gives items another edition, and has their cells configured for it.
  func edit(_ items: [Int]) {
    for item in items { editions.numbers[item, default: 0] += 1 }
    change { $0.reconfigureItems(items) }
  }

  /// The cells on the screen that name another edition than their item's newest.
  var outdated: [String] {
    let items = dataSource.snapshot().itemIdentifiers
    let newest = Set(items.map(editions.name))
    return stage.frames.elements.compactMap(\.element.identifier).filter {
      $0.hasPrefix("edition-") && !newest.contains($0)
    }
  }

  /// Shows another scene in front of it.
  func cover() {
    stage.navigator.push(CoverScene())
    stage.update()
  }

  /// Goes back to it.
  func uncover() {
    stage.navigator.pop()
  }

  func scroll(by distance: Double) {
    _ = stage.scroll(by: ScreenPoint(x: 0, y: distance))
    stage.update()
  }

  func turn(to size: ScreenSize) {
    stage.window.environment.containerSize = size
    stage.update()
  }

  /// The numbers of the cells in sight, and the numbers of the marked ones.
  var shown: (numbers: [Int], marked: [Int]) {
    var shown: (numbers: [Int], marked: [Int]) = ([], [])
    for cell in collectionView.visibleCells {
      let texts = cell.body.flatMap { [$0] + $0.children }.compactMap(\.text)
      guard let number = texts.lazy.compactMap({ Int($0) }).first else { continue }
      shown.numbers.append(number)
      if texts.contains("✓") { shown.marked.append(number) }
    }
    return shown
  }

  /// Where everything stands.
  var frames: [ScreenRect] {
    let snapshot = dataSource.snapshot()
    return snapshot.sectionIdentifiers.enumerated().flatMap { place, section in
      (0..<snapshot.numberOfItems(inSection: section)).compactMap {
        collectionView.layoutAttributes(forItemAt: CollectionPath(section: place, item: $0))?.frame
      }
    }
  }
}

private final class SectionsScene: SceneHost {
  let view: SectionsView

  init(view: SectionsView) {
    self.view = view
  }
}

private struct SectionsView: SceneView {
  let collectionView: CollectionView

  var body: [ScreenElement] { collection(collectionView).identifier("sections") }
}

/// A scene in front of a collection.
final class CoverScene: SceneHost {
  struct Cover: SceneView {
    var body: [ScreenElement] { text("cover") }
  }

  let view = Cover()
}

/// How often each item has been edited, which nothing observes.
@MainActor private final class SectionEditions {
  var numbers: [Int: Int] = [:]

  func name(of item: Int) -> String { "edition-\(item)-\(numbers[item] ?? 0)" }
}

/// The texts that a person has written.
@MainActor private final class SectionNotes: ObservedModel {
  @Observed var texts: [Int: String] = [:]
}

/// A number, a text as long as it wants, a field, and a mark by the cell's state.
private struct TextContent: CellContentConfiguration {
  var number: Int
  let edition: String
  let notes: SectionNotes
  var isMarked = false

  func makeContentView() -> TextContentView { TextContentView(self) }

  func updated(for state: CellConfigurationState) -> TextContent {
    TextContent(number: number, edition: edition, notes: notes, isMarked: state.isSelected)
  }

  static func == (left: TextContent, right: TextContent) -> Bool {
    left.number == right.number && left.edition == right.edition && left.isMarked == right.isMarked
  }
}

private final class TextContentView: CellContentView {
  var configuration: TextContent

  init(_ configuration: TextContent) {
    self.configuration = configuration
  }

  var body: [ScreenElement] {
    column {
      text(String(configuration.number)).identifier(configuration.edition)
      text(String(repeating: "word ", count: 1 + configuration.number % 7 * 6))
      text(configuration.isMarked ? "✓" : "")
      let (notes, number) = (configuration.notes, configuration.number)
      textField(notes.texts[number] ?? "", typing: ScreenTyping(returnKey: .next)) {
        notes.texts[number] = $0
      }
      .identifier("field-\(number)")
    }
  }
}
