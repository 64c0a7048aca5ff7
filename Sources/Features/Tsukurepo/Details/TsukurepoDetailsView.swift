import Observation2
import SceneCollections
import Scenes

/// The gestures that the view of a report reports.
@MainActor
protocol TsukurepoDetailsViewDelegate: AnyObject {
  func tsukurepoDetailsViewDidTapMedia(reportID: Int)
  func tsukurepoDetailsViewDidTapShowRecipe(recipeID: Int)
  func tsukurepoDetailsViewDidTapRetryButton()
  func tsukurepoDetailsViewDidPullToRefresh()
}

/// The view of a report.
///
/// The snapshot is the only copy of the shown parts of the report.
struct TsukurepoDetailsView: NavigatedSceneView {
  /// The data that the view shows.
  final class DataSource: ObservedModel {
    /// The report, in its sections.
    let report: TsukurepoDiffableDataSource
    @Observed var loadingError: String?
    @Observed var refreshError: String?
    @Observed var isNotFound = false
    /// A Boolean value that indicates whether the report is being loaded, so that a pull does nothing.
    var isRefreshing: Bool {
      get { report.collectionView.isRefreshing }
      set { report.collectionView.isRefreshing = newValue }
    }

    init(_ report: TsukurepoDiffableDataSource) {
      self.report = report
    }
  }

  weak var delegate: (any TsukurepoDetailsViewDelegate)?
  let dataSource: DataSource

  init(delegate: any TsukurepoDetailsViewDelegate, pictures: ScreenPictures) {
    self.delegate = delegate
    dataSource = DataSource(TsukurepoCells.makeDataSource(delegate: delegate, pictures: pictures))
  }

  var navigationItem: SceneNavigationItem { SceneNavigationItem("つくれぽ") }

  var body: [ScreenElement] {
    layers {
      if dataSource.isNotFound {
        text("見つかりませんでした").identifier("not-found").padding(16).alignment(.top)
      } else if let error = dataSource.loadingError {
        column(spacing: 16) {
          text(error).identifier("loading-error")
          button("もう一度読み込む") { delegate?.tsukurepoDetailsViewDidTapRetryButton() }
            .identifier("retry")
        }
        .padding(16)
        .alignment(.top)
      } else {
        collection(dataSource.report).identifier("tsukurepo").background(.background)
      }
      if let error = dataSource.refreshError {
        toast(error).identifier("tsukurepo-refresh-error")
      }
    }
  }
}

extension TsukurepoDetailsView.DataSource {
  /// Shows a report, or placeholders before there is one.
  func apply(tsukurepo item: TsukurepoViewItem?) {
    var snapshot = TsukurepoDiffableDataSource.Snapshot()
    snapshot.appendSections(TsukurepoSection.allCases)
    for section in TsukurepoSection.allCases {
      snapshot.appendItems(section.items(of: item), toSection: section)
    }
    report.apply(snapshot, animatingDifferences: false)
  }
}
