package import FlowEngine
package import FlowFormat

/// The plays of a run, in order.
package struct FlowRunPlan: Equatable, Sendable {
  /// The most plays of a run; their plan and their report are in memory.
  package static let most = 500_000

  /// One playing of one flow.
  package struct Play: Equatable, Sendable, Codable {
    /// The place in the whole run of all machines, from 0.
    package var place: Int
    /// The flow's name.
    package var name: String
    /// The file.
    package var file: String
    /// The flow's tags.
    package var tags: [String]
    /// The round, from 1.
    package var round: Int
    /// The device and the settings that it is played with; `nil` for the usual ones.
    package var variant: FlowVariant?
    /// The number of the folder's order that it belongs to, if a failure ends that order.
    package var sequence: Int?
  }

  /// The seed of the run.
  package var seed: UInt64
  /// The number of times that all flows are played.
  package var rounds: Int
  /// The part of the run, if several machines play it.
  package var shard: FlowReport.Shard?
  /// The flows to play, in the order of the report.
  package var plays: [Play]

  /// The plan of a run that is over, with the flows that have been played.
  package init(of report: FlowReport) {
    seed = report.seed
    rounds = report.rounds
    plays = report.flows.map {
      Play(place: $0.place, name: $0.name, file: $0.file, tags: $0.tags, round: $0.round)
    }
  }

  /// Plans round after round, in each flow after flow, and each flow in every variant.
  package init(
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
  package func lost(_ message: String, in step: FlowStep? = nil) -> FlowReportEntry {
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
  package func entry(of result: FlowResult) -> FlowReportEntry {
    var entry = FlowReportEntry(result, round: round)
    entry.place = place
    entry.variant = variant?.name
    return entry
  }
}
