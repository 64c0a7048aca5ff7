import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation

/// The flow files at some paths, those in folders named `subflows` too.
enum FlowFiles {
  /// Returns the files at some paths.
  ///
  /// A given file counts whatever its name is. In a given folder each `.yaml` and `.yml` file counts, in the order of the paths,
  /// without hidden ones. A link in a folder that leads out of the workspace is an error, unless that is allowed. So is
  /// what a run reports as it reads the folder, such as a link to another folder.
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
    return (found, Array(refusals.prefix(FlowLimits.errors)))
  }

  private static func files(at path: String) -> (files: [String], refusals: [FlowError]) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return ([path], []) }
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var walk = FlowFolderWalk(folder, entersSubflows: true, takesSettings: true)
    var refusals: [FlowError] = []
    while walk.next != nil, refusals.count < FlowLimits.errors { refusals += walk.readNext() }
    return (walk.files, refusals)
  }
}
