import Observation2
import SceneCollections
import Scenes

/// The gestures that the timeline's view reports, and that a person has come to its end.
@MainActor
protocol TimelineViewDelegate: AnyObject {
  /// - Parameters:
  ///   - postID: The post's identifier.
  ///   - index: How many posts come before it, whatever stands above and in whichever column it lies.
  func timelineViewDidTapPost(postID: Int, index: Int)
  func timelineViewDidReachEnd()
  func timelineViewDidTapComposeButton()
  func timelineViewDidTapRetryButton()
  func timelineViewDidTapPageRetryButton()
  func timelineViewDidPullToRefresh()
}

/// The timeline's view.
///
/// The snapshot is the only copy of the rows on the screen.
struct TimelineView: NavigatedSceneView {
  weak var delegate: (any TimelineViewDelegate)?
  let dataSource: DataSource

  init(delegate: any TimelineViewDelegate, pictures: ScreenPictures) {
    self.delegate = delegate
    dataSource = DataSource(delegate: delegate, pictures: pictures)
  }

  var navigationItem: SceneNavigationItem {
    SceneNavigationItem("タイムライン").trailing {
      button("投稿する") { delegate?.timelineViewDidTapComposeButton() }
        .identifier("timeline-compose")
    }
  }

  var body: [ScreenElement] {
    layers {
      if let error = dataSource.loadingError {
        scroll {
          RetryNotice(message: error, buttonTitle: "もう一度読み込む") {
            delegate?.timelineViewDidTapRetryButton()
          }
        }
      } else {
        collection(dataSource.timeline).identifier("timeline").background(.background)
      }
      if let error = dataSource.refreshError {
        toast(error).identifier("timeline-refresh-error")
      }
    }
  }
}
