/// The changes for a scene, checked and not yet made.
struct ScenePlan {
  /// The files to create, by their paths in the package.
  var newFiles: [(path: String, text: String)] = []
  /// The files to change.
  var edits: [Edit] = []
  /// The lines for a manifest without a marker; none if nothing is missing there.
  var targets: [String] = []
  /// The name of a new feature's executable.
  var harness: String?

  /// The change of a file.
  struct Edit {
    /// The path in the package.
    let path: String
    /// The bytes that the file has.
    let old: [UInt8]
    /// The bytes that it receives.
    var new: [UInt8]
    /// The lines in which they differ.
    var inserted: [String]
  }

  /// Returns the changes as text.
  ///
  /// - Parameter isDone: A Boolean value that indicates whether they have been made.
  /// - Returns: The files and lines, and the user's next steps.
  func report(isDone: Bool) -> String {
    var lines = [isDone ? "Wrote:" : "Would write:"]
    lines += newFiles.map { "    \($0.path)" }
    for edit in edits {
      lines.append("\(isDone ? "Inserted" : "Would insert") into \(edit.path):")
      lines += edit.inserted.map { "    \($0)" }
    }
    if !targets.isEmpty {
      let marker = SceneMarker.targets
      lines.append("Add these targets to Package.swift, which has no line “\(marker.line)”:")
      lines += targets.map { "    \($0)" }
    }
    if isDone {
      lines.append("Next: swift test")
      if let harness { lines.append("Then play the flows: swift run \(harness)") }
    }
    return lines.joined(separator: "\n")
  }
}
