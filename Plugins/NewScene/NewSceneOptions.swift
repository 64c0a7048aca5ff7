/// The arguments of the command.
struct NewSceneOptions {
  /// The scene's name.
  var scene: SwiftName
  /// The feature's name; `nil` for the package's only one.
  var feature: SwiftName?
  /// A Boolean value that indicates whether the scene has a router of its own.
  var hasRouter = false
  /// A Boolean value that indicates whether the plugin only lists its changes.
  var isDryRun = false
  /// The path of a folder of templates; `nil` for the plugin's own.
  var templates: String?

  /// Reads arguments.
  ///
  /// - Returns: The options; `nil` if the user asks for help.
  /// - Throws: The first mistake.
  static func read(_ arguments: [String]) throws(NewSceneError) -> NewSceneOptions? {
    var left = arguments[...]
    var seen: Set<String> = []
    var scene: SwiftName?
    var feature: SwiftName?
    var templates: String?
    while let argument = left.popFirst() {
      guard argument.hasPrefix("-") else {
        guard scene == nil else { throw .extraArgument(argument) }
        scene = try SwiftName(argument, of: .scene)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      guard flags.contains(option) && parts.count == 1 || valued.contains(option) else {
        throw .unknownOption(argument)
      }
      if ["--help", "-h"].contains(option) { return nil }
      guard seen.insert(option).inserted else { throw .repeatedOption(option) }
      guard valued.contains(option) else { continue }
      let value = parts.count > 1 ? String(parts[1]) : left.popFirst() ?? ""
      guard !value.isEmpty, parts.count > 1 || !value.hasPrefix("-") else {
        throw .missingValue(option: option)
      }
      if option == "--feature" {
        feature = try SwiftName(value, of: .feature)
      } else {
        templates = value
      }
    }
    guard let scene else { throw .missingScene }
    return NewSceneOptions(
      scene: scene,
      feature: feature,
      hasRouter: seen.contains("--router"),
      isDryRun: seen.contains("--dry-run"),
      templates: templates
    )
  }

  private static let flags: Set = ["--router", "--dry-run", "--help", "-h"]
  private static let valued: Set = ["--feature", "--templates"]

  /// The text of `--help`.
  static let help = """
    Writes a scene of a feature with its test, its states and its flow.

    usage: swift package --allow-writing-to-package-directory new-scene NAME [option…]

      NAME                 the scene's name, such as OrderDetail
      --feature NAME       the feature, such as Shopping; a new one if the package has no target of
                           this name; without the option, the package's only feature
      --router             adds a router, for a scene that leads to other scenes
      --dry-run            lists the changes and writes nothing
      --templates FOLDER   uses an edited copy of the plugin's templates
      --help               shows this text

    The plugin inserts lines above the markers “// new-scene: …” of the feature's files. It overwrites
    no file, and checks everything before it writes. SwiftPM asks for the permission to write before it
    runs the plugin, so --dry-run and --help need --allow-writing-to-package-directory as well.
    """
}
