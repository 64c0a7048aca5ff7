/// What has become of the items that a list shows.
@usableFromInline
@frozen
enum ItemChange {
  /// Nothing.
  case none
  /// The items at these places are others with the same identities.
  case inPlace([Int])
  /// Each place has the item of an old place, or a new one.
  case rearranged([ItemOrigin], duplicates: [String])
}

/// Where an item of a list has been before.
@usableFromInline
@frozen
struct ItemOrigin {
  /// The old place, or -1 for an item that is new.
  @usableFromInline let place: Int
  /// Whether it is not equal to what it was.
  @usableFromInline let isChanged: Bool

  @inlinable
  init(place: Int, isChanged: Bool) {
    self.place = place
    self.isChanged = isChanged
  }
}
