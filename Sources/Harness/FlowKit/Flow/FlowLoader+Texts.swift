extension FlowLoader {
  /// Adds a flow, and files that it may run, from their texts.
  mutating func add(_ text: String, file: String, running files: [String: String]) {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      if path.lowercased().hasSuffix(".js") {
        collection.scriptsByPath[FlowPath.normalized(path)] = text
      } else {
        take(Array(text.utf8), as: path, isUsed: true)
      }
    }
    take(Array(text.utf8), as: file)
    if let flow = collection[file] { collection.flows.append(flow) }
  }
}
