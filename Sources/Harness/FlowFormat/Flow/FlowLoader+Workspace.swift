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
        try bytes(of: path, in: home),
        file: path,
        commands: reader.commands,
        limits: reader.limits
      )
      for error in errors { report(error) }
      collection.warnings += workspace.warnings
      var flow = Flow(file: path, header: FlowHeader(), steps: [])
      flow.header.onFlowStart = workspace.onFlowStart
      flow.header.onFlowComplete = workspace.onFlowComplete
      // So that its steps are checked, and the files that they run are read.
      let key = FlowPath.key(path)
      start(at: path, in: home)
      if errors.isEmpty {
        collection.filesByPath[key] = flow
      } else {
        collection.incompleteByPath[key] = flow
      }
      return workspace
    } catch {
      report(error)
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
      if hasStopped { return }
      let count = English.counted(files.count, "file")
      let message =
        "It takes too long to compare the patterns of “flows” with the \(count) in the folder. Shorten them."
      report(message, in: workspace.file)
      return
    }
    if chosen.isEmpty {
      let words = workspace.flows.joined(separator: ", ").clipped(to: 200)
      report("No flow in the folder matches “flows”: \(words).", in: workspace.file)
    }
    let first = collection.flows.count
    for file in chosen { play(file, in: home) }
    let read = Array(collection.flows[first...])
    let choice = workspace.choice(including: includeTags, excluding: excludeTags)
    let kept = read.filter(choice.takes)
    collection.unchosen += read.filter { !choice.takes($0) }
    if kept.isEmpty, !read.isEmpty {
      report(emptiness(of: read, by: workspace), in: workspace.file)
    }
    collection.flows.replaceSubrange(first..., with: arranged(kept, of: read, by: workspace))
  }

  /// Returns the files that the patterns of the settings choose; `nil` if comparing them takes too long, or the time is over.
  private mutating func chosen(
    _ files: [String],
    in folder: String,
    by workspace: FlowWorkspace
  ) -> [String]? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var known: Set<ExactText> = []
    let patterns = workspace.flows.filter { known.insert(ExactText($0)).inserted }
    let globs = patterns.compactMap { Glob(workspace: $0) }
    let namesSubflows = globs.contains { $0.source.contains(FlowFolderWalk.subflows) }
    var chosen: [String] = []
    var steps = 0
    for file in files {
      let path = String(Substring(file.utf8.dropFirst(prefix.utf8.count)))
      let isSubflow = FlowPath.parts(of: path).dropLast().contains { $0 == FlowFolderWalk.subflows }
      guard namesSubflows || !isSubflow else { continue }
      guard mayGoOn(at: file) else { return nil }
      for glob in globs where steps < mostGlobSteps {
        // A comparison that ends at its first character takes as long as some states.
        steps += 16
        guard glob.matches(path, steps: &steps) else { continue }
        chosen.append(file)
        break
      }
    }
    return steps < mostGlobSteps ? chosen : nil
  }

  /// Returns the reason why the tags leave no flow.
  private func emptiness(of flows: [Flow], by workspace: FlowWorkspace) -> String {
    let asked = FlowTagChoice(including: workspace.includeTags + includeTags)
    if !flows.contains(where: asked.takes) {
      return "No flow in the folder has the tags that are asked for."
    }
    let excluded = (workspace.excludeTags + excludeTags).joined(separator: ", ").clipped(to: 200)
    let flows =
      asked.including.isEmpty ? "flow in the folder" : "flow with a tag that is asked for"
    return "Every \(flows) is left out, because it has an excluded tag: \(excluded)."
  }

  /// Returns flows in the order of the settings, with the steps before and after each of them.
  private mutating func arranged(
    _ flows: [Flow],
    of read: [Flow],
    by workspace: FlowWorkspace
  ) -> [Flow] {
    // The last index of a name is the next flow of that name.
    var indices: [String: [Int]] = [:]
    for (index, flow) in flows.enumerated().reversed() {
      indices[flow.name, default: []].append(index)
    }
    let names = read.map(\.name)
    let known = Set(names)
    var order: [Int] = []
    for (name, position) in zip(workspace.flowsOrder, workspace.orderPositions) {
      if let index = indices[name]?.popLast() {
        order.append(index)
      } else if !known.contains(name), collection.incompleteByPath.isEmpty, !hasStopped {
        let hint = NearestName.hint(for: name, among: names)
        let message = "The folder has no flow of the name “\(name.clipped(to: 48))”.\(hint)"
        report(FlowError(file: workspace.file, position: position, message: message))
      }
    }
    if !order.isEmpty {
      collection.sequences.append(
        FlowSequence(
          files: order.map { flows[$0].file },
          continuesOnFailure: workspace.continuesOnFailure
        )
      )
    }
    let ordered = Set(order)
    return framed(
      order.map { flows[$0] } + flows.indices.filter { !ordered.contains($0) }.map { flows[$0] },
      by: workspace
    )
  }

  /// Returns flows with the locale and the steps of the settings, which each flow copies.
  private mutating func framed(_ flows: [Flow], by workspace: FlowWorkspace) -> [Flow] {
    let (first, last) = (workspace.onFlowStart, workspace.onFlowComplete)
    let frame = Flow(file: workspace.file, header: FlowHeader(), steps: first + last)
    guard frame.allSteps.count * flows.count <= mostCopiedSteps else {
      let count = English.counted(flows.count, "flow")
      report(
        "The steps of onFlowStart and onFlowComplete are too many for \(count). Write them into a file, and run it "
          + "with runFlow.",
        in: workspace.file
      )
      return flows
    }
    return flows.map { flow in
      var flow = flow
      flow.header.locale = workspace.locale
      flow.header.onFlowStart = first + flow.header.onFlowStart
      flow.header.onFlowComplete += last
      return flow
    }
  }
}
