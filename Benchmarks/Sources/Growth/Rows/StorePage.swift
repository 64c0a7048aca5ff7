import Observation2
import StateStore

/// The actions on a page.
enum StorePageAction: Codable, Equatable {
  case write(Int)
  case note(Int)
  /// Runs an effect that sends this number of notes.
  case noteAll(Int)
}

/// A state that grows by an action.
struct StorePage: Codable, Equatable {
  var words: [Int] = []
  var note = 0

  @MainActor static var reducer: Reducer<StorePage, StorePageAction> {
    Reducer { state, action in
      switch action {
      case .write(let word): state.words.append(word)
      case .note(let note): state.note = note
      case .noteAll(let count):
        return .stream(EventStream<StorePageAction>.from((1...count).map { .note($0) }))
      }
      return .none
    }
  }
}
