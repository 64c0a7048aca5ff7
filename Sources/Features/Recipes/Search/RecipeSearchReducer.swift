import StateStore

/// The actions of the search's store.
enum RecipeSearchAction: Equatable {
  case search
  case changeText(String)
  case found([RecipeSummary])
  case failed(RecipesError)
}

extension Reducer where State == RecipeSearchState, Action == RecipeSearchAction {
  /// Creates the search's reducer: it searches as a person types, as soon as they pause, and at once when
  /// they ask for it.
  ///
  /// Each search ends the one before, so that an answer is always that to the text in the field.
  static func recipeSearch(
    _ gateway: any RecipesGateway,
    pause: Duration = .milliseconds(300)
  ) -> Reducer {
    /// One identifier for waiting and searching: whichever comes ends whichever is under way.
    let id = "search"
    func searching(_ text: String) -> Effect<Action> {
      .run { send in
        do throws(RecipesError) {
          send(.found(try await gateway.search(text)))
        } catch {
          send(.failed(error))
        }
      }
    }
    return Reducer { state, action in
      switch action {
      case .search:
        state.recipes.begin()
        return searching(state.text).cancellable(id: id, cancelInFlight: true)
      case .changeText(let text):
        guard text != state.text else { return .none }
        state.text = text
        state.recipes.begin()
        return searching(text).debounced(id: id, for: pause)
      case .found(let recipes): state.recipes.finish(with: recipes)
      case .failed(let error): state.recipes.fail(with: error)
      }
      return .none
    }
  }
}
