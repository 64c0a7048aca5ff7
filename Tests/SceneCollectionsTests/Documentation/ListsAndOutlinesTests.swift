import Foundation
import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// The listings of *Lists and outlines*, and its picture.
@MainActor @Suite struct ListsAndOutlinesTests {
  @Test func `a folder is expanded by its disclosure, and collapsed by its value`() throws {
    let stage = Stage(VirtualTime()) { FoldersScene() }
    stage.update()
    try stage.tap("Mail-disclosure")
    stage.update()
    _ = try stage.element("Drafts")
    try stage.change("Mail-disclosure", to: .isOn(false))
    stage.update()
    #expect(!stage.shows("Drafts"))
  }

  @Test func `a person reorders folders, and the delegate receives the new order`() throws {
    let scene = FoldersScene()
    let (dataSource, order) = (scene.dataSource, FolderOrder())
    weak let delegate: FolderOrder? = order
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [weak delegate] transaction in
      delegate?.foldersViewDidReorder(transaction.finalSnapshot.itemIdentifiers)
    }
    let stage = Stage(VirtualTime()) { scene }
    stage.update()
    try stage.drag("Mail", onto: "Notes")
    #expect(order.folders == ["Notes", "Mail"])
    #expect(dataSource.snapshot(for: 0).items == ["Notes", "Mail", "Drafts", "Sent"])
  }

  @Test func `the picture is what a person sees`() throws {
    let room = ScreenEnvironment(
      containerSize: ScreenSize(width: 320, height: 240),
      locale: "ja-JP"
    )
    let stage = Stage(VirtualTime(), environment: room) { FoldersScene() }
    stage.update()
    try stage.tap("Mail-disclosure")
    stage.update()
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/Scenes/SceneCollections/Documentation.docc/Resources")
      .appendingPathComponent("list-folders.svg")
    let picture = stage.snapshot().svg
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try Data(picture.utf8).write(to: file)
    }
    let approved = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(approved == picture, "UPDATE_SNAPSHOTS=1 swift test --filter ListsAndOutlinesTests")
  }
}

@MainActor private final class FolderOrder {
  private(set) var folders: [String] = []

  func foldersViewDidReorder(_ folders: [String]) { self.folders = folders }
}

final class FoldersScene: SceneHost {
  let view: FoldersView
  let dataSource: CollectionViewDiffableDataSource<Int, String>

  init() {
    let list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    let rows = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, name in
      var content = ListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = "\(name.count)"
      cell.identifier = name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    dataSource = CollectionViewDiffableDataSource(
      collectionView: CollectionView(layout: .list(using: list))
    ) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    view = FoldersView(collectionView: dataSource.collectionView)
  }

  func viewDidLoad() {
    var snapshot = dataSource.snapshot()
    snapshot.appendSections([0])
    dataSource.apply(snapshot)
    var folders = DiffableDataSourceSectionSnapshot(["Mail", "Notes"])
    folders.append(["Drafts", "Sent"], to: "Mail")
    dataSource.apply(folders, to: 0)
  }
}

struct FoldersView: SceneView {
  let collectionView: CollectionView

  var body: [ScreenElement] {
    collection(collectionView).background(.groupedBackground).identifier("folders")
  }
}
