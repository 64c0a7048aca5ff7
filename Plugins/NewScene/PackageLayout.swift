/// The targets and folders of the package that receives the scene.
struct PackageLayout {
  /// The path of the package's folder.
  var folder: String
  /// The paths of the targets' folders, by the targets' names.
  var targets: [String: String]
  /// The names of targets and products in other packages, which a new target must not take.
  var otherNames: Set<String>
  /// The name of the package with the libraries, as the manifest refers to it; `nil` in that package itself.
  var library: String?

  /// The features: each target that has a simulation.
  var features: [String] { targets.keys.filter { targets["\($0)Simulation"] != nil }.sorted() }

  /// Returns a dependency on a library, as a manifest has it.
  func dependency(on product: String) -> String {
    guard let library else { return "\"\(product)\"" }
    return ".product(name: \"\(product)\", package: \"\(library)\")"
  }
}
