import Observation2
import Scenes

@MainActor protocol ErrandListViewDelegate: AnyObject {
  func errandListViewDidPull()
  func errandListViewDidReachEnd()
  func errandListViewDidTapErrand(errandID: Errand.ID)
  func errandListViewDidDeleteErrand(errandID: Errand.ID)
  func errandListViewDidTapUndoButton()
  func errandListViewDidTapRetryButton()
}

/// The list, with the way to undo or a notice below it.
struct ErrandListView: NavigatedSceneView {
  struct ViewState: Equatable {
    var errands: [Errand] = []
    var isLoading = false
    var hasMore = true
    var empty: String?
    var undo: String?
    var failure: String?
  }

  weak var delegate: (any ErrandListViewDelegate)?
  let dataSource = ViewStateModel(ViewState())
  let navigationItem = SceneNavigationItem("Errands")

  var body: [ScreenElement] {
    lazyColumn {
      each(dataSource.errands) { errand in
        button(errand.title) { delegate?.errandListViewDidTapErrand(errandID: errand.id) }
          .deletable { delegate?.errandListViewDidDeleteErrand(errandID: errand.id) }
          .identifier("errand-\(errand.id)")
      }
      if let empty = dataSource.empty { text(empty).padding(16).identifier("empty") }
      if dataSource.hasMore {
        progress("Loading").identity(dataSource.errands.last?.id).identifier("more")
          .onAppear { delegate?.errandListViewDidReachEnd() }
      }
    }
    .onRefresh(isRefreshing: dataSource.isLoading) { delegate?.errandListViewDidPull() }
    if let undo = dataSource.undo {
      button(undo) { delegate?.errandListViewDidTapUndoButton() }.identifier("undo")
    }
    if let failure = dataSource.failure {
      RetryNotice(message: failure, buttonTitle: "Try again") {
        delegate?.errandListViewDidTapRetryButton()
      }
    }
  }
}
