/// An error because of which the plugin writes nothing.
enum NewSceneError: Error {
  /// The command has an option that the plugin does not know.
  case unknownOption(String)
  /// An option has no value.
  case missingValue(option: String)
  /// An option occurs twice.
  case repeatedOption(String)
  /// The command names no scene.
  case missingScene
  /// The command has an argument after the scene's name.
  case extraArgument(String)
  /// A name can't be the name of a scene or a feature.
  case badName(String, of: SwiftName.Role, why: String)
  /// The command names no feature, and the package does not have exactly one.
  case unclearFeature(known: [String])
  /// The package has some of a feature's targets and not the others.
  case incompleteFeature(String, missing: [String])
  /// A target of a new feature has the name of another target or library.
  case takenTarget(String, other: String)
  /// Files that the plugin would write exist, or its lines are in the feature's files.
  case alreadyThere(files: [String], insertions: [ExistingInsertion], isNewFeature: Bool)
  /// Markers are missing.
  case missingMarkers([MissingMarker])
  /// A marker occurs more than once.
  case repeatedMarker(String, lines: [String])
  /// The element above a marker in an array has no comma.
  case missingComma(file: String, line: Int)
  /// A path leads out of the package's folder.
  case outside(path: String)
  /// A file is not text in UTF-8.
  case notUTF8(path: String)
  /// A file or folder can't be read.
  case unreadable(path: String, why: String)
  /// The files of a folder of templates are not those of the plugin.
  case wrongTemplates(folder: String, missing: [String], unknown: [String])
  /// A template has a mistake.
  case badTemplate(file: String, line: Int, why: String)
  /// A file can't be written.
  case unwritable(path: String, why: String, left: [String])
}
