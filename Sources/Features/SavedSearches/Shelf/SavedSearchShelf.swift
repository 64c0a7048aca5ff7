import Observation2

/// Holds the saved searches, for all scenes that show them.
///
/// The shelf belongs to the app and holds no scene. It stores each change before the call returns, so an app that
/// is killed at any moment finds it again. If the device can't store a change, the shelf keeps it in memory, reports
/// that through `isStored`, and stores it with the next change.
@MainActor
package final class SavedSearchShelf {
  private let storage: any SavedSearchStorage
  private let relay: BehaviorRelay<SavedSearchList>
  private let storing: BehaviorRelay<Bool>

  /// Creates the shelf for one run of the app, with the searches that an earlier run has stored.
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

  /// A Boolean value that indicates whether all searches are stored: now, then each time that it changes.
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
