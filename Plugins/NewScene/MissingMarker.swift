/// A marker that a file of the feature should have.
struct MissingMarker {
  /// The line that the file needs.
  let marker: String
  /// The path of the file, or of the folder to look in.
  let file: String
  /// The position of the marker in words.
  let position: String
  /// The text that the plugin would insert above the marker.
  let text: String
}
