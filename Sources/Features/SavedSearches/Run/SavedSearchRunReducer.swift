import Observation2
import StateStore

/// The actions of the store of a search's page.
enum SavedSearchRunAction: Equatable {
  case start, run
  case changed(SavedSearch?)
  /// With how much was new when the search was asked for.
  case found([SavedSearchHit], seen: Int)
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
      case .changed(let search):
        let isNew = state.search == nil && state.running != .underWay
        state.search = search
        if isNew, search != nil { return .send(.run) }
      case .run:
        state.running = .underWay
        guard let search = shelf.current.search(id) else {
          state.running = .done
          return .none
        }
        return .run { send in
          do throws(SavedSearchesError) {
            send(.found(try await gateway.find(search.words), seen: search.newHits))
          } catch {
            send(.failed)
          }
        }
        .cancellable(id: "running", cancelInFlight: true)
      case .found(let hits, let seen):
        (state.hits, state.running) = (hits, .done)
        return .perform {
          // What has come up since may not be among them.
          if seen > 0, shelf.current.search(id) != nil {
            shelf.change { $0.markSeen(seen, of: id) }
          }
        }
      case .failed: state.running = .failed
      }
      return .none
    }
  }
}
