import Observation2
import StateStore

/// The actions of the store of an errand's form.
public enum ErrandAction: Equatable {
  case load, save
  case loaded(Errand)
  case loadingFailed(ErrandsError)
  case edit(StateEdit<Errand>)
  case saved(Errand)
  case savingFailed(ErrandsError)
}

extension Reducer where State == ErrandState, Action == ErrandAction {
  /// Creates the reducer of an errand's form, which saves only a form without mistakes.
  @MainActor public static func errand(_ gateway: any ErrandsGateway) -> Reducer {
    Reducer { state, action in
      switch action {
      case .load:
        state.errand.begin()
        return .asking(Action.loaded, Action.loadingFailed) {
          [id = state.draft.id] () throws(ErrandsError) in try await gateway.errand(id)
        }
      case .loaded(let errand):
        state.errand.finish(with: errand)
        state.draft = errand
      case .loadingFailed(let error): state.errand.fail(with: error)
      case .edit(let edit): edit.apply(to: &state.draft)
      case .save:
        guard state.canSave else { return .none }
        state.saved.begin()
        return .asking(Action.saved, Action.savingFailed) {
          [draft = state.draft] () throws(ErrandsError) in try await gateway.save(draft)
        }
      case .saved(let errand): state.saved.finish(with: errand)
      case .savingFailed(let error): state.saved.fail(with: error)
      }
      return .none
    }
  }
}
