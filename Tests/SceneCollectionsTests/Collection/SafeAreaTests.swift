import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// A collection whose edges the device covers.
@MainActor @Suite struct SafeAreaTests {
  private let covered = ScreenInsets(top: 20, leading: 47, bottom: 21, trailing: 30)

  private func stage(
    _ reference: CollectionLayoutInsetsReference? = nil,
    direction: ScreenLayoutDirection = .leftToRight,
    sideways: Bool = false,
    padding: ScreenInsets = .zero,
    spaceBefore: Double? = nil
  ) -> (stage: Stage, collection: CollectionView, source: AnyObject) {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        sideways ? .absolute(50) : .fractionalWidth(1),
        sideways ? .fractionalHeight(1) : .absolute(50)
      )
    )
    var section = CollectionLayoutSection(
      group: sideways
        ? .vertical(layoutSize: item.layoutSize, subitems: [item])
        : .horizontal(layoutSize: item.layoutSize, subitems: [item])
    )
    if let reference { section.contentInsetsReference = reference }
    var layout = CollectionCompositionalLayout(section: section)
    if sideways { layout.configuration.scrollDirection = .horizontal }
    let collectionView = CollectionView(layout: layout)
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
      cell.identifier = "cell-\(number)"
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.apply(NumberedSnapshot([Array(0..<4)]))
    let environment = ScreenEnvironment(
      containerSize: ScreenSize(width: 844, height: 390),
      safeArea: covered,
      layoutDirection: direction
    )
    let stage = Stage(VirtualTime(), environment: environment) {
      SafeScene(view: SafeView(collectionView, padding, spaceBefore))
    }
    stage.update()
    return (stage, collectionView, source)
  }

  private func frame(_ stage: Stage) throws -> ScreenRect { try stage.element("cell-0").frame }

  @Test func `groups stand beside what the device covers, unless their section wants all`() throws {
    let references: [CollectionLayoutInsetsReference?] = [
      nil, .automatic, .safeArea, .layoutMargins,
    ]
    for reference in references {
      let shown = stage(reference)
      #expect(try frame(shown.stage) == ScreenRect(x: 47, y: 0, width: 767, height: 50))
    }
    let all = stage(CollectionLayoutInsetsReference.none)
    #expect(try frame(all.stage) == ScreenRect(x: 0, y: 0, width: 844, height: 50))
    // 672 points in the middle of the window.
    let readable = stage(.readableContent)
    #expect(try frame(readable.stage) == ScreenRect(x: 86, y: 0, width: 672, height: 50))
  }

  @Test func `right to left, covered sides change places; sideways, heights count`() throws {
    let mirrored = stage(direction: .rightToLeft)
    #expect(try frame(mirrored.stage) == ScreenRect(x: 30, y: 0, width: 767, height: 50))
    let sideways = stage(sideways: true)
    #expect(try frame(sideways.stage) == ScreenRect(x: 0, y: 20, width: 50, height: 349))
  }

  @Test func `a collection inside its window is covered by the part that reaches it`() throws {
    let padded = stage(padding: ScreenInsets(top: 0, leading: 20, bottom: 0, trailing: 40))
    #expect(try frame(padded.stage).x == 47)
    #expect(try frame(padded.stage).maxX == 804)
    let beside = stage(spaceBefore: 100)
    #expect(try frame(beside.stage).x == beside.stage.element("safe").frame.x)
    #expect(try frame(beside.stage).x >= 100)
    #expect(try frame(beside.stage).maxX == 814)
    let near = stage(spaceBefore: 30)
    #expect(try frame(near.stage).x == 47)
  }

  @Test func `it follows a rotation and a change of what is covered`() throws {
    let shown = stage()
    #expect(shown.collection.solvedSections == 1)
    shown.stage.window.environment.safeArea = .zero
    shown.stage.update()
    #expect(try frame(shown.stage).width == 844)
    shown.stage.window.environment.safeArea = covered
    shown.stage.update()
    #expect(try frame(shown.stage).width == 767)
    shown.stage.window.environment.containerSize = ScreenSize(width: 390, height: 844)
    shown.stage.update()
    #expect(try frame(shown.stage) == ScreenRect(x: 47, y: 0, width: 313, height: 50))
  }

  @Test func `it follows a change that comes while another scene covers it`() throws {
    let shown = stage()
    shown.stage.navigator.push(CoverScene())
    shown.stage.update()
    shown.stage.window.environment.safeArea = ScreenInsets(
      top: 0,
      leading: 10,
      bottom: 0,
      trailing: 0
    )
    shown.stage.update()
    shown.stage.navigator.pop()
    shown.stage.update()
    #expect(try frame(shown.stage) == ScreenRect(x: 10, y: 0, width: 834, height: 50))
  }

  @Test func `nested groups share the room beside what is covered`() throws {
    let half = CollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = CollectionLayoutGroup.vertical(
      layoutSize: CollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitems: [half, half]
    )
    let shown = stage()
    shown.collection.collectionViewLayout = CollectionCompositionalLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(100)),
          subitems: [column]
        )
      )
    )
    shown.stage.update()
    // Half of 767 points, cut to a third of a point.
    #expect(try frame(shown.stage) == ScreenRect(x: 47, y: 0, width: 1_150.0 / 3, height: 50))
    #expect(try abs(shown.stage.element("cell-3").frame.maxX - 814) < 0.5)
  }
}

private final class SafeScene: SceneHost {
  let view: SafeView

  init(view: SafeView) {
    self.view = view
  }
}

private struct SafeView: SceneView {
  let collectionView: CollectionView
  let padding: ScreenInsets
  let spaceBefore: Double?

  init(_ collectionView: CollectionView, _ padding: ScreenInsets, _ spaceBefore: Double?) {
    (self.collectionView, self.padding, self.spaceBefore) = (collectionView, padding, spaceBefore)
  }

  var body: [ScreenElement] {
    let shown = collection(collectionView).identifier("safe").padding(padding)
    if let spaceBefore {
      row {
        text("").frame(width: spaceBefore)
        shown
      }
    } else {
      shown
    }
  }
}
