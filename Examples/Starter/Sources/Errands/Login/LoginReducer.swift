import Observation2
import StateStore

/// The actions of the login's store.
public enum LoginAction: Equatable {
  case edit(StateEdit<LoginForm>)
  case signIn
  case signedIn(Session)
  case failed(ErrandsError)
}

extension Reducer where State == LoginState, Action == LoginAction {
  /// Creates the reducer of the login, which sends only a form without mistakes.
  @MainActor public static func login(_ gateway: any ErrandsGateway) -> Reducer {
    Reducer { state, action in
      switch action {
      case .edit(let edit): edit.apply(to: &state.form)
      case .signIn:
        guard state.form.mistake == nil, !state.session.isLoading else { return .none }
        state.session.begin()
        return .asking(Action.signedIn, Action.failed) {
          [form = state.form] () throws(ErrandsError) in try await gateway.signIn(form)
        }
      case .signedIn(let session): state.session.finish(with: session)
      case .failed(let error): state.session.fail(with: error)
      }
      return .none
    }
  }
}
