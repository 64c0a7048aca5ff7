import Recipes
import SavedSearches

/// Saved searches look among the recipes.
struct RecipesForSearches: SavedSearchesGateway {
  let recipes: any RecipesGateway

  func find(_ words: String) async throws(SavedSearchesError) -> [SavedSearchHit] {
    do throws(RecipesError) {
      return try await recipes.search(words).map {
        SavedSearchHit(id: $0.id, title: $0.title, note: "\($0.minutes)分")
      }
    } catch {
      throw SavedSearchesError(error)
    }
  }
}

extension SavedSearchesError {
  /// Why the recipes have no answer, in the words of the saved searches.
  fileprivate init(_ error: RecipesError) {
    switch error {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    case .broken: self = .broken
    case .answer(let error): self = .answer(error)
    case .server, .noPicture: self = .server
    }
  }
}
