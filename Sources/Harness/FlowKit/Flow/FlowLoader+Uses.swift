import Foundation

/// The files that run files.
extension FlowLoader {
  /// A file that a flow of a workspace has led to.
  struct Reach: Hashable {
    var path: String
    var home: WorkspaceFolder
  }

  /// A use of one file by another.
  private struct Use {
    var step: FlowStep
    var name: String
    var path: String
  }

  /// Notes that a flow, or the settings of a folder, may read the files of a workspace.
  mutating func start(at path: String, in home: WorkspaceFolder) {
    starts.append(Reach(path: FlowPath.normalized(path), home: home))
    collection.homeByPath[FlowPath.normalized(path)] = home
  }

  /// Reads the files that the files run, and reports circles and files outside the workspace.
  mutating func finish() -> FlowCollection {
    var uses: [String: [Use]] = [:]
    var seen: Set<Reach> = []
    var reported: Set<FlowError> = []
    var pending = starts.sorted { $0.path < $1.path }
    while let reach = pending.popLast() {
      guard
        let flow = collection.filesByPath[reach.path] ?? collection.incompleteByPath[reach.path],
        seen.insert(reach).inserted
      else { continue }
      collection.homesByPath[reach.path, default: []].append(reach.home)
      let found = uses[reach.path] ?? self.uses(in: flow)
      uses[reach.path] = found
      for use in found {
        if let error = refusal(of: use, in: reach.home) {
          if reported.insert(error).inserted { collection.errors.append(error) }
          continue
        }
        if !read.contains(use.path) { load(use.path, isUsed: true) }
        pending.append(Reach(path: use.path, home: reach.home))
      }
    }
    refuseCircles(uses)
    refuseObstacles(uses)
    collection.errors = collection.errors.inFileOrder
    return collection
  }

  /// Reports what is not portable in the files that a portable flow runs.
  private mutating func refuseObstacles(_ uses: [String: [Use]]) {
    let known = collection.filesByPath.merging(collection.incompleteByPath) { $1 }
    var pending = known.filter { $0.value.isDeclaredPortable }.keys.sorted()
    while let path = pending.popLast() {
      for use in uses[path] ?? [] {
        guard let found = obstacles.removeValue(forKey: use.path) else { continue }
        collection.errors += found
        pending.append(use.path)
      }
    }
  }

  private func uses(in flow: Flow) -> [Use] {
    flow.allSteps.flatMap { step in
      step.command.files.compactMap { file in
        guard case .file(let name, let path) = file else { return nil }
        return Use(step: step, name: name, path: path)
      }
    }
  }

  /// Returns the error of a use of a file that lies outside the workspace, or isn't there.
  private func refusal(of use: Use, in home: WorkspaceFolder) -> FlowError? {
    if collection.given.contains(use.path) { return nil }
    guard home.contains(use.path) else {
      return FlowError(
        file: use.step.file,
        position: use.step.filePosition ?? use.step.position,
        message: home.refusal(of: use.name)
      )
    }
    return FileManager.default.fileExists(atPath: use.path) ? nil : missing(use)
  }

  private func missing(_ use: Use) -> FlowError {
    let folder = use.path.lastIndex(of: "/").map { String(use.path[..<$0]) } ?? "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let nearest = NearestName.of(FlowPath.name(of: use.path), among: names.sorted())
    let hint = nearest.map { " Did you mean “\($0)”?" } ?? ""
    return FlowError(
      file: use.step.file,
      position: use.step.position,
      message:
        "The file “\(use.name)” that \(use.step.name) names is not there (looked for \(use.path))."
        + hint
    )
  }

  /// Walks depth first without recursion, since a long chain of files would overflow the stack.
  private mutating func refuseCircles(_ uses: [String: [Use]]) {
    var done: Set<String> = []
    for root in uses.keys.sorted() where !done.contains(root) {
      var trail = [(path: root, next: 0)]
      var open: Set<String> = [root]
      while let (path, next) = trail.last {
        guard let found = uses[path], next < found.count else {
          done.insert(path)
          open.remove(path)
          trail.removeLast()
          continue
        }
        trail[trail.count - 1].next += 1
        let use = found[next]
        if open.contains(use.path) {
          let start = trail.firstIndex { $0.path == use.path } ?? 0
          let names = trail[start...].map { FlowPath.name(of: $0.path) }
          collection.errors.append(
            FlowError(
              file: use.step.file,
              position: use.step.position,
              message: "Flows run each other in a circle: "
                + (names + [FlowPath.name(of: use.path)]).joined(separator: " → ")
                + ". Take the common steps into a flow of their own."
            )
          )
        } else if !done.contains(use.path), uses[use.path] != nil {
          open.insert(use.path)
          trail.append((use.path, 0))
        }
      }
    }
  }
}
