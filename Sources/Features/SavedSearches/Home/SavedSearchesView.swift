import Observation2
import SceneCollections
import Scenes

/// The gestures that the view of the saved searches reports.
@MainActor
protocol SavedSearchesViewDelegate: AnyObject {
  func savedSearchesViewDidTapMarkGrid()
  func savedSearchesViewDidTapAddButton()
  func savedSearchesViewDidTapEditButton()
  func savedSearchesViewDidCloseNotice()
  func savedSearchesViewDidTapSearch(searchID: Int)
  func savedSearchesViewDidTapRenameButton(searchID: Int)
  func savedSearchesViewDidTapDeleteButton(searchID: Int)
  func savedSearchesViewDidTapUpButton(searchID: Int)
  func savedSearchesViewDidReorder(searchIDs: [Int])
  func savedSearchesViewDidTapRecommendation(words: String)
  func savedSearchesViewDidChangeName(_ name: String)
  func savedSearchesViewDidTapSaveButton()
  func savedSearchesViewDidTapCancelButton()
}

/// The view of the saved searches: the presenter's sections, and over them the field for a name.
struct SavedSearchesView: NavigatedSceneView {
  /// What the view shows.
  final class DataSource: ObservedModel {
    let collection: SavedSearchesCollection
    @Observed var editor: SavedSearchEditor?

    init(_ collection: SavedSearchesCollection) {
      self.collection = collection
    }
  }

  weak var delegate: (any SavedSearchesViewDelegate)?
  let dataSource: DataSource

  init(delegate: any SavedSearchesViewDelegate) {
    self.delegate = delegate
    dataSource = DataSource(
      SavedSearchesCollection { [weak delegate] in
        delegate?.savedSearchesViewDidReorder(searchIDs: $0)
      }
    )
  }

  var navigationItem: SceneNavigationItem { SceneNavigationItem("ホーム") }

  var body: [ScreenElement] {
    column {
      if let editor = dataSource.editor {
        SavedSearchEditorPart(
          editor: editor,
          didChangeName: { delegate?.savedSearchesViewDidChangeName($0) },
          didTapSave: { delegate?.savedSearchesViewDidTapSaveButton() },
          didTapCancel: { delegate?.savedSearchesViewDidTapCancelButton() }
        )
      }
      collection(dataSource.collection.dataSource)
        .identifier("saved-searches")
        .background(.background)
    }
  }
}
