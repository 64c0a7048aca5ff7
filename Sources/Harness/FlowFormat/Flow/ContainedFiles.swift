/// The answers of a check about the files that its steps name: each asks the disk once.
package final class ContainedFiles {
  private var answers: [FlowLoader.Reach: Bool] = [:]
  /// The number of questions that the disk has answered.
  package private(set) var looks = 0

  /// Returns a Boolean value that indicates whether a file lies inside a workspace.
  package func holds(_ path: String, in home: WorkspaceFolder) -> Bool {
    let reach = FlowLoader.Reach(path: ExactText(path), home: home)
    if let answer = answers[reach] { return answer }
    looks += 1
    let answer = home.contains(path)
    answers[reach] = answer
    return answer
  }
}
