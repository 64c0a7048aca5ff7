import ScenesTransport
import StateStore

/// The actions of the store of a post's page.
enum PostAction: Equatable {
  case load
  case loaded(TimelineThread?)
  case loadingFailed(TimelineError)
  case changeText(String)
  /// With the key of a new draft.
  case send(key: RequestKey)
  case sent(TimelineThread?)
  case sendingFailed(TimelineError)
  case delete
  case deleted
  case deletingFailed(TimelineError)
}

extension Reducer where State == PostState, Action == PostAction {
  /// Creates the reducer of a post's page: it loads the post, sends comments, and deletes what the person has written.
  static func post(_ gateway: any TimelineGateway, _ desk: TimelineDesk) -> Reducer {
    Reducer { state, action in
      let id = state.id
      switch action {
      case .load:
        state.thread.begin()
        return .asking(Action.loaded, Action.loadingFailed) { () throws(TimelineError) in
          try await gateway.thread(id)
        }
        .cancellable(id: "loading", cancelInFlight: true)
      case .loaded(let thread): state.thread.finish(with: thread)
      case .loadingFailed(let error): state.thread.fail(with: error)
      case .changeText(let text): state.comment.text = text
      case .send(let key):
        guard let draft = state.comment.begin(key) else { return .none }
        return .asking(Action.sent, Action.sendingFailed) { () throws(TimelineError) in
          try await gateway.comment(draft, on: id)
        }
      case .sent(let thread):
        state.comment.finish()
        state.thread.finish(with: thread)
        let change = thread.map { TimelineChange.revised($0.post) } ?? .deleted(id)
        return .merge(.cancel(id: "loading"), .perform { desk.tell(change) })
      case .sendingFailed(let error): state.comment.fail(error)
      case .delete:
        guard state.thread.value?.post.isOwn == true, state.deleting != .underWay else {
          return .none
        }
        state.deleting = .underWay
        return .asking({ _ in Action.deleted }, Action.deletingFailed) { () throws(TimelineError) in
          try await gateway.delete(id)
        }
      case .deleted:
        (state.deleting, state.isDeleted) = (.idle, true)
        return .perform { desk.tell(.deleted(id)) }
      case .deletingFailed(let error): state.deleting = .failed(error)
      }
      return .none
    }
  }
}
