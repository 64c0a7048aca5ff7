import Foundation

/// A path with `*`, `?`, `[…]` and `**`, as a shell reads it: `*` and `?` stay within a folder's name, `**` is any
/// number of folders.
struct PathPattern: Hashable, Sendable {
  private let parts: [String]
  private let isAbsolute: Bool

  /// - Parameter pattern: The path.
  init(_ pattern: String) {
    isAbsolute = pattern.hasPrefix("/")
    parts = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  /// Whether a path has a character that means more than itself.
  static func isPattern(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }

  /// The files that it names, in the order of their paths; what begins with a dot is named only by a dot.
  func files() -> [String] {
    var found: Set<String> = []
    var pending = [(path: isAbsolute ? "/" : "", rest: parts[...])]
    while let (path, rest) = pending.popLast() {
      guard let part = rest.first else {
        found.insert(path)
        continue
      }
      let isLast = rest.count == 1
      if part == "**" { pending.append((path, rest.dropFirst())) }
      for (name, isFolder) in entries(of: path, for: part) {
        let child = path.isEmpty || path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        if part == "**" {
          if isFolder { pending.append((child, rest)) }
        } else if isFolder != isLast {
          pending.append((child, rest.dropFirst()))
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether it names a path.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init).filter { $0 != "." }
    return path.hasPrefix("/") == isAbsolute && Self.matches(names[...], parts[...])
  }

  private func entries(of path: String, for part: String) -> [(name: String, isFolder: Bool)] {
    let folder = path.isEmpty ? "." : path
    let names =
      Self.isPattern(part)
      ? (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] : [part]
    return names.compactMap { name in
      guard part == "**" ? !name.hasPrefix(".") : Self.matches(name, part) else { return nil }
      var isFolder: ObjCBool = false
      let full = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else { return nil }
      // A link to a folder may lead in a circle.
      if part == "**", isFolder.boolValue,
        (try? FileManager.default.destinationOfSymbolicLink(atPath: full)) != nil
      {
        return nil
      }
      return (name, isFolder.boolValue)
    }
  }

  private static func matches(_ names: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == "**" {
      return (0...names.count).contains { matches(names.dropFirst($0), parts.dropFirst()) }
    }
    guard let name = names.first, matches(name, part) else { return false }
    return matches(names.dropFirst(), parts.dropFirst())
  }

  /// Whether a name is that of a part of the path.
  private static func matches(_ name: String, _ part: String) -> Bool {
    if name.hasPrefix("."), !part.hasPrefix(".") { return false }
    let (name, part) = (Array(name.unicodeScalars), Array(part.unicodeScalars))
    var (at, inPart) = (0, 0)
    // Where to go on if the rest does not match: the last star, and what it would take one more of.
    var star: (part: Int, name: Int)?
    while at < name.count {
      if inPart < part.count, part[inPart] == "*" {
        star = (inPart, at)
        inPart += 1
      } else if let next = step(over: name[at], part, inPart) {
        at += 1
        inPart = next
      } else if let last = star {
        star = (last.part, last.name + 1)
        (at, inPart) = (last.name + 1, last.part + 1)
      } else {
        return false
      }
    }
    return part[inPart...].allSatisfy { $0 == "*" }
  }

  /// Returns the place in the part behind what matches one character; `nil` if that does not match.
  private static func step(
    over scalar: Unicode.Scalar,
    _ part: [Unicode.Scalar],
    _ place: Int
  ) -> Int? {
    guard place < part.count else { return nil }
    if part[place] == "?" { return place + 1 }
    guard part[place] == "[", let end = part[(place + 1)...].dropFirst().firstIndex(of: "]") else {
      return part[place] == scalar ? place + 1 : nil
    }
    var set = part[(place + 1)..<end]
    let isNegated = set.first == "!" || set.first == "^"
    if isNegated { set = set.dropFirst() }
    var isFound = false
    while let first = set.popFirst() {
      if set.count >= 2, set.first == "-" {
        let last = set[set.startIndex + 1]
        set = set.dropFirst(2)
        isFound = isFound || (first...max(first, last)).contains(scalar)
      } else {
        isFound = isFound || first == scalar
      }
    }
    return isFound != isNegated ? end + 1 : nil
  }
}
