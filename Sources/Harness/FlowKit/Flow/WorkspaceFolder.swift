import Foundation

/// The folder whose files a flow may read: those that it runs, replays and compares.
///
/// A checkout may hold a stranger's flows. A path with `..` and a link that leads out of the folder are refused, since an error
/// message may quote what a file says.
struct WorkspaceFolder: Hashable, Sendable, Codable {
  /// The names of the file with a folder's settings.
  static let settings = ["config.yaml", "config.yml"]

  /// The path without links; `nil` if every file may be read.
  private let root: String?

  /// Every folder of the disk.
  static let everywhere = WorkspaceFolder(root: nil)
  /// The workspace around the current folder.
  static var current: WorkspaceFolder { WorkspaceFolder(around: ".") }

  private init(root: String?) { self.root = root }

  /// Creates the workspace of a folder that was given: the folder itself if it has settings, otherwise what is around it.
  init(of folder: String) {
    self.init(
      root: Self.settingsFile(in: folder) == nil
        ? Self.root(around: folder) : RealPath.of(folder) ?? folder
    )
  }

  /// Creates the workspace around a folder: its Git checkout, or the folder itself if there is none.
  init(around folder: String) { self.init(root: Self.root(around: folder)) }

  /// Creates the workspace of a file that was given.
  init(ofFile file: String) {
    self.init(around: FlowPath.folder(of: file))
  }

  /// Returns the path of the settings in a folder; `nil` if there are none.
  static func settingsFile(in folder: String) -> String? {
    settings.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  private static func root(around folder: String) -> String {
    let real = RealPath.of(folder) ?? folder
    var candidate = real
    while true {
      let mark = candidate.hasSuffix("/") ? "\(candidate).git" : "\(candidate)/.git"
      if FileManager.default.fileExists(atPath: mark) { return candidate }
      let parent = FlowPath.folder(of: candidate)
      if parent == candidate || !parent.hasPrefix("/") { return real }
      candidate = parent
    }
  }

  /// Returns a Boolean value that indicates whether a file lies inside, after its links are resolved.
  ///
  /// A file that isn't there lies where it would be made.
  func contains(_ path: String) -> Bool {
    root == nil || RealPath.of(path).map(isInside) ?? false
  }

  /// Returns a Boolean value that indicates whether a path leads out, though as it is written it does not.
  ///
  /// A stranger's checkout may have such a link in place of a folder that a person names.
  func hasLinkOut(at path: String) -> Bool {
    let current = FileManager.default.currentDirectoryPath
    let absolute = path.hasPrefix("/") ? path : current + "/" + path
    return isInside(FlowPath.normalized(absolute)) && !contains(path)
  }

  private func isInside(_ path: String) -> Bool {
    guard let root else { return true }
    return path == root || path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  /// Returns the error of a path that leads outside: the same one, whatever lies there.
  ///
  /// - Parameter name: The path as it was written.
  /// - Returns: A sentence with the rule and the option that lifts it.
  func refusal(of name: String) -> String {
    "“\(name.prefix(96))” leads out of the workspace, \(root ?? "/"), whose files alone a flow may read. Move the file into "
      + "the workspace, or allow it with --allow-outside."
  }
}
