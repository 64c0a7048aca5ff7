import Scenes

/// What a data source does when a person carries an item to another place.
struct CollectionReordering {
  /// Whether any may be picked up.
  let canMoveAny: @MainActor () -> Bool
  /// Whether an item may be picked up.
  let canMove: @MainActor (CollectionPath) -> Bool
  /// Shows what would be if an item were let go of at a place.
  let move: @MainActor (_ path: CollectionPath, _ target: CollectionPath) -> Void
  /// Takes what is shown, or goes back to what was.
  let finish: @MainActor (_ isCancelled: Bool) -> Void
}

/// An item that a person carries.
struct CollectionMovement {
  /// Where it was picked up.
  let origin: CollectionPath
  /// Where it stands now.
  var place: CollectionPath
  /// Where its middle was when it was picked up, in points from the corner of what can be seen.
  let start: ScreenPoint
  /// Where its middle is now.
  var middle: ScreenPoint
}
