import Foundation

/// The flow files at some paths, those in folders named `subflows` too.
enum FlowFiles {
  /// Returns the files at some paths.
  ///
  /// A given file counts whatever its name is. In a given folder each `.yaml` and `.yml` file counts, in the order of the paths,
  /// without hidden ones. A link in a folder that leads out of the workspace is an error, unless that is allowed.
  static func at(
    _ paths: [String],
    allowsOutside: Bool
  ) -> (files: [String], refusals: [FlowError]) {
    var seen: Set<ExactText> = []
    var refusals: [FlowError] = []
    var found: [String] = []
    for path in paths {
      if !allowsOutside, let link = PlantedLink(in: path) {
        let message = link.checkout.refusal(of: path)
        refusals.append(FlowError(file: path, position: .start, message: message))
        continue
      }
      let home = allowsOutside ? WorkspaceFolder.everywhere : WorkspaceFolder(of: path)
      let inside = files(at: path)
      refusals += inside.refusals
      for file in inside.files where seen.insert(FlowPath.key(file)).inserted {
        if ExactText(file) == ExactText(path) || home.contains(file) {
          found.append(file)
        } else {
          let message = home.refusal(of: FlowPath.name(of: file))
          refusals.append(FlowError(file: file, position: .start, message: message))
        }
      }
    }
    return (found, refusals)
  }

  private static func files(at path: String) -> (files: [String], refusals: [FlowError]) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return ([path], []) }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    var known = FolderNames()
    var files: [String] = []
    var refusals: [FlowError] = []
    for name in inside
    where !FlowPath.parts(of: name).contains(where: { $0.utf8.first == UInt8(ascii: ".") }) {
      let file = folder + name
      if let problem = known.problem(with: name, at: file) {
        refusals.append(FlowError(file: file, position: .start, message: problem))
      } else if FlowPath.isFlow(name) {
        files.append(file)
      }
    }
    return (files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, refusals)
  }
}
