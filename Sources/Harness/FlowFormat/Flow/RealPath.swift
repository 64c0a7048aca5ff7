import Foundation

/// Paths without links.
package enum RealPath {
  /// The most links that are followed to where a file would be.
  private static let mostLinks = 40
  /// The most looks at the disk for one path, since each of a long path takes its time.
  static let mostLooks = 256
  /// The most bytes of a path; each part that isn't there costs a look at the disk.
  private static let longest = 2 * Int(PATH_MAX)

  /// Returns the absolute path of a file without links, `.` and `..`; `nil` if its links lead in a circle, or
  /// no file can have it.
  ///
  /// It is `nil` too if the links take more than ``mostLooks`` looks at the disk.
  ///
  /// If the end of a path doesn't exist, the function resolves the folders that do. The same holds for the target of a link.
  package static func of(_ path: String) -> String? {
    var looks = 0
    return of(path, looks: &looks)
  }

  /// Returns such a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - looks: Grows by the number of looks at the disk.
  /// - Returns: The path.
  /// - Complexity: O(log parts) looks for each link.
  package static func of(_ path: String, looks: inout Int) -> String? {
    let files = FileManager.default
    var candidate = FlowPath.isAbsolute(path) ? path : files.currentDirectoryPath + "/" + path
    let end = looks + mostLooks
    for _ in 0...mostLinks where looks < end {
      guard candidate.utf8.count <= longest, !candidate.utf8.contains(0) else { return nil }
      let parts = FlowPath.parts(of: candidate)
      let (real, count) = existing(parts, &looks)
      let missing = parts[count...]
      guard let first = missing.first else { return FlowPath.normalized(real) }
      let rest = missing.joined(separator: "/")
      looks += 1
      guard let target = try? files.destinationOfSymbolicLink(atPath: "\(real)/\(first)") else {
        return FlowPath.normalized("\(real)/\(rest)")
      }
      let link = FlowPath.isAbsolute(target) ? target : "\(real)/\(target)"
      candidate = ([Substring(link)] + missing.dropFirst()).joined(separator: "/")
    }
    return nil
  }

  /// Returns the real path of the most parts that exist together, and their number.
  private static func existing(_ parts: [Substring], _ looks: inout Int) -> (String, Int) {
    var found = ("/", 0)
    // A path exists only if its beginning does, and most exist whole.
    var unknown = 0..<parts.count
    var last = parts.count - 1
    while !unknown.isEmpty {
      looks += 1
      if let real = realpath("/" + parts[...last].joined(separator: "/"), nil) {
        defer { free(real) }
        found = (String(cString: real), last + 1)
        unknown = (last + 1)..<unknown.upperBound
      } else {
        unknown = unknown.lowerBound..<last
      }
      last = unknown.lowerBound + unknown.count / 2
    }
    return found
  }
}
