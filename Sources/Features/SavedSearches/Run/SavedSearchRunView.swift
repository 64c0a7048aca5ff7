import Observation2
import Scenes

/// The gestures that the view of a search reports.
@MainActor
protocol SavedSearchRunViewDelegate: AnyObject {
  func savedSearchRunViewDidTapRetryButton()
  func savedSearchRunViewDidPullToRefresh()
  func savedSearchRunViewDidTapHit(hitID: Int)
}

/// The view of a search: what it finds.
///
/// The results stay while the search runs again, and when that fails.
struct SavedSearchRunView: NavigatedSceneView {
  /// The values that the view shows.
  final class DataSource: ObservedModel {
    @Observed var title = ""
    @Observed var isRunning = true
    @Observed var runError: String?
    @Observed var isNotFound = false
    @Observed var hits: [SavedSearchHit] = []
    @Observed var isEmpty = false
  }

  weak var delegate: (any SavedSearchRunViewDelegate)?
  let dataSource: DataSource

  var navigationItem: SceneNavigationItem { SceneNavigationItem(dataSource.title) }

  var body: [ScreenElement] {
    column {
      if dataSource.isNotFound {
        text("見つかりませんでした").identifier("not-found").padding(16)
      } else {
        if dataSource.isRunning {
          progress("探しています").identifier("saved-search-loading")
        }
        if let error = dataSource.runError {
          RetryNotice(message: error, buttonTitle: "もう一度読み込む") {
            delegate?.savedSearchRunViewDidTapRetryButton()
          }
        }
        if dataSource.isEmpty {
          text("見つかりませんでした").identifier("search-empty").padding(16)
        } else {
          hits
        }
      }
    }
    .readableWidth()
  }

  private var hits: ScreenElement {
    lazyColumn {
      each(dataSource.hits) { hit in
        SavedSearchHitRow(hit: hit) {
          delegate?.savedSearchRunViewDidTapHit(hitID: hit.id)
        }
      }
    }
    .onRefresh(isRefreshing: dataSource.isRunning) {
      delegate?.savedSearchRunViewDidPullToRefresh()
    }
  }
}
