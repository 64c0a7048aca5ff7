import Foundation

/// The flow files at some paths, those in folders named `subflows` too.
enum FlowFiles {
  /// Returns the files: a given file whatever its name is, and each `.yaml` and `.yml` file below a given folder by
  /// its path, without hidden ones.
  static func at(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.flatMap { files(at: $0) }.filter { seen.insert(FlowPath.normalized($0)).inserted }
  }

  private static func files(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return [path] }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return inside.filter { name in
      let lowered = name.lowercased()
      return (lowered.hasSuffix(".yaml") || lowered.hasSuffix(".yml"))
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { folder + $0 }
  }
}
