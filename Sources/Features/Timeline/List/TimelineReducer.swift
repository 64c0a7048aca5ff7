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
  /// What was loaded stays until there is a newer answer. A page is asked for once by its token; when that fails,
  /// only a person asks again: for the same page, or for the first if there is no such page any more.
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
    // Nothing if nobody waits for it.
    func first(_ state: State) -> Effect<Action> {
      if state.loading == .underWay { return page(nil, Action.loaded, Action.loadingFailed) }
      if state.paging != .underWay || state.next != nil { return .none }
      return page(nil, Action.loaded, Action.pageFailed)
    }
    return Reducer { state, action in
      switch action {
      case .start: return .merge(.stream(desk.changes.map(Action.changed)), .send(.load))
      case .load:
        state.loading = .underWay
        return first(state)
      case .loaded(let page):
        state.begin(with: page)
        // A page that follows the former first one would be a stranger here.
        return .cancel(id: "next")
      case .loadingFailed(let error):
        state.loading = .failed(error)
        // A retry that began anew has given way to this load.
        if state.paging == .underWay, state.next == nil { state.paging = .failed(error) }
      case .reachEnd: if state.paging == .done { return next(&state) }
      case .retryPage:
        if state.paging == .underWay { return .none }
        if state.next != nil { return next(&state) }
        state.paging = .underWay
        return first(state)
      case .pageLoaded(let page):
        // Of a page that brings nothing no post comes into sight, which would ask for more.
        if !state.proceed(with: page) { return next(&state) }
      case .pageFailed(let error):
        state.paging = .failed(error)
        // To ask for it again would not help: what follows can only be reached from the beginning.
        if error == .refused(.unknownPage) { state.next = nil }
      case .changed(let change):
        state.follow(change)
        // An answer that is under way may be from before the change, which it would undo.
        return first(state)
      }
      return .none
    }
  }
}
