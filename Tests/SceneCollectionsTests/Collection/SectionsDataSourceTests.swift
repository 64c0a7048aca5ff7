import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct SectionsDataSourceTests {
  /// Lines of text.
  private struct Lines: SectionProtocol {
    let texts: [String]
    let cells: CollectionView.CellRegistration<CollectionViewCell, String>

    var numberOfItems: Int { texts.count }

    func layoutSection(_ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection? {
      .list(
        using: CollectionLayoutListConfiguration(appearance: .plain),
        environment: environment
      )
    }

    func configureCell(_ view: CollectionView, at path: CollectionPath) -> CollectionViewCell {
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: texts[path.item])
    }
  }

  private final class Presenter: Presentable {
    var texts: [[String]]
    private(set) var reads = 0
    private let cells = CollectionView.CellRegistration<CollectionViewCell, String> {
      cell,
      _,
      text in
      cell.identifier = text
      var content = ListContentConfiguration.cell()
      content.text = text
      cell.contentConfiguration = content
    }

    init(_ texts: [[String]]) { self.texts = texts }

    var sections: [any SectionProtocol] {
      reads += 1
      return texts.map { Lines(texts: $0, cells: cells) }
    }
  }

  private func stage(_ data: SectionsDataSource<Presenter>) -> Stage {
    let stage = Stage(VirtualTime()) {
      CollectionScene(view: CollectionSceneView(collectionView: data.collectionView))
    }
    stage.update()
    return stage
  }

  @Test func `the sections of the presenter are shown in their order`() throws {
    let presenter = Presenter([["one", "two"], [], ["three"]])
    let stage = stage(SectionsDataSource(presenter))
    let tops = try ["one", "two", "three"].map { try stage.element(.id($0)).frame.y }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }

  @Test func `a change is shown after a reload, and the sections are read once for it`() {
    let presenter = Presenter([["one"]])
    let data = SectionsDataSource(presenter)
    let stage = stage(data)
    presenter.texts = [["four"], ["five", "six"]]
    stage.environment.containerSize = ScreenSize(width: 844, height: 390)
    stage.update()
    #expect(stage.shows(.id("one")) && !stage.shows(.id("four")))
    #expect(presenter.reads == 1)
    data.reload()
    stage.update()
    #expect(!stage.shows(.id("one")))
    #expect(["four", "five", "six"].allSatisfy { stage.shows(.id($0)) })
    #expect(presenter.reads == 2)
  }

  @Test func `a presenter that is gone leaves the last sections`() throws {
    var presenter: Presenter? = Presenter([["one"]])
    weak let gone = presenter
    let data = SectionsDataSource(Presenter([["zero"]]))
    let other = presenter.map { SectionsDataSource($0) }
    presenter = nil
    #expect(gone == nil)
    other?.reload()
    data.reload()
    for (shown, id) in [(other, "one"), (data, "zero")] {
      let stage = stage(try #require(shown))
      #expect(stage.shows(.id(id)))
    }
  }
}
