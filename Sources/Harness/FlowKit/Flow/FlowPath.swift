/// File paths as texts: joined and shortened without reading the disk.
enum FlowPath {
  /// Returns the last part.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }

  /// Returns the last part without its extension.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Returns the path of the folder that a file is in: `.` for a name alone.
  static func folder(of path: String) -> String {
    let isDeep = path.count > 1 && path.hasSuffix("/")
    let path = isDeep ? path.dropLast() : path[...]
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Resolves a path in a file from that file's folder.
  static func resolve(_ path: String, from file: String) -> String {
    if path.hasPrefix("/") { return normalized(path) }
    guard let slash = file.lastIndex(of: "/") else { return normalized(path) }
    return normalized(file[...slash] + path)
  }

  /// Returns the path without `.`, inner `..` and doubled slashes.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }
}
