import Observation2
import StateStore

/// The actions of the timeline's store.
enum TimelineAction: Equatable {
  case start, load
  case loaded(TimelinePage)
  case loadingFailed(TimelineError)
  /// The last posts are in sight.
  case reachEnd
  case retryPage
  case pageLoaded(TimelinePage)
  case pageFailed(TimelineError)
  case changed(TimelineChange)
}

extension Reducer where State == TimelineState, Action == TimelineAction {
  /// Creates the timeline's reducer.
  ///
  /// The posts stay until there is a newer answer. The store requests a page once by its token. After a failure only the
  /// person requests it again, or the first page if the back end no longer has that page.
  static func timeline(_ gateway: any TimelineGateway, _ desk: TimelineDesk) -> Reducer {
    func page(
      _ token: TimelineToken?,
      _ loaded: @escaping @MainActor (TimelinePage) -> Action,
      _ failed: @escaping @MainActor (TimelineError) -> Action
    ) -> Effect<Action> {
      .asking(loaded, failed) { () throws(TimelineError) in try await gateway.page(token) }
        .cancellable(id: token == nil ? "first" : "next", cancelInFlight: true)
    }
    func next(_ state: inout State) -> Effect<Action> {
      guard let token = state.askForNext() else { return .none }
      return page(token, Action.pageLoaded, Action.pageFailed)
    }
    // No request unless the first page is under way, or the retry of a page without a token.
    func first(_ state: State) -> Effect<Action> {
      if state.listing.isLoading { return page(nil, Action.loaded, Action.loadingFailed) }
      if !state.next.isLoading || state.next.value != nil { return .none }
      return page(nil, Action.loaded, Action.pageFailed)
    }
    return Reducer { state, action in
      switch action {
      case .start: return .merge(.stream(desk.changes.map(Action.changed)), .send(.load))
      case .load:
        state.listing.begin()
        return first(state)
      case .loaded(let page):
        state.begin(with: page)
        // A page that follows the former first page does not follow this one.
        return .cancel(id: "next")
      case .loadingFailed(let error):
        state.listing.fail(with: error)
        // This load has replaced a retry that began with the first page.
        if state.next.isLoading, state.next.value == nil { state.next.fail(with: error) }
      case .reachEnd: if state.next.isLoaded { return next(&state) }
      case .retryPage:
        if state.next.isLoading { return .none }
        if state.next.value != nil { return next(&state) }
        state.next.begin()
        return first(state)
      case .pageLoaded(let page):
        // A page without new posts brings none into sight, so that nothing else would request the next page.
        if !state.proceed(with: page) { return next(&state) }
      case .pageFailed(let error):
        state.next.fail(with: error)
        // The back end no longer has the page, so the person can only begin again with the first one.
        if error == .refused(.unknownPage) { state.next.value = nil }
      case .changed(let change):
        state.follow(change)
        // An answer that is under way may be from before the change, which it would undo.
        return first(state)
      }
      return .none
    }
  }
}
