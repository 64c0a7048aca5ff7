import Observation2
import SceneCollections
import Scenes
import ScenesHeadless

@testable import Tsukurepo
@testable import TsukurepoSimulation

/// The page of a report on a stage, over embedded reports.
@MainActor final class DetailsStage {
  let time = VirtualTime()
  let log = EventLog()
  let reports: EmbeddedTsukurepoGateway
  let scene: TsukurepoDetailsScene
  let stage: Stage

  /// Opens a page of 400 × 844 points, of which the bar leaves 800; nothing has been answered yet.
  init(_ id: Int, book: Result<ReportBook, EmbeddedDataError> = ReportsFile.bundled) {
    let network = SimulatedNetwork(clock: time)
    let reports = EmbeddedTsukurepoGateway(network: network, book: book)
    let scene = TsukurepoDetailsScene.build(
      id,
      gateway: reports,
      pictures: ScreenPictures(from: TsukurepoPictures(gateway: reports), clock: time),
      exits: .alone,
      clock: time,
      log: log
    )
    (self.reports, self.scene) = (reports, scene)
    let environment = ScreenEnvironment(
      containerSize: ScreenSize(width: 400, height: 844),
      locale: "ja-JP"
    )
    stage = Stage(time, environment: environment) { scene }
    stage.update()
  }

  /// A page of a report that no bundle has.
  convenience init(_ report: TsukurepoReport) {
    self.init(report.id, book: .success(ReportBook([report])))
  }

  var source: TsukurepoDiffableDataSource { scene.view.dataSource.report }
  var collection: CollectionView { source.collectionView }

  /// How many items each section has, in the order of the sections.
  var counts: [Int] {
    let snapshot = source.snapshot()
    return snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  /// Waits until all that was asked for is there.
  func load() async {
    // The picture is asked for as soon as there is a cell that shows it.
    for _ in 0..<2 {
      await stage.advance(by: .seconds(1))
      stage.update()
    }
  }

  /// Shows another snapshot than the scene's.
  func show(_ snapshot: TsukurepoDiffableDataSource.Snapshot) {
    source.apply(snapshot, animatingDifferences: false)
    stage.update()
  }

  /// The frame of a section's item in the content.
  func frame(_ section: TsukurepoSection, _ item: Int = 0) -> ScreenRect? {
    guard let index = source.index(for: section) else { return nil }
    return collection.layoutAttributes(forItemAt: CollectionPath(section: index, item: item))?.frame
  }

  /// The identifiers of the ingredients that are on the screen.
  var ingredientsShown: [String] {
    stage.frames.elements.compactMap(\.element.identifier).filter {
      $0.hasPrefix("tsukurepo-ingredient-")
    }
  }
}
