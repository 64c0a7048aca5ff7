extension FlowLoader {
  /// Adds a flow, and files that it may run, from their texts.
  mutating func add(_ text: String, file: String, running files: [String: String]) {
    let home = workspaceFolder ?? WorkspaceFolder(ofFile: file)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      collection.given.insert(FlowPath.key(path))
      start(at: path, in: home)
      if path.lowercased().hasSuffix(".js") {
        collection.scriptsByPath[FlowPath.key(path)] = text
      } else {
        take(Array(text.utf8), as: path, isUsed: true)
      }
    }
    collection.given.insert(FlowPath.key(file))
    start(at: file, in: home)
    take(Array(text.utf8), as: file)
    if let flow = collection[file] { collection.flows.append(flow) }
  }
}
