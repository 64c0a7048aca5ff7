/// Stores which recipes a person has clipped beyond the end of the app.
@MainActor
package protocol ClipStorage: AnyObject {
  /// The clipped recipes, whether the device could store them or not.
  var clips: Set<Recipe.ID> { get }

  /// Stores the clips; they are safe on return, unless the device could not store them. Then they are stored
  /// with the next change.
  func keep(_ clips: Set<Recipe.ID>)
}
