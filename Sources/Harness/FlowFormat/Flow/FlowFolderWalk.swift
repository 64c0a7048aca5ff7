import Foundation

/// The search for flows in a folder and in those below it: for a run, and for the commands that read a folder.
///
/// It enters no hidden folder, no link, and no folder that is too deep.
package struct FlowFolderWalk {
  /// The folders with files that are not played by themselves.
  static let subflows = "subflows"

  private static let deepest = 64

  private let entersSubflows: Bool
  private let takesSettings: Bool
  private var folders: [(path: String, depth: Int)]
  private var found: [String] = []

  /// - Parameters:
  ///   - root: The folder.
  ///   - entersSubflows: A Boolean value that indicates whether the files of folders named `subflows` count.
  ///   - takesSettings: A Boolean value that indicates whether the settings of the folder count as well.
  package init(_ root: String, entersSubflows: Bool, takesSettings: Bool = false) {
    (self.entersSubflows, self.takesSettings) = (entersSubflows, takesSettings)
    folders = [(root, 0)]
  }

  /// The folder to read next; `nil` after the last one.
  package var next: String? { folders.last?.path }

  /// The files so far, in the order of their paths.
  package var files: [String] { found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// Reads the next folder.
  ///
  /// - Returns: The errors of its entries.
  package mutating func readNext() -> [FlowError] {
    guard let (folder, depth) = folders.popLast() else { return [] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      return [Self.error(FolderNames.unreadable, folder)]
    }
    var known = FolderNames()
    var errors: [FlowError] = []
    for name in names where name.utf8.first != UInt8(ascii: ".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if let problem = known.problem(with: name, at: path) ?? take(name, path, depth) {
        errors.append(Self.error(problem, path))
      }
    }
    return errors
  }

  /// Takes a file or folder, or returns the reason why it can't be taken.
  private mutating func take(_ name: String, _ path: String, _ depth: Int) -> String? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      let isSettings = depth == 0 && WorkspaceFolder.settings.contains(name)
      // A link without a target is a flow that cannot be read.
      if FlowPath.isFlow(name), takesSettings || !isSettings {
        found.append(path)
      } else if !exists, path.utf8.count > FileBounds.path {
        // The system opens no path so long, so this can be a folder with flows.
        return
          "The system finds nothing at this path, which has more than \(FileBounds.path) bytes. Shorten the names of its "
          + "folders."
      }
      return nil
    }
    guard entersSubflows || name != Self.subflows else { return nil }
    if PlantedLink.isLink(path) {
      return
        "This link leads to a folder, which the harness does not follow. Name that folder too, and remove the link."
    }
    if depth == Self.deepest {
      return "This folder is more than \(Self.deepest) folders deep. Move its flows up."
    }
    folders.append((path, depth + 1))
    return nil
  }

  private static func error(_ message: String, _ path: String) -> FlowError {
    let isLong = path.utf8.count > FileBounds.path
    return FlowError(file: isLong ? path.ending(of: 96) : path, position: .start, message: message)
  }
}
