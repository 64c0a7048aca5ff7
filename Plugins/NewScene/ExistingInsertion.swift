/// Lines of a scene that a file of the feature already has.
struct ExistingInsertion {
  /// The path of the file.
  let file: String
  /// The number of the first line of code.
  let line: Int
  /// The lines that the plugin would insert.
  let lines: [String]
}
