import Observation2
import Scenes
import StateStore

/// Formats the interactor's state for the timeline's view, and turns the person's gestures into the interactor's
/// actions or the places that it wants.
final class TimelinePresenter: ScenePresenter {
  private let interactor: any SceneInteractor<TimelineState, TimelineAction>
  private let routing: any SceneRouting<TimelineRoute>
  private let log: EventLog

  init(
    interactor: any SceneInteractor<TimelineState, TimelineAction>,
    routing: any SceneRouting<TimelineRoute>,
    log: EventLog = EventLog()
  ) {
    self.interactor = interactor
    self.routing = routing
    self.log = log
  }

  /// The content of the sections; `nil` before there is any.
  var listing: Driver<TimelineListing?> { interactor.select(\.listing.value) }

  /// A Boolean value that indicates whether the newest posts are on their way.
  var isLoading: Driver<Bool> { interactor.select(\.listing.isLoading) }

  /// The message that replaces the timeline when there is none.
  var loadingError: Driver<String?> {
    interactor.select { $0.listing.value == nil ? $0.listing.failure?.message : nil }
  }

  /// The message over the timeline when no newer one could be loaded.
  var refreshError: Driver<String?> {
    interactor.select { $0.listing.value == nil ? nil : $0.listing.failure?.message }
  }

  /// The part after the last post.
  var end: Driver<TimelineEnd> {
    interactor.select { state in
      guard let listing = state.listing.value else { return .loading }
      if state.next.isLoading { return .loading }
      if let message = state.next.failure?.message { return .failed(message) }
      return listing.pages.isEmpty && state.next.value == nil ? .noPosts : .nothing
    }
  }

  func start() {
    interactor.send(.start)
  }
}

extension TimelinePresenter: TimelineViewDelegate {
  func timelineViewDidTapPost(postID: Int, index: Int) {
    log.recordCall(["postID": "\(postID)", "index": "\(index)"])
    routing.push(.post(postID))
  }

  /// This is no action of a person, so the log stays as it is.
  func timelineViewDidReachEnd() {
    interactor.send(.reachEnd)
  }

  func timelineViewDidTapComposeButton() {
    log.recordCall()
    routing.push(.compose)
  }

  func timelineViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.load)
  }

  func timelineViewDidTapPageRetryButton() {
    log.recordCall()
    interactor.send(.retryPage)
  }

  func timelineViewDidPullToRefresh() {
    log.recordCall()
    interactor.send(.load)
  }
}
