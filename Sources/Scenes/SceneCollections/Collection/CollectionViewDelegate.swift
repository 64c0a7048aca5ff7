public import Scenes

/// Receives the actions of a person on a collection, and may refuse them. (Apple: `UICollectionViewDelegate`.)
///
/// All of it has a default: everything is allowed, and nothing is done.
@MainActor
public protocol CollectionViewDelegate: AnyObject {
  /// Returns whether a finger on a cell shows, without which a tap does nothing.
  func collectionView(
    _ collectionView: CollectionView,
    shouldHighlightItemAt path: CollectionPath
  )
    -> Bool
  /// A finger is on a cell.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt path: CollectionPath)
  /// The finger has left it.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: CollectionPath)
  /// Returns whether a tap may select an item.
  func collectionView(
    _ collectionView: CollectionView,
    shouldSelectItemAt path: CollectionPath
  )
    -> Bool
  /// A person has selected an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: CollectionPath)
  /// Returns whether a tap may take an item out of several that are selected.
  func collectionView(
    _ collectionView: CollectionView,
    shouldDeselectItemAt path: CollectionPath
  )
    -> Bool
  /// A person has taken an item out of the selection.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: CollectionPath)
  /// A cell has come into what can be seen; told after the update that shows it.
  func collectionView(
    _ collectionView: CollectionView,
    willDisplay cell: CollectionViewCell,
    forItemAt path: CollectionPath
  )
  /// A cell has left the visible part; called after the update that shows that.
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplaying cell: CollectionViewCell,
    forItemAt path: CollectionPath
  )
  /// Where an item that a person carries is to go that would go to a place; the proposed place lets it.
  ///
  /// Another place has to be one where an item is, or the end of a section; the current place lets it stay.
  func collectionView(
    _ collectionView: CollectionView,
    targetPathForMoveOfItemFromOriginalPath originalPath: CollectionPath,
    atCurrentPath currentPath: CollectionPath,
    toProposedPath proposedPath: CollectionPath
  ) -> CollectionPath
  /// How far the content is to be moved after a change of the room, of the layout or of the data.
  /// (Apple: `collectionView(_:targetContentOffsetForProposedContentOffset:)`.)
  ///
  /// It is called while the collection is laid out, once for each such change and before estimated sizes are measured.
  ///
  /// - Parameters:
  ///   - collectionView: The collection, which answers with the new layout.
  ///   - proposedContentOffset: The offset that keeps the first item in sight in its place; after a change of the
  ///     data, the offset that keeps what was seen.
  /// - Returns: The offset, in points; by default the proposed one. The content moves no further than to its ends.
  func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: ScreenPoint
  ) -> ScreenPoint
  /// A person has moved the content; see ``CollectionView/contentOffset``.
  func collectionViewDidScroll(_ collectionView: CollectionView)
}

extension CollectionViewDelegate {
  /// It does.
  public func collectionView(
    _ collectionView: CollectionView,
    shouldHighlightItemAt path: CollectionPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    didHighlightItemAt path: CollectionPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    didUnhighlightItemAt path: CollectionPath
  ) {}
  /// It may.
  public func collectionView(
    _ collectionView: CollectionView,
    shouldSelectItemAt path: CollectionPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    didSelectItemAt path: CollectionPath
  ) {}
  /// It may.
  public func collectionView(
    _ collectionView: CollectionView,
    shouldDeselectItemAt path: CollectionPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    didDeselectItemAt path: CollectionPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    willDisplay cell: CollectionViewCell,
    forItemAt path: CollectionPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    didEndDisplaying cell: CollectionViewCell,
    forItemAt path: CollectionPath
  ) {}
  /// It may go there.
  public func collectionView(
    _ collectionView: CollectionView,
    targetPathForMoveOfItemFromOriginalPath originalPath: CollectionPath,
    atCurrentPath currentPath: CollectionPath,
    toProposedPath proposedPath: CollectionPath
  ) -> CollectionPath { proposedPath }
  /// Returns the proposed offset.
  public func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: ScreenPoint
  ) -> ScreenPoint { proposedContentOffset }
  /// Does nothing.
  public func collectionViewDidScroll(_ collectionView: CollectionView) {}
}
