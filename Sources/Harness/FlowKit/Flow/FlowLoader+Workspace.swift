import Foundation

extension FlowLoader {
  /// Reads the settings of a folder; `nil` if it has none.
  mutating func workspace(in folder: String, _ home: WorkspaceFolder) -> FlowWorkspace? {
    guard let path = WorkspaceFolder.settingsFile(in: folder) else { return nil }
    guard home.contains(path) else {
      report(home.refusal(of: FlowPath.name(of: path)), in: path)
      return nil
    }
    do throws(FlowError) {
      let (workspace, errors) = FlowWorkspace.read(
        try bytes(of: path),
        file: path,
        commands: reader.commands,
        limits: reader.limits
      )
      collection.errors += errors
      collection.warnings += workspace.warnings
      var flow = Flow(file: path, header: FlowHeader(), steps: [])
      flow.header.onFlowStart = workspace.onFlowStart
      flow.header.onFlowComplete = workspace.onFlowComplete
      // So that its steps are checked, and the files that they run are read.
      let key = FlowPath.normalized(path)
      start(at: path, in: home)
      if errors.isEmpty {
        collection.filesByPath[key] = flow
      } else {
        collection.incompleteByPath[key] = flow
      }
      return workspace
    } catch {
      collection.errors.append(error)
      return nil
    }
  }

  /// Plays the flows that the settings of a folder choose, in their order.
  mutating func play(
    _ files: [String],
    in folder: String,
    _ home: WorkspaceFolder,
    by workspace: FlowWorkspace
  ) {
    guard let chosen = chosen(files, in: folder, by: workspace) else {
      let count = FlowPrinter.counted(files.count, "file")
      let message =
        "It takes too long to compare the patterns of “flows” with the \(count) in the folder. Shorten them."
      report(message, in: workspace.file)
      return
    }
    if chosen.isEmpty {
      let words = workspace.flows.joined(separator: ", ")
      report("No flow in the folder matches “flows”: \(words.prefix(200)).", in: workspace.file)
    }
    let first = collection.flows.count
    for file in chosen { play(file, in: home) }
    let read = collection.flows[first...]
    let kept = read.filter { chooses($0, by: workspace) }
    collection.unchosen += read.filter { !chooses($0, by: workspace) }
    if kept.isEmpty, !read.isEmpty {
      report(emptiness(of: read, by: workspace), in: workspace.file)
    }
    collection.flows.replaceSubrange(first..., with: arranged(Array(kept), of: read, by: workspace))
  }

  /// Returns the files that the patterns of the settings choose; `nil` if comparing them takes too long.
  private func chosen(
    _ files: [String],
    in folder: String,
    by workspace: FlowWorkspace
  ) -> [String]? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let globs = workspace.flows.compactMap { Glob(workspace: $0) }
    let namesSubflows = globs.contains { $0.source.contains(Self.subflows) }
    var chosen: [String] = []
    var steps = 0
    for file in files {
      let path = String(file.dropFirst(prefix.count))
      let isSubflow = path.split(separator: "/").dropLast().contains { $0 == Self.subflows }
      guard namesSubflows || !isSubflow else { continue }
      for glob in globs where steps < mostGlobSteps {
        guard glob.matches(path, steps: &steps) else { continue }
        chosen.append(file)
        break
      }
    }
    return steps < mostGlobSteps ? chosen : nil
  }

  /// Returns the reason why the tags leave no flow.
  private func emptiness(of flows: ArraySlice<Flow>, by workspace: FlowWorkspace) -> String {
    let asked = workspace.includeTags + includeTags
    if !asked.isEmpty, !flows.contains(where: { $0.header.tags.contains(where: asked.contains) }) {
      return "No flow in the folder has the tags that are asked for."
    }
    let excluded = (workspace.excludeTags + excludeTags).joined(separator: ", ")
    let flows = asked.isEmpty ? "flow in the folder" : "flow with a tag that is asked for"
    return "Every \(flows) is left out, because it has an excluded tag: \(excluded.prefix(200))."
  }

  private func chooses(_ flow: Flow, by workspace: FlowWorkspace) -> Bool {
    workspace.chooses(tags: flow.header.tags, including: includeTags, excluding: excludeTags)
  }

  /// Returns flows in the order of the settings, with the steps before and after each of them.
  private mutating func arranged(
    _ flows: [Flow],
    of read: ArraySlice<Flow>,
    by workspace: FlowWorkspace
  ) -> [Flow] {
    var rest = flows
    var sequence: [Flow] = []
    for (name, position) in zip(workspace.flowsOrder, workspace.orderPositions) {
      if let place = rest.firstIndex(where: { $0.name == name }) {
        sequence.append(rest.remove(at: place))
      } else if !read.contains(where: { $0.name == name }), collection.incompleteByPath.isEmpty {
        let hint = NearestName.hint(for: name, among: read.map(\.name))
        let message = "The folder has no flow of the name “\(name.prefix(48))”.\(hint)"
        collection.errors.append(
          FlowError(file: workspace.file, position: position, message: message)
        )
      }
    }
    if !sequence.isEmpty {
      collection.sequences.append(
        FlowSequence(
          files: sequence.map(\.file),
          continuesOnFailure: workspace.continuesOnFailure
        )
      )
    }
    return (sequence + rest).map { flow in
      var flow = flow
      flow.header.locale = workspace.locale
      flow.header.onFlowStart = workspace.onFlowStart + flow.header.onFlowStart
      flow.header.onFlowComplete += workspace.onFlowComplete
      return flow
    }
  }
}
