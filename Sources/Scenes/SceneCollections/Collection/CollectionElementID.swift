import Scenes

/// What tells one cell, header, footer, badge or background of a collection from the others for as long as it is
/// there; the number is never used again.
public struct CollectionElementID: Hashable, Sendable {
  let number: UInt64
}

/// What an element of a collection is, and where.
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
  /// Where it stands in the collection, or in the row of its section.
  var frame: ScreenRect
  /// Whether it moves with a section that scrolls across.
  var isInRow = false
  /// What its section wants of it.
  var item: CollectionLayoutVisibleItem?
  /// Whether its section does not want it to be seen.
  var isHidden = false
  /// Whether it is in what can be seen, and not only near it.
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
