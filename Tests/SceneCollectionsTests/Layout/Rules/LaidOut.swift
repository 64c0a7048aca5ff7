import SceneCollections
import Scenes

/// Sections that are laid out in a room of 300 by 600 points.
@MainActor struct LaidOut {
  let engine: CollectionLayoutEngine

  init(
    _ sections: [(CollectionLayoutSection, items: Int)],
    scale: Double? = nil,
    insets: ScreenInsets = .zero,
    configure: (inout CollectionLayoutConfiguration) -> Void = { _ in }
  ) {
    var configuration = CollectionLayoutConfiguration()
    configure(&configuration)
    let described = sections.map(\.0)
    engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(
        sectionProvider: { number, _ in described[number] },
        configuration: configuration
      ),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(
          contentSize: ScreenSize(width: 300, height: 600),
          contentInsets: insets
        )
      ),
      scale: scale
    )
    engine.reload(itemCounts: sections.map(\.items))
  }

  init(
    _ group: CollectionLayoutGroup,
    items: Int,
    scale: Double? = nil,
    configure: (inout CollectionLayoutSection) -> Void = { _ in }
  ) {
    var section = CollectionLayoutSection(group: group)
    configure(&section)
    self.init([(section, items)], scale: scale)
  }

  /// Where items stand, as lists of x, y, width and height.
  var items: [[Double]] { engine.allAttributes().filter { $0.category == .cell }.map(\.numbers) }

  /// Where those of a kind stand.
  func views(_ kind: String, visible: ScreenRect? = nil) -> [[Double]] {
    engine.allAttributes(visible: visible).filter {
      $0.category == .supplementary(kind) || $0.category == .decoration(kind)
    }
    .map(\.numbers)
  }

  var content: [Double] { [engine.contentSize.width, engine.contentSize.height] }
}

extension CollectionLayoutAttributes {
  var numbers: [Double] { [frame.x, frame.y, frame.width, frame.height] }
}

extension CollectionLayoutSize {
  init(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension CollectionLayoutItem {
  init(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension) {
    self.init(layoutSize: CollectionLayoutSize(width, height))
  }
}

extension CollectionLayoutBoundaryItem {
  init(
    _ kind: String,
    _ alignment: CollectionLayoutAlignment,
    _ width: CollectionLayoutDimension,
    _ height: CollectionLayoutDimension,
    offset: ScreenPoint = .zero
  ) {
    self.init(
      layoutSize: CollectionLayoutSize(width, height),
      elementKind: kind,
      alignment: alignment,
      absoluteOffset: offset
    )
  }
}
