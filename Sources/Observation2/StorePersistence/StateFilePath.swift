import Foundation

/// The path of a state's file, checked before the system receives it.
enum StateFilePath {
  /// Refuses what no file system can take for a name.
  static func check(_ path: String) throws(StateFileError) {
    if path.isEmpty { throw .invalidPath(path: path, reason: "it is empty") }
    // The system would read the path up to there, and so another file.
    if path.utf8.contains(0) { throw .invalidPath(path: path, reason: "it contains a NUL") }
  }

  /// Returns the absolute path of a file on a disk.
  static func absolute(_ path: String) throws(StateFileError) -> String {
    try check(path)
    if path.utf8.last == UInt8(ascii: "/") {
      throw .invalidPath(path: path, reason: "a path that ends in a slash names a folder")
    }
    if path.utf8.first == UInt8(ascii: "/") { return path }
    if path.utf8.first == UInt8(ascii: "~") {
      let reason = "~ is a shell's short form; write the folder's own path, or ./ before the name"
      throw .invalidPath(path: path, reason: reason)
    }
    guard let folder = getcwd(nil, 0) else { throw .system(.lock, path: path, code: errno) }
    defer { free(folder) }
    let base = String(cString: folder)
    return base == "/" ? base + path : base + "/" + path
  }
}
