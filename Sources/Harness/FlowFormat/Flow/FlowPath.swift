/// File paths as texts: joined and shortened without reading the disk.
///
/// The system splits bytes. So a slash is one here too, although a slash and a combining mark are one character, which no
/// other character equals.
package enum FlowPath {
  private static let slash = UInt8(ascii: "/")

  /// Returns the parts between the slashes.
  package static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  /// Returns a Boolean value that indicates whether a path begins at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// Returns the last part.
  package static func name(of path: String) -> String {
    parts(of: path).last.map { String($0) } ?? path
  }

  /// Returns the last part without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Returns the path of the folder that a file is in: `.` for a name alone.
  package static func folder(of path: String) -> String {
    let isDeep = path.utf8.count > 1 && path.utf8.last == slash
    let path = isDeep ? path.dropLast() : path[...]
    guard let end = path.utf8.lastIndex(of: slash) else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// Resolves a path in a file from that file's folder.
  package static func resolve(_ path: String, from file: String) -> String {
    if isAbsolute(path) { return normalized(path) }
    guard let end = file.utf8.lastIndex(of: slash) else { return normalized(path) }
    return normalized(file[..<file.utf8.index(after: end)] + path)
  }

  /// Returns a Boolean value that indicates whether a file is a flow by its name.
  ///
  /// It compares bytes, since a character may begin in front of the dot.
  static func isFlow(_ name: String) -> Bool {
    [".yaml", ".yml"].contains { ending in
      String(decoding: name.utf8.suffix(ending.utf8.count), as: UTF8.self).lowercased() == ending
    }
  }

  /// Returns the normalized path as a key, which only the same bytes equal.
  package static func key(_ path: String) -> ExactText { ExactText(normalized(path)) }

  /// Returns the path without `.`, inner `..` and doubled slashes.
  package static func normalized(_ path: String) -> String {
    let isAbsolute = isAbsolute(path)
    var parts: [Substring] = []
    for part in self.parts(of: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }
}
