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

/// An element of a collection that is there.
struct ShownCollectionElement {
  var place: CollectionElementPlace
  var view: CollectionReusableView
  var frame: ScreenRect
  /// Whether it is in what can be seen, and not only near it.
  var isDisplayed = false
}
