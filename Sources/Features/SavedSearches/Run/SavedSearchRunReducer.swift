import Observation2
import StateStore

/// The actions of the store of a search's page.
enum SavedSearchRunAction: Equatable {
  case start, run
  case changed(SavedSearch?)
  case found([SavedSearchHit])
  case failed
}

extension Reducer where State == SavedSearchRunState, Action == SavedSearchRunAction {
  /// Creates the reducer of a search's page: it runs the search, and notes on the shelf that the person has
  /// seen what it finds.
  static func savedSearchRun(
    _ gateway: any SavedSearchesGateway,
    _ shelf: SavedSearchShelf
  ) -> Reducer {
    Reducer { state, action in
      let id = state.id
      switch action {
      case .start:
        let search = shelf.list.map { $0.search(id) }.distinctUntilChanged()
        return .merge(.stream(search.map(Action.changed)), .send(.run))
      case .changed(let search): state.search = search
      case .run:
        state.running = .underWay
        guard let words = shelf.current.search(id)?.words else {
          state.running = .done
          return .none
        }
        return .run { send in
          do throws(SavedSearchesError) {
            send(.found(try await gateway.find(words)))
          } catch {
            send(.failed)
          }
        }
        .cancellable(id: "running", cancelInFlight: true)
      case .found(let hits):
        (state.hits, state.running) = (hits, .done)
        return .perform {
          if shelf.current.search(id)?.newHits ?? 0 > 0 { shelf.change { $0.markSeen(id) } }
        }
      case .failed: state.running = .failed
      }
      return .none
    }
  }
}
