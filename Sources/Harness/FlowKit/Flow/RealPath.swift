import Foundation

/// Paths without links.
enum RealPath {
  /// The most links that are followed to where a file would be.
  private static let mostLinks = 40
  /// The most bytes of a path; each part that isn't there costs a look at the disk.
  private static let longest = 2 * Int(PATH_MAX)

  /// Returns the absolute path of a file without links, `.` and `..`; `nil` if its links lead in a circle, or
  /// no file can have it.
  ///
  /// If the end of a path doesn't exist, the function resolves the folders that do. The same holds for the target of a link.
  static func of(_ path: String) -> String? {
    let files = FileManager.default
    var candidate = path.hasPrefix("/") ? path : files.currentDirectoryPath + "/" + path
    guard candidate.utf8.count <= longest, !candidate.utf8.contains(0) else { return nil }
    var missing: [Substring] = []
    var links = 0
    while true {
      while candidate.count > 1, candidate.hasSuffix("/") { candidate.removeLast() }
      if let real = realpath(candidate, nil) {
        defer { free(real) }
        let parts = [String(cString: real)] + missing.reversed().map(String.init)
        return FlowPath.normalized(parts.joined(separator: "/"))
      }
      let folder = FlowPath.folder(of: candidate)
      if let target = try? files.destinationOfSymbolicLink(atPath: candidate) {
        links += 1
        guard links <= mostLinks else { return nil }
        candidate = target.hasPrefix("/") ? target : folder + "/" + target
      } else {
        guard folder != candidate, let name = candidate.split(separator: "/").last else {
          return nil
        }
        missing.append(name)
        candidate = folder
      }
    }
  }
}
