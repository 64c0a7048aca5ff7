import Observation2
import StateStore

/// The actions of the store of a recipe's page.
enum RecipeAction: Equatable {
  case start, load, toggleClip
  case loaded(Recipe?)
  case loadingFailed(RecipesError)
  case clipChanged(Bool)
}

extension Reducer where State == RecipeState, Action == RecipeAction {
  /// Creates the reducer of a recipe's page: it loads the recipe, and follows the app's clips.
  static func recipe(_ gateway: any RecipesGateway, _ clips: RecipeClipService) -> Reducer {
    Reducer { state, action in
      let id = state.id
      switch action {
      case .start:
        return .merge(.stream(clips.isClipped(id).map(Action.clipChanged)), .send(.load))
      case .load:
        state.recipe.begin()
        return .run { send in
          do throws(RecipesError) {
            send(.loaded(try await gateway.recipe(id)))
          } catch {
            send(.loadingFailed(error))
          }
        }
        .cancellable(id: "loading", cancelInFlight: true)
      case .loaded(let recipe): state.recipe.finish(with: recipe)
      case .loadingFailed(let error): state.recipe.fail(with: error)
      case .toggleClip: return .perform { clips.toggle(id) }
      case .clipChanged(let isClipped): state.isClipped = isClipped
      }
      return .none
    }
  }
}
