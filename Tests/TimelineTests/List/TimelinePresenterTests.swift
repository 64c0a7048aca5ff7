import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Timeline

@MainActor @Suite struct TimelinePresenterTests {
  private static let failed = "通信できませんでした。もう一度お試しください"

  private func state(
    _ posts: [TimelinePost]? = [.words(1)],
    next: TimelineToken? = nil,
    loading: TimelineLoading = .done,
    paging: TimelineLoading = .done
  ) -> TimelineState {
    var state = TimelineState()
    if let posts {
      state.begin(with: TimelinePage(posts: posts, next: next, trouble: nil, banners: []))
    }
    (state.loading, state.paging) = (loading, paging)
    return state
  }

  private func presenter(_ state: TimelineState) -> TimelinePresenter {
    TimelinePresenter(
      interactor: InteractorStub<TimelineState, TimelineAction>(state),
      routing: PlaceRouter<TimelineRoute>()
    )
  }

  @Test func `what stands at the end follows from the pages`() {
    let token = TimelineToken(value: "50")
    let ends: [(TimelineState, TimelineEnd)] = [
      (state(nil, loading: .underWay), .loading), (state(next: token), .nothing),
      (state(), .nothing), (state(next: token, paging: .underWay), .loading),
      (state(next: token, paging: .failed(.timedOut)), .failed(Self.failed)),
      (state([]), .noPosts), (state([], next: token), .nothing),
    ]
    for (state, end) in ends {
      #expect(presenter(state).end.recorded().values == [end])
    }
  }

  @Test func `a failure stands in the timeline's stead, or over it`() {
    let none = presenter(state(nil, loading: .failed(.offline)))
    #expect(none.loadingError.recorded().values == [Self.failed])
    #expect(none.refreshError.recorded().values == [nil])
    let some = presenter(state(loading: .failed(.offline)))
    #expect(some.loadingError.recorded().values == [nil])
    #expect(some.refreshError.recorded().values == [Self.failed])
  }
}
