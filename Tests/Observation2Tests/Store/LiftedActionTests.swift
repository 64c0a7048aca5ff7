import Observation2
import StateStore
import Testing

/// A lifted reducer reads its action in place, where `extract` has put it, whatever its layout.
@MainActor @Suite struct LiftedActionTests {
  private struct Child<Action> {
    var seen: [Action] = []
  }

  private struct Parent<Action> {
    var own = 0
    var child = Child<Action>()
    var computed: Child<Action> {
      get { child }
      set { child = newValue }
    }
  }

  private enum ParentAction<Action> {
    case own
    case child(Action)
  }

  private enum Layout {
    case nothing
    case flag(Bool)
    case text(String)
    case numbers([Int])
    indirect case nested(Layout)
  }

  private final class Token {}

  /// Returns the actions that the child's reducer receives, through a stored and a computed
  /// property.
  private func received<Action>(_ actions: [Action]) -> [Action] {
    let reducer = Reducer<Child<Action>, Action> { state, action in
      state.seen.append(action)
      return .none
    }
    return [\Parent<Action>.child, \Parent<Action>.computed].flatMap { path in
      let store = Store(
        initial: Parent<Action>(),
        reducer: reducer.lift(state: path, embed: { ParentAction.child($0) }) { action in
          if case .child(let action) = action { action } else { nil }
        },
        clock: VirtualTime()
      )
      for action in actions {
        store.send(.own)
        store.send(.child(action))
      }
      return store.state.child.seen
    }
  }

  @Test func `an action that is an optional is handed on, nil too`() {
    let actions: [Bool??] = [.none, .some(.none), true, false]
    #expect(received(actions) == actions + actions)
  }

  @Test func `actions of several payloads are handed on`() {
    let actions: [Layout] = [
      .nothing, .flag(true), .text("a text that is too long to lie within its own place"),
      .numbers([1, 2]), .nested(.flag(false)),
    ]
    #expect(received(actions).map { "\($0)" } == (actions + actions).map { "\($0)" })
  }

  @Test func `an action without a size is handed on`() {
    #expect(received([(), ()]).count == 4)
  }

  @Test func `an action that is an object is handed on and let go of`() {
    weak var token: Token?
    do {
      let made = Token()
      token = made
      #expect(received([made]).allSatisfy { $0 === made })
    }
    #expect(token == nil)
  }
}
