import Observation2
import SceneCollections
import Scenes
import ScenesHeadless

/// Sections on a stage, with a field in each header, footer and badge and in the title of the whole layout.
///
/// The names are "header-3" and "footer-3" in section 3, and "badge-12" at item 12. "pair-0-2" is at the group of section
/// 0 that begins with its third item. Behind each section is a card.
@MainActor final class FieldStage {
  let collectionView: CollectionView
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  let stage: Stage
  private let notes = FieldNotes()

  /// The texts that the fields have sent, by the names of their views.
  var texts: [String: String] { notes.texts }

  /// The name of the view whose field has the focus.
  var focused: String? {
    let field = stage.frames.elements.first { $0.isFocused }?.element.identifier
    return field.map { String($0.dropFirst("field-".count)) }
  }

  /// The nodes of the headers, footers, badges and cards that are there, by their names.
  var nodes: [String: ScreenNodeID] {
    var nodes: [String: ScreenNodeID] = [:]
    for element in stage.frames.elements {
      guard let name = element.element.identifier, !name.hasPrefix("field-") else { continue }
      if name.contains("-") || name == "title" { nodes[name] = element.id }
    }
    return nodes
  }

  init(_ snapshot: NumberedSnapshot, isOrthogonal: Bool = false) {
    let collectionView = CollectionView(layout: Self.layout(isOrthogonal: isOrthogonal))
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
      cell.contentConfiguration = MarkContent(number: number)
    }
    let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var registrations: [String: CollectionView.SupplementaryRegistration<CollectionReusableView>] =
      [:]
    for kind in ["header", "footer", "badge", "pair", "title"] {
      registrations[kind] = .init(elementKind: kind) { [weak dataSource, notes] view, kind, path in
        let section = dataSource?.sectionIdentifier(for: path.section) ?? -1
        let name =
          switch kind {
          case "badge": "badge-\(dataSource?.itemIdentifier(for: path) ?? -1)"
          case "pair": "pair-\(section)-\(path.item)"
          case "title": "title"
          default: "\(kind)-\(section)"
          }
        view.identifier = name
        view.contentConfiguration = FieldContent(name: name, notes: notes)
      }
    }
    dataSource.supplementaryViewProvider = { view, kind, path in
      registrations[kind].map {
        view.dequeueConfiguredReusableSupplementary(using: $0, for: path)
      }
    }
    collectionView.decorationProvider = { [weak dataSource] _, section in
      let card = CollectionReusableView()
      card.identifier = "card-\(dataSource?.sectionIdentifier(for: section) ?? -1)"
      return card
    }
    self.collectionView = collectionView
    self.dataSource = dataSource
    dataSource.apply(snapshot)
    stage = Stage(
      VirtualTime(),
      environment: ScreenEnvironment(containerSize: ScreenSize(width: 320, height: 400))
    ) { FieldScene(view: FieldSceneView(collectionView: collectionView)) }
    stage.update()
  }

  private static func layout(isOrthogonal: Bool) -> CollectionCompositionalLayout {
    func badge(_ kind: String, _ edges: CollectionLayoutEdges) -> CollectionLayoutSupplementaryItem
    {
      CollectionLayoutSupplementaryItem(
        layoutSize: CollectionLayoutSize(.absolute(90), .absolute(20)),
        elementKind: kind,
        containerAnchor: CollectionLayoutAnchor(edges: edges)
      )
    }
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge("badge", [.top, .leading])]
    )
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(50)),
      subitems: [item]
    )
    group.supplementaryItems = [badge("pair", [.bottom, .trailing])]
    var section = CollectionLayoutSection(group: group)
    if isOrthogonal { section.orthogonalScrollingBehavior = .groupPaging }
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundaryItem("header", .top, .fractionalWidth(1), .absolute(30)),
      CollectionLayoutBoundaryItem("footer", .bottom, .fractionalWidth(1), .absolute(30)),
    ]
    section.decorationItems = [.background(elementKind: "card")]
    var configuration = CollectionLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      CollectionLayoutBoundaryItem("title", .top, .fractionalWidth(1), .absolute(40))
    ]
    return CollectionCompositionalLayout(section: section, configuration: configuration)
  }

  func change(_ change: (inout NumberedSnapshot) -> Void) {
    var snapshot = dataSource.snapshot()
    change(&snapshot)
    dataSource.apply(snapshot)
  }

  func scroll(by distance: Double) {
    _ = stage.scroll(by: ScreenPoint(x: 0, y: distance))
    stage.update()
  }
}

private final class FieldScene: SceneHost {
  let view: FieldSceneView

  init(view: FieldSceneView) {
    self.view = view
  }
}

private struct FieldSceneView: SceneView {
  let collectionView: CollectionView

  var body: [ScreenElement] { collection(collectionView).identifier("fields") }
}

@MainActor private final class FieldNotes: ObservedModel {
  @Observed var texts: [String: String] = [:]
}

private struct FieldContent: CellContentConfiguration {
  let name: String
  let notes: FieldNotes

  func makeContentView() -> FieldContentView { FieldContentView(self) }

  func updated(for state: CellConfigurationState) -> FieldContent { self }

  static func == (left: FieldContent, right: FieldContent) -> Bool { left.name == right.name }
}

private final class FieldContentView: CellContentView {
  var configuration: FieldContent

  init(_ configuration: FieldContent) {
    self.configuration = configuration
  }

  var body: [ScreenElement] {
    let (name, notes) = (configuration.name, configuration.notes)
    textField(notes.texts[name] ?? "") { notes.texts[name] = $0 }.identifier("field-\(name)")
  }
}
