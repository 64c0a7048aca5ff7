import Scenes

/// A number that identifies one cell, header, footer, badge or background of a collection for as long as it
/// is there.
///
/// It is never used again.
public struct CollectionElementID: Hashable, Sendable {
  let number: UInt64
}

/// The kind of an element of a collection, and its path.
struct CollectionElementPlace: Hashable {
  let category: CollectionLayoutAttributes.Category
  var path: CollectionPath
}

extension CollectionElementPlace {
  init(_ attributes: CollectionLayoutAttributes) {
    self.init(category: attributes.category, path: attributes.path)
  }
}

/// An element of a collection that is there.
struct ShownCollectionElement {
  var place: CollectionElementPlace
  /// The part that it follows when the data changes.
  let host: CollectionLayoutAttributes.Host
  var view: CollectionReusableView
  /// Its frame in the collection, or in the row of its section.
  var frame: ScreenRect
  /// `true` if it moves with a section that scrolls across.
  var isInRow = false
  /// The wishes of its section.
  var item: CollectionLayoutVisibleItem?
  /// `true` if its section hides it.
  var isHidden = false
  /// `true` if it is in sight, and not only near.
  var isDisplayed = false
  /// `true` if its view was made for the data before the last change.
  var isOutdated = false

  /// The cell of an item; `nil` for all else, also if a cell shows it, as a header in a list.
  var cell: CollectionViewCell? {
    place.category == .cell ? view as? CollectionViewCell : nil
  }

  mutating func stand(at frame: ScreenRect, inRow isInRow: Bool, isHidden: Bool) {
    (self.frame, self.isInRow, self.isHidden) = (frame, isInRow, isHidden)
  }
}
