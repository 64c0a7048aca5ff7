import SceneCollections
import Scenes
import Testing

/// Sections as wide as text is read easily.
@MainActor @Suite struct ReadableContentTests {
  @Test(
    arguments: [
      (.rows, .large, 1_000, 672), (.rows, .large, 600, 600), (.across, .large, 1_000, 672),
      (.waterfall, .large, 1_000, 672), (.rows, .accessibilityMedium, 1_200, 1_106.8),
    ] as [(Kind, ScreenTextSize, Double, Double)]
  )
  func `readable content is in the middle, as wide as text is read easily`(
    kind: Kind,
    textSize: ScreenTextSize,
    width: Double,
    readable: Double
  ) {
    var section: CollectionLayoutSection
    switch kind {
    case .rows: section = RowStage.rows
    case .across: section = RowStage.across(.continuous)
    case .waterfall:
      section = CollectionLayoutSection(
        group: .waterfall(
          CollectionWaterfall(columns: 2, spacing: 0) { _ in ScreenSize(width: 1, height: 1) }
        )
      )
    }
    section.contentInsets = .zero
    section.contentInsetsReference = .readableContent
    let size = ScreenSize(width: width, height: 500)
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: section),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: size),
        traits: ScreenEnvironment(containerSize: size, textSize: textSize, locale: "ja-JP")
      )
    )
    engine.reload(itemCounts: [20])
    let edge = max(0, (width - readable) / 2)
    let cells = (0..<20).compactMap {
      engine.attributes(forItem: CollectionPath(section: 0, item: $0))?.frame
    }
    #expect(abs((cells.map(\.x).min() ?? -1) - edge) < 0.2)
    if kind == .across {
      #expect(engine.orthogonalOffsetRange(ofSection: 0) == 0...(20 * 108 - 8 - readable))
    } else {
      #expect(abs((cells.map(\.maxX).max() ?? -1) - (width - edge)) < 0.2)
    }
  }

  enum Kind: Sendable {
    case rows
    case across
    case waterfall
  }
}
