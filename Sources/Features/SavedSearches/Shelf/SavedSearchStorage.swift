/// Stores the saved searches beyond the end of the app.
@MainActor
package protocol SavedSearchStorage: AnyObject {
  /// The saved searches, whether the device could store them or not; `nil` if nothing was ever stored.
  var list: SavedSearchList? { get }

  /// A Boolean value that indicates whether the whole list is stored.
  var isStored: Bool { get }

  /// Stores the searches; they are safe on return, unless the device could not store them. Then they are
  /// stored with the next change.
  func keep(_ list: SavedSearchList)

  /// Forgets everything, as if nothing had ever been stored.
  func forget()
}
