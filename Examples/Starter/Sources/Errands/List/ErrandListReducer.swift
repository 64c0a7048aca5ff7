import StateStore

/// The actions of the list's store.
public enum ErrandListAction: Equatable {
  case start, reload, more, undo
  case loaded(ErrandPage)
  case loadingFailed(ErrandsError)
  case delete(Errand.ID)
  case confirm(Errand)
  case deletionFailed(Errand, ErrandsError)
  case saved(Errand)
}

extension Reducer where State == ErrandListState, Action == ErrandListAction {
  /// Creates the reducer of the list, which deletes an errand once the time to undo is over.
  @MainActor public static func errandList(_ gateway: any ErrandsGateway) -> Reducer {
    func load(before id: Errand.ID?, _ state: inout State) -> Effect<Action> {
      if state.list.isLoading { return .none }
      state.list.begin()
      return .asking(Action.loaded, Action.loadingFailed) { () throws(ErrandsError) in
        try await gateway.page(before: id)
      }
    }
    return Reducer { state, action in
      switch action {
      case .start: return .stream(gateway.saved.map(Action.saved))
      case .reload: return load(before: nil, &state)
      case .more: return load(before: state.list.value?.errands.last?.id, &state)
      case .loaded(let page):
        state.list.finish(with: (state.list.value ?? ErrandList()).adding(page))
      case .loadingFailed(let error): state.list.fail(with: error)
      case .delete(let id):
        guard let errand = state.list.value?.remove(id) else { return .none }
        return .concatenate(.wait(.seconds(5)), .send(.confirm(errand))).cancellable(id: id)
      case .undo:
        guard let errand = state.list.value?.undo() else { return .none }
        return .cancel(id: errand.id)
      case .confirm(let errand):
        state.list.value?.confirm(errand)
        return .asking(
          { () throws(ErrandsError) in try await gateway.delete(errand.id) },
          orElse: { .deletionFailed(errand, $0) }
        )
      case .deletionFailed(let errand, let error):
        state.list.value?.restore(errand)
        state.list.fail(with: error)
      case .saved(let errand): state.list.value?.replace(errand)
      }
      return .none
    }
  }
}
