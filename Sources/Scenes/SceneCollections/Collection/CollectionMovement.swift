import Scenes

/// An item that a person carries.
struct CollectionMovement {
  /// Where it was picked up.
  let origin: CollectionPath
  /// Where it stands now.
  var place: CollectionPath
  /// Where its middle was when it was picked up, in points from the corner of the visible part.
  let start: ScreenPoint
  /// Where its middle is now.
  var middle: ScreenPoint
}
