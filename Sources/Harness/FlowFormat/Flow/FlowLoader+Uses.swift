import Foundation

/// The files that run files.
extension FlowLoader {
  /// A file that a flow of a workspace has led to.
  struct Reach: Hashable {
    var path: ExactText
    var home: WorkspaceFolder
  }

  /// A use of one file by another.
  private struct Use {
    var step: FlowStep
    var name: String
    var path: String

    var key: ExactText { ExactText(path) }
  }

  /// Notes that a flow, or the settings of a folder, may read the files of a workspace.
  mutating func start(at path: String, in home: WorkspaceFolder) {
    let key = FlowPath.key(path)
    starts.append(Reach(path: key, home: home))
    collection.homeByPath[key] = home
  }

  /// Reads the files that the files run, and reports circles and files outside the workspace.
  mutating func finish() -> FlowCollection {
    var uses: [ExactText: [Use]] = [:]
    var seen: Set<Reach> = []
    var allowed: Set<Reach> = []
    var reported: Set<ExactText> = []
    var pending = starts.sorted { $0.path < $1.path }
    while let reach = pending.popLast(), !hasStopped {
      guard
        let flow = collection.filesByPath[reach.path] ?? collection.incompleteByPath[reach.path],
        seen.insert(reach).inserted
      else { continue }
      collection.homesByPath[reach.path, default: []].append(reach.home)
      let found = uses[reach.path] ?? self.uses(in: flow)
      uses[reach.path] = found
      for use in found {
        let next = Reach(path: use.key, home: reach.home)
        guard !allowed.contains(next) else { continue }
        guard mayGoOn(at: flow.file) else { break }
        if let error = refusal(of: use, in: reach.home) {
          if reported.insert(ExactText(error.description)).inserted { report(error) }
          continue
        }
        allowed.insert(next)
        if !read.contains(use.key) { load(use.path, in: reach.home, isUsed: true) }
        pending.append(next)
      }
    }
    refuseCircles(uses)
    refuseObstacles(uses)
    collection.errors = collection.errors.inFileOrder
    if isFull, let last = collection.errors.last {
      let message = "More than \(FlowLimits.errors) errors; the flows are not read further."
      collection.errors.append(
        FlowError(file: last.file, position: last.position, message: message)
      )
    }
    return collection
  }

  /// Reports what is not portable in the files that a portable flow runs.
  private mutating func refuseObstacles(_ uses: [ExactText: [Use]]) {
    let known = collection.filesByPath.merging(collection.incompleteByPath) { $1 }
    var pending = known.filter { $0.value.isDeclaredPortable }.keys.sorted()
    while let path = pending.popLast(), !isFull {
      for use in uses[path] ?? [] {
        guard let found = obstacles.removeValue(forKey: use.key) else { continue }
        for error in found { report(error) }
        pending.append(use.key)
      }
    }
  }

  private func uses(in flow: Flow) -> [Use] {
    flow.allSteps.flatMap { step in
      ((step.command as? any FileRunningCommand)?.files ?? []).compactMap { file in
        guard case .file(let name, let path) = file else { return nil }
        return Use(step: step, name: name, path: path)
      }
    }
  }

  /// Returns the error of a use of a file that lies outside the workspace, or isn't there.
  private mutating func refusal(of use: Use, in home: WorkspaceFolder) -> FlowError? {
    if let message = collection.refusal(of: use.path, named: use.name, in: [home]) {
      return FlowError(
        file: use.step.file,
        position: use.step.filePosition ?? use.step.position,
        message: message
      )
    }
    if collection.given.contains(use.key) { return nil }
    return FileManager.default.fileExists(atPath: use.path) ? nil : missing(use)
  }

  private mutating func missing(_ use: Use) -> FlowError {
    let folder = use.path.lastIndex(of: "/").map { String(use.path[..<$0]) } ?? "."
    let nearest = NearestName.of(FlowPath.name(of: use.path), among: names(in: folder))
    let hint = nearest.map { " Did you mean “\($0)”?" } ?? ""
    return FlowError(
      file: use.step.file,
      position: use.step.position,
      message:
        "The file “\(use.name.clipped(to: 96))” that \(use.step.name) names is not there "
        + "(looked for \(use.path.clipped(to: 1_024)))." + hint
    )
  }

  /// Returns the names in a folder, sorted; none if they are too many for a hint.
  private mutating func names(in folder: String) -> [String] {
    let key = ExactText(folder)
    if let known = namesByFolder[key] { return known }
    let all = list(folder)
    let known = all.count <= HintBudget.mostNames ? all.sorted() : []
    namesByFolder[key] = known
    return known
  }

  // MARK: - Circles

  /// Walks depth first without recursion, since a long chain of files would overflow the stack.
  private mutating func refuseCircles(_ uses: [ExactText: [Use]]) {
    /// The lengths of the longest chains that begin with the files that are done.
    var lengths: [ExactText: Int] = [:]
    for root in uses.keys.sorted() where lengths[root] == nil {
      var trail = [(path: root, next: 0)]
      /// The indices in the trail.
      var open = [root: 0]
      /// The files with which the file of each index closes a circle.
      var closed: [Int: Set<ExactText>] = [:]
      while let (path, next) = trail.last, !isFull {
        let index = trail.count - 1
        guard let found = uses[path], next < found.count else {
          lengths[path] = length(of: path, uses[path] ?? [], lengths)
          open[path] = nil
          closed[index] = nil
          trail.removeLast()
          continue
        }
        trail[index].next += 1
        let use = found[next]
        if let start = open[use.key] {
          guard closed[index, default: []].insert(use.key).inserted else { continue }
          report(circle(trail[start...].map(\.path) + [use.key], closedBy: use.step))
        } else if lengths[use.key] == nil, uses[use.key] != nil {
          open[use.key] = trail.count
          trail.append((use.key, 0))
        }
      }
    }
  }

  /// Returns the length of the longest chain that begins with a file, and reports the first that is too long.
  private mutating func length(
    of path: ExactText,
    _ uses: [Use],
    _ lengths: [ExactText: Int]
  ) -> Int {
    var longest = 0
    for use in uses {
      let length = lengths[use.key] ?? 0
      if length == mostFilesInChain, longest < length {
        let name = FlowPath.name(of: path.text).clipped(to: 96)
        let message =
          "More than \(mostFilesInChain) files run each other in a row, from “\(name)” on. "
          + "Let a file run several others instead, one after the other."
        report(FlowError(file: use.step.file, position: use.step.position, message: message))
      }
      longest = max(longest, length)
    }
    return longest + 1
  }

  private func circle(_ paths: [ExactText], closedBy step: FlowStep) -> FlowError {
    var names = paths.prefix(5).map { FlowPath.name(of: $0.text) }
    if paths.count > 10 { names.append("… \(paths.count - 9) more …") }
    let end = paths.count > 10 ? paths.suffix(4) : paths.dropFirst(5)
    names += end.map { FlowPath.name(of: $0.text) }
    return FlowError(
      file: step.file,
      position: step.position,
      message: "Flows run each other in a circle: \(names.joined(separator: " → ")). "
        + "Take the common steps into a flow of their own."
    )
  }
}
