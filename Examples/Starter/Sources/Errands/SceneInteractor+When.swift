import Observation2
import Scenes

extension SceneInteractor {
  /// Performs work each time a condition of the state begins to hold.
  func when(
    _ condition: @escaping @MainActor (State) -> Bool,
    _ perform: @escaping @MainActor () -> Void
  ) -> any Disposable {
    select(condition).filter { $0 }.drive { _ in perform() }
  }
}
