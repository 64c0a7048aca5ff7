/// The plays of a run, in order.
struct FlowRunPlan: Hashable, Sendable {
  /// One playing of one flow.
  struct Play: Hashable, Sendable, Codable {
    /// The place in the whole run of all machines, from 0.
    var place: Int
    /// The flow's name.
    var name: String
    /// The file.
    var file: String
    /// The flow's tags.
    var tags: [String]
    /// The round, from 1.
    var round: Int
    /// The device and the settings that it is played with; `nil` for the usual ones.
    var variant: FlowVariant?
    /// The number of the folder's order that it belongs to, if a failure ends that order.
    var sequence: Int?
  }

  /// The seed of the run.
  var seed: UInt64
  /// The number of times that all flows are played.
  var rounds: Int
  /// The part of the run, if several machines play it.
  var shard: FlowReport.Shard?
  /// The flows to play, in the order of the report.
  var plays: [Play]

  /// The plan of a run that is over, with the flows that have been played.
  init(of report: FlowReport) {
    seed = report.seed
    rounds = report.rounds
    plays = report.flows.map {
      Play(place: $0.place, name: $0.name, file: $0.file, tags: $0.tags, round: $0.round)
    }
  }

  /// Plans round after round, in each flow after flow, and each flow in every variant.
  init(
    _ flows: [Flow],
    seed: UInt64,
    rounds: Int,
    variants: [FlowVariant?] = [nil],
    sequences: [FlowSequence] = []
  ) {
    var sequenceByFile: [ExactText: Int] = [:]
    for (index, sequence) in sequences.enumerated() where !sequence.continuesOnFailure {
      for file in sequence.files { sequenceByFile[ExactText(file)] = index }
    }
    self.seed = seed
    self.rounds = rounds
    plays = []
    for round in 1...rounds {
      for flow in flows {
        for variant in variants {
          plays.append(
            Play(
              place: plays.count,
              name: flow.name,
              file: flow.file,
              tags: flow.tags,
              round: round,
              variant: variant,
              sequence: sequenceByFile[ExactText(flow.file)]
            )
          )
        }
      }
    }
  }
}

extension FlowRunPlan.Play {
  /// The result of a flow whose process has ended under it, in a step if that is known.
  func lost(_ message: String, in step: FlowStep? = nil) -> FlowReportEntry {
    let failure = FlowFailure(
      kind: .process,
      file: step?.file ?? file,
      position: step?.position ?? .start,
      step: step?.source,
      message: message
    )
    let result = FlowResult(
      name: name,
      file: file,
      tags: tags,
      steps: [],
      stepsPlayed: 0,
      realTime: .zero,
      virtualTime: .zero,
      failures: [failure],
      alive: FlowCensus()
    )
    return entry(of: result)
  }

  /// The report of its result.
  func entry(of result: FlowResult) -> FlowReportEntry {
    var entry = FlowReportEntry(result, round: round)
    entry.place = place
    entry.variant = variant?.name
    return entry
  }
}
