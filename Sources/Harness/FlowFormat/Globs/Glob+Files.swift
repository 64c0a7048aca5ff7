import Foundation

extension Glob {
  /// The files that a shell's pattern names, in the order of their paths.
  ///
  /// A folder is read once, with all states of the pattern, however many `**` lead to it. A link to a folder is an error
  /// where `**` would go through it.
  ///
  /// - Parameter refuse: Takes a path with a message: of a folder that can't be read, of a name that is not UTF-8, or of
  ///   a link to nothing or to a folder.
  /// - Returns: The paths.
  /// - Complexity: O(pattern · characters of the entries of the folders that it leads to).
  package func files(
    _ refuse: (_ path: String, _ message: String) -> Void = { _, _ in }
  ) -> [String] {
    var start = GlobMatch(self)
    let isAbsolute = FlowPath.isAbsolute(source)
    if isAbsolute { start.read("/" as Unicode.Scalar) }
    var found: [String] = []
    var pending = [(path: isAbsolute ? "/" : "", match: start)]
    while let (path, match) = pending.popLast() {
      let folder = path.isEmpty ? "." : path
      let names: [String]
      do {
        names =
          try match.onlyName.map { [$0] }
          ?? FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        refuse(folder, FolderNames.unreadable)
        continue
      }
      var known = FolderNames()
      for name in names {
        var inside = match
        inside.read(name)
        guard !inside.isDead else { continue }
        let child = path.isEmpty || path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        if match.onlyName == nil, let problem = known.problem(with: name, at: child) {
          refuse(child, problem)
          continue
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: child, isDirectory: &isFolder) else {
          // It may replace a flow.
          if inside.isComplete, PlantedLink.isLink(child) {
            refuse(child, "This link leads to nothing. Remove it, or restore its target.")
          }
          continue
        }
        guard isFolder.boolValue else {
          if inside.isComplete { found.append(child) }
          continue
        }
        // A link to a folder may lead in a circle.
        if inside.readSlash(isLink: PlantedLink.isLink(child)) {
          refuse(
            child,
            "This link leads to a folder, and `**` goes through no link. Name that folder too, and remove the link."
          )
        }
        if !inside.isDead { pending.append((child, inside)) }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
