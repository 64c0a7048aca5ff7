/// What a run is going to play.
struct FlowRunPlan: Hashable, Sendable, Codable {
  /// One playing of one flow.
  struct Play: Hashable, Sendable, Codable {
    /// The flow's name.
    var name: String
    /// The file.
    var file: String
    /// The flow's tags.
    var tags: [String]
    /// The round, from 1.
    var round: Int
  }

  /// The seed of the run.
  var seed: UInt64
  /// The number of times that all flows are played.
  var rounds: Int
  /// What is played, in the order of the report.
  var plays: [Play]

  init(_ flows: [Flow], seed: UInt64, rounds: Int) {
    self.seed = seed
    self.rounds = rounds
    plays = (1...rounds).flatMap { round in
      flows.map { Play(name: $0.name, file: $0.file, tags: $0.header.tags, round: round) }
    }
  }
}
