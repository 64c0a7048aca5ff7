import Foundation

/// The folder whose files a flow may read: those that it runs, replays and compares.
///
/// A checkout may hold a stranger's flows. A path with `..` and a link that leads out of the folder are refused, since an
/// error message may quote what a file says. So is a path into `.git`, whose files may hold passwords.
package struct WorkspaceFolder: Hashable, Sendable, Codable {
  /// The names of the file with a folder's settings.
  package static let settings = ["config.yaml", "config.yml"]

  /// The path without links; `nil` if every file may be read.
  private let root: String?

  /// Every folder of the disk.
  package static let everywhere = WorkspaceFolder(root: nil)

  private init(root: String?) { self.root = root }

  private var key: ExactText? { root.map { ExactText($0) } }

  package static func == (one: WorkspaceFolder, other: WorkspaceFolder) -> Bool {
    one.key == other.key
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Creates the workspace of a folder that was given: the folder itself if it has settings, otherwise what is around it.
  package init(of folder: String) {
    self.init(
      root: Self.settingsFile(in: folder) == nil
        ? Self.root(around: folder) : RealPath.of(folder) ?? folder
    )
  }

  /// Creates the workspace around a folder: its Git checkout, or the folder itself if there is none.
  package init(around folder: String) { self.init(root: Self.root(around: folder)) }

  /// Creates the workspace of a file that was given.
  package init(ofFile file: String) {
    self.init(around: FlowPath.folder(of: file))
  }

  /// Returns the path of the settings in a folder; `nil` if there are none.
  static func settingsFile(in folder: String) -> String? {
    settings.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Creates the checkout that a folder without links lies in; `nil` if it lies in none.
  ///
  /// It is the Git checkout, or the current folder if there is none, or a folder with settings inside.
  package init?(checkoutAround folder: String) {
    let git = Self.nearest(to: folder, with: [Self.git]).map { WorkspaceFolder(root: $0) }
    let current = RealPath.of(".").map { WorkspaceFolder(root: $0) }
    let outer = git ?? (current?.encloses(folder) == true ? current : nil)
    let inner = Self.nearest(to: folder, with: Self.settings)
    if let inner, outer?.encloses(inner) ?? true {
      self.init(root: inner)
    } else if let outer {
      self = outer
    } else {
      return nil
    }
  }

  private static let git = ".git"

  private static func root(around folder: String) -> String {
    let real = RealPath.of(folder) ?? folder
    return nearest(to: real, with: [git]) ?? real
  }

  /// Returns the nearest folder, from an absolute path upwards, that has an entry.
  private static func nearest(to folder: String, with names: [String]) -> String? {
    var candidate = folder
    while true {
      let prefix = candidate.hasSuffix("/") ? candidate : candidate + "/"
      if names.contains(where: { FileManager.default.fileExists(atPath: prefix + $0) }) {
        return candidate
      }
      let parent = FlowPath.folder(of: candidate)
      if parent == candidate || !FlowPath.isAbsolute(parent) { return nil }
      candidate = parent
    }
  }

  /// Returns a Boolean value that indicates whether a flow may read a file: it lies inside, after its links are resolved,
  /// and not in `.git`.
  ///
  /// A file that isn't there lies where it would be made.
  package func contains(_ path: String) -> Bool {
    root == nil || RealPath.of(path).map(encloses) ?? false
  }

  /// Returns a Boolean value that indicates whether an absolute path without links lies inside, and not in `.git`.
  func encloses(_ path: String) -> Bool {
    guard let root, ExactText(path) != ExactText(root) else { return true }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    // Some file systems ignore the case.
    return path.utf8.starts(with: prefix.utf8)
      && !FlowPath.parts(of: String(Substring(path.utf8.dropFirst(prefix.utf8.count))))
        .contains { $0.lowercased() == Self.git }
  }

  /// Returns the error of a path that leads outside: the same one, whatever lies there.
  ///
  /// - Parameter name: The path as it was written.
  /// - Returns: A sentence with the rule and the option that lifts it.
  package func refusal(of name: String) -> String {
    "“\(name.clipped(to: 96))” leads out of the workspace, \(root ?? "/"), whose files alone a flow may read. Move the file into "
      + "the workspace, or allow it with --allow-outside."
  }
}
