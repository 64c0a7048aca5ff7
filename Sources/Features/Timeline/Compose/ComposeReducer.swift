import ScenesTransport
import StateStore

/// All that the interactor of writing a post knows.
struct ComposeState: Hashable, Sendable {
  var post = TimelineWriting()
  /// Whether the back end has it.
  var isDone = false
}

/// The actions of the store of writing a post.
enum ComposeAction: Equatable {
  case changeText(String)
  /// With the key of a new draft.
  case send(key: RequestKey)
  case sent(TimelinePost)
  case sendingFailed(TimelineError)
}

extension Reducer where State == ComposeState, Action == ComposeAction {
  /// Creates the reducer of writing a post, which is over once the back end has it.
  static func compose(_ gateway: any TimelineGateway, _ desk: TimelineDesk) -> Reducer {
    Reducer { state, action in
      switch action {
      case .changeText(let text): state.post.text = text
      case .send(let key):
        guard let draft = state.post.begin(key) else { return .none }
        return .asking(Action.sent, Action.sendingFailed) { () throws(TimelineError) in
          try await gateway.post(draft)
        }
      case .sent(let post):
        state.post.finish()
        state.isDone = true
        return .perform { desk.tell(.posted(post)) }
      case .sendingFailed(let error): state.post.fail(error)
      }
      return .none
    }
  }
}
