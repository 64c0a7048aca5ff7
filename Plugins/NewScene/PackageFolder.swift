import Foundation

/// The package's folder, outside of which the plugin reads and writes nothing.
struct PackageFolder {
  private let path: String
  private let resolved: String

  /// Opens the folder.
  init(_ path: String) {
    self.path = path.last == "/" ? String(path.dropLast()) : path
    resolved = Self.resolved(path)
  }

  /// Returns the absolute path of a file.
  func absolute(_ relative: String) -> String { "\(path)/\(relative)" }

  /// Returns the path below the folder.
  ///
  /// - Throws: An error if the path is not below the folder.
  func relative(_ absolute: String) throws(NewSceneError) -> String {
    let absolute = absolute.last == "/" ? String(absolute.dropLast()) : absolute
    for folder in [path, resolved] where absolute.hasPrefix("\(folder)/") {
      return String(absolute.dropFirst(folder.count + 1))
    }
    throw .outside(path: absolute)
  }

  /// Checks that no link in the path of a file leads out of the folder.
  func check(_ relative: String) throws(NewSceneError) {
    let names = relative.split(separator: "/")
    guard !names.contains("..") else { throw .outside(path: relative) }
    var current = path
    for name in names {
      current += "/\(name)"
      guard FileBytes.exists(current) else { return }
      // A link to nothing exists, and only its target does not.
      guard FileManager.default.fileExists(atPath: current),
        Self.resolved(current).hasPrefix("\(resolved)/")
      else { throw .outside(path: relative) }
    }
  }

  /// Returns the paths of the files below a folder of the package, without hidden ones and links.
  func files(below relative: String) throws(NewSceneError) -> [String] {
    try check(relative)
    let folder = absolute(relative)
    guard FileBytes.exists(folder) else { return [] }
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        .map { "\(relative)/\($0)" }
        .filter { !FileBytes.isHidden($0) && FileBytes.isFile(absolute($0)) }
    } catch {
      throw .unreadable(path: folder, why: error.localizedDescription)
    }
  }

  private static func resolved(_ path: String) -> String {
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    return resolved.count > 1 && resolved.last == "/" ? String(resolved.dropLast()) : resolved
  }
}
