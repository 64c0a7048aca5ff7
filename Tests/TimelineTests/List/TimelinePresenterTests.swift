import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import ScenesTesting
import StateStore
import Testing

@testable import Timeline

@MainActor @Suite struct TimelinePresenterTests {
  private static let failed = "通信できませんでした。もう一度お試しください"

  private func state(
    _ posts: [TimelinePost]? = [.words(1)],
    next: TimelineToken? = nil,
    change: (inout TimelineState) -> Void = { _ in }
  ) -> TimelineState {
    var state = TimelineState()
    if let posts {
      state.begin(with: TimelinePage(posts: posts, next: next, trouble: nil, banners: []))
    }
    change(&state)
    return state
  }

  private func presenter(_ state: TimelineState) -> TimelinePresenter {
    TimelinePresenter(
      interactor: InteractorStub<TimelineState, TimelineAction>(state),
      routing: PlaceRouter<TimelineRoute>()
    )
  }

  @Test func `the end of the list follows from the pages`() {
    let token = TimelineToken(value: "50")
    let ends: [(TimelineState, TimelineEnd)] = [
      (state(nil), .loading), (state(next: token), .nothing),
      (state(), .nothing), (state(next: token) { $0.next.begin() }, .loading),
      (state(next: token) { $0.next.fail(with: .timedOut) }, .failed(Self.failed)),
      (state([]), .noPosts), (state([], next: token), .nothing),
    ]
    for (state, end) in ends {
      #expect(presenter(state).end.recorded().values == [end])
    }
  }

  @Test func `a failure replaces an empty timeline, or is shown over a loaded one`() {
    let none = presenter(state(nil) { $0.listing.fail(with: .offline) })
    #expect(none.loadingError.recorded().values == [Self.failed])
    #expect(none.refreshError.recorded().values == [nil])
    let some = presenter(state { $0.listing.fail(with: .offline) })
    #expect(some.loadingError.recorded().values == [nil])
    #expect(some.refreshError.recorded().values == [Self.failed])
  }
}
