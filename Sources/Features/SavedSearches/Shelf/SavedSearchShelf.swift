import Observation2

/// Holds the saved searches, for all scenes that show them.
///
/// It belongs to the app and holds no scene. Each change is stored before the call returns, so that an app that
/// is killed at any moment has it again. If the device can't store it, it stays in memory, is told of, and is
/// stored with the next change.
@MainActor
package final class SavedSearchShelf {
  private let storage: any SavedSearchStorage
  private let relay: BehaviorRelay<SavedSearchList>
  private let storing: BehaviorRelay<Bool>

  /// Creates the shelf for one run of the app, with what an earlier run has left.
  ///
  /// - Parameter storage: Stores the searches.
  package init(storage: any SavedSearchStorage) {
    self.storage = storage
    relay = BehaviorRelay(value: storage.list ?? SavedSearchList())
    storing = BehaviorRelay(value: storage.isStored)
  }

  /// The searches as they are now.
  var current: SavedSearchList { relay.value }

  /// The searches: now, then each time that they are others.
  var list: Driver<SavedSearchList> { relay.asDriver().distinctUntilChanged() }

  /// Whether all of them are stored: now, then each time that this changes.
  var isStored: Driver<Bool> { storing.asDriver().distinctUntilChanged() }

  /// Changes the searches.
  package func change(_ body: (inout SavedSearchList) -> Void) {
    var list = relay.value
    body(&list)
    storage.keep(list)
    // It may have found what it could not read before.
    relay.accept(storage.list ?? list)
    storing.accept(storage.isStored)
  }
}
