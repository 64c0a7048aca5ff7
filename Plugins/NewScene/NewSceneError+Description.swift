extension NewSceneError: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and how to fix it.
  var description: String {
    switch self {
    case .unknownOption, .missingValue, .repeatedOption, .missingScene, .extraArgument:
      "\(commandProblem) Run the command with --help for the options."
    case .badName(let name, let role, let why): "“\(name)” can't name a \(role.rawValue): \(why)"
    case .unclearFeature(let known):
      known.isEmpty
        ? "The package has no feature yet. Name a new one: --feature NAME."
        : "The package has several features. Choose one: "
          + known.map { "--feature \($0)" }.joined(separator: ", ") + "."
    case .incompleteFeature(let name, let missing):
      "The feature \(name) lacks \(Self.list(missing)) among the package's targets. Add what is "
        + "missing to Package.swift, or choose another name."
    case .takenTarget(let name, let other):
      "The feature needs a target \(name), and there is already \(other). Choose another name for "
        + "the feature."
    case .alreadyThere(let files, let insertions, let isNewFeature):
      "The package already has parts of the scene. Nothing was written. "
        + (isNewFeature
          ? "If the feature is complete, add its targets to Package.swift. Otherwise remove these:"
          : "Rename the scene, or remove these:")
        + Self.lines(
          files + insertions.flatMap { ["\($0.file):\($0.line):"] + $0.lines.map { "    \($0)" } }
        )
    case .missingMarkers, .repeatedMarker, .missingComma: markerProblem
    case .outside, .notUTF8, .unreadable, .unwritable: fileProblem
    case .wrongTemplates, .badTemplate: templateProblem
    }
  }

  private var commandProblem: String {
    switch self {
    case .unknownOption(let option): "There is no option \(option)."
    case .missingValue(let option): "The option \(option) needs a value."
    case .repeatedOption(let option): "The option \(option) occurs twice."
    case .extraArgument(let argument): "The argument “\(argument)” is one too many."
    default: "The name of the scene is missing."
    }
  }

  private var markerProblem: String {
    switch self {
    case .missingMarkers(let missing):
      "Nothing was written, because the feature lacks markers. Add each line below to its file, "
        + "and run the command again:"
        + missing.map {
          "\n\n\($0.file): add the line\n    \($0.marker)\n\($0.position). The plugin then inserts "
            + "above it:" + Self.lines($0.text.split(separator: "\n").map(String.init))
        }.joined()
    case .repeatedMarker(let marker, let lines):
      "The marker “\(marker)” occurs more than once. Keep one of these lines:" + Self.lines(lines)
    case .missingComma(let file, let line):
      "\(file):\(line): Put a comma at the end of this line, because the plugin inserts an element "
        + "below it."
    default: ""
    }
  }

  private var fileProblem: String {
    switch self {
    case .outside(let path):
      "\(path) leads out of the package through a link or “..”. The plugin writes only inside the "
        + "package's folder. Replace the link with a folder."
    case .notUTF8(let path): "\(path) is not text in UTF-8. Save it in UTF-8."
    case .unreadable(let path, let why): "\(path) can't be read: \(why)"
    case .unwritable(let path, let why, let left):
      "\(path) can't be written: \(why) "
        + (left.isEmpty
          ? "The plugin took all its changes back."
          : "Check these files, which the plugin could not restore:" + Self.lines(left))
    default: ""
    }
  }

  private var templateProblem: String {
    switch self {
    case .wrongTemplates(let folder, let missing, let unknown):
      "The templates in \(folder) must have the names of the plugin's own."
        + (missing.isEmpty ? "" : "\nThese are missing; copy them:" + Self.lines(missing))
        + (unknown.isEmpty ? "" : "\nThese are unknown; remove them:" + Self.lines(unknown))
    case .badTemplate(let file, let line, let why): "\(file):\(line): \(why)"
    default: ""
    }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private static func lines(_ lines: [String]) -> String {
    lines.map { "\n    \($0)" }.joined()
  }
}
