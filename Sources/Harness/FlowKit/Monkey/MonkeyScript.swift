/// The flow file of a round's steps, each on a line of its own.
struct MonkeyScript: Hashable, Sendable {
  let seed: UInt64
  let round: Int
  let file: String

  /// What stands before the steps.
  var beginning: String {
    """
    # Steps that were chosen at random: those of round \(round) with the seed \(seed).
    name: Random fire, seed \(seed), round \(round)
    tags: [monkey]
    ---

    """
  }

  /// The line of the first step.
  static let firstLine = 5

  /// Returns a file of some of the steps.
  func text(of steps: [MonkeyStep]) -> String {
    beginning + steps.map { $0.line + "\n" }.joined()
  }

  /// Reads a step as it will stand in the file.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - place: The number of steps before it.
  /// - Returns: The step; `nil` if it can't be read: an app's name may be longer than a file.
  func read(_ step: MonkeyStep, at place: Int) -> FlowStep? {
    var read = FlowReader().read(Array(step.line.utf8), file: file).flow?.steps.first
    read?.position.line = Self.firstLine + place
    return read
  }
}
