import FlowEngine
package import FlowFormat
import FlowReports
package import SafeFiles

/// The flow file of steps that a machine has chosen, each on a line of its own.
package struct WalkScript: Equatable, Sendable {
  /// The comment of the file: one line.
  let comment: String
  /// The flow's name.
  package let name: String
  /// The flow's tag.
  let tag: String
  package let file: String

  package init(comment: String, name: String, tag: String, file: String) {
    (self.comment, self.name, self.tag, self.file) = (comment, name, tag, file)
  }

  /// The file of a round of random fire.
  package init(seed: UInt64, round: Int, file: String) {
    self.init(
      comment: "Steps that were chosen at random: those of round \(round) with the seed \(seed).",
      name: "Random fire, seed \(seed), round \(round)",
      tag: "monkey",
      file: file
    )
  }

  /// The same file, which says something else of itself.
  package func saying(_ comment: String) -> WalkScript {
    WalkScript(comment: comment, name: name, tag: tag, file: file)
  }

  /// The text before the steps.
  var beginning: String {
    """
    # \(FlowSecrets.current.masked(comment))
    name: \(name)
    tags: [\(tag)]
    checks: every
    ---

    """
  }

  /// Returns a Boolean value that indicates whether a file has something that random fire has not written.
  package static func isSomethingElse(_ path: String) -> Bool {
    // Writing refuses what is no file.
    guard let data = try? SafeFile.start(of: path, count: 4096), !data.isEmpty else { return false }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return !lines.prefix(firstLine - 1).contains("tags: [monkey]")
  }

  /// The line of the first step.
  static let firstLine = 6

  /// Returns a file of some of the steps, without secrets.
  package func text(of steps: [WalkStep]) -> String {
    beginning + steps.map { $0.maskedLine + "\n" }.joined()
  }

  /// The steps of a file that was written so far, each as it stands there.
  package static func steps(in text: String) -> [WalkStep] {
    text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "---" }.dropFirst()
      .filter { !$0.isEmpty }.map { WalkStep(line: String($0)) }
  }

  /// The steps of a file that was written so far; none if there is no file.
  package static func steps(at path: String) throws(SafeFileError) -> [WalkStep] {
    let bytes = try SafeFile.read(path, limit: FileBounds.steps) ?? []
    return steps(in: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads a step as a line of the file.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - place: The number of steps before it.
  /// - Returns: The step; `nil` if it can't be read: an app's name may be longer than a file.
  package func read(_ step: WalkStep, at place: Int) -> FlowStep? {
    var read = FlowReader().read(Array(step.line.utf8), file: file).flow?.steps.first
    read?.position.line = Self.firstLine + place
    return read
  }
}
