import Observation2
import SceneCollections
import Scenes
import ScenesHeadless

@testable import SavedSearches

/// The saved searches on a stage.
@MainActor final class HomeStage {
  let time = VirtualTime()
  let log = EventLog()
  let shelf: SavedSearchShelf
  let scene: SavedSearchesScene
  let stage: Stage

  /// Opens a screen of 390 × 844 points.
  init(
    storage: any SavedSearchStorage,
    recommended: [SavedSearchSample] = []
  ) {
    let shelf = SavedSearchShelf(storage: storage)
    let scene = SavedSearchesScene.build(
      shelf: shelf,
      recommended: recommended,
      exits: .alone,
      log: log
    )
    (self.shelf, self.scene) = (shelf, scene)
    let environment = ScreenEnvironment(
      containerSize: ScreenSize(width: 390, height: 844),
      locale: "ja-JP"
    )
    stage = Stage(time, environment: environment) { scene }
    stage.update()
  }

  /// Opens a screen of searches that look for their names.
  convenience init(_ names: String..., recommended: [SavedSearchSample] = []) {
    self.init(names: names, recommended: recommended)
  }

  convenience init(names: [String], recommended: [SavedSearchSample] = []) {
    let storage = SavedSearchMemory()
    storage.keep(SavedSearchList(names: names))
    self.init(storage: storage, recommended: recommended)
  }

  var collection: SavedSearchesCollection { scene.view.dataSource.collection }
  var view: CollectionView { collection.dataSource.collectionView }

  /// The items that can be seen, in order.
  var seen: [SavedSearchesItem] {
    view.pathsForVisibleItems.compactMap { collection.dataSource.itemIdentifier(for: $0) }
  }

  /// The identifiers of the searches on the screen, from top to bottom.
  var rows: [String] {
    stage.frames.elements.compactMap(\.element.identifier).filter { identifier in
      identifier.hasPrefix("saved-search-") && Int(identifier.dropFirst(13)) != nil
    }
  }

  func tap(_ identifier: String) throws {
    try stage.tap(.id(identifier))
    stage.update()
  }

  func change(_ body: (inout SavedSearchList) -> Void) {
    shelf.change(body)
    stage.update()
  }

  func turn(to size: ScreenSize) {
    stage.environment.containerSize = size
    stage.update()
  }

  func scroll(by distance: Double) {
    stage.scroll(by: ScreenPoint(x: 0, y: distance))
    stage.update()
  }
}
