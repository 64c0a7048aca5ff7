/// Measures workloads: warms up, then lets the contenders of one take turns.
@MainActor
struct Runner {
  let options: Options

  func run(_ workload: Workload) -> Row {
    let trial = workload.prepare(Inputs(seed: options.seed))
    var lanes = ([trial.ours] + trial.bases + [trial.bare].compactMap(\.self)).map {
      Lane($0, of: workload, in: trial)
    }
    for index in lanes.indices { lanes[index].warmUp(nanoseconds: options.nanoseconds) }
    for _ in 0..<options.repetitions {
      for index in lanes.indices { lanes[index].measure() }
    }
    let figures = lanes.map { Figure($0.samples) }
    let bare = trial.bare.map { _ in figures[figures.count - 1] }
    let bases =
      trial.bases.isEmpty ? [bare].compactMap(\.self) : [Figure](figures[1...trial.bases.count])
    return Row(
      workload: workload,
      ours: figures[0],
      base: bases.min { $0.median < $1.median } ?? figures[0],
      bare: bare,
      fault: lanes.lazy.compactMap(\.fault).first
    )
  }
}

/// One contender on its way through the repetitions.
@MainActor
private struct Lane {
  private let contender: Contender
  private let workload: Workload
  private let trial: Trial
  private var rounds = 1
  private(set) var samples: [Double] = []
  private(set) var fault: String?

  init(_ contender: Contender, of workload: Workload, in trial: Trial) {
    self.contender = contender
    self.workload = workload
    self.trial = trial
  }

  /// Finds how many rounds a repetition needs, and does one that does not count.
  mutating func warmUp(nanoseconds: Double) {
    if let fixed = trial.fixedRounds {
      rounds = fixed
      _ = cost()
      return
    }
    var taken = cost()
    while taken < nanoseconds {
      // A fifth more than needed, so that a repetition is not shorter for being faster than this one.
      let growth = taken < nanoseconds / 100 ? 10 : nanoseconds / taken * 1.2
      rounds = Int((Double(rounds) * growth).rounded(.up))
      taken = cost()
    }
  }

  mutating func measure() {
    samples.append(cost() / Double(rounds * trial.operationsPerRound))
  }

  private mutating func cost() -> Double {
    var meter = Meter(workload.quantity)
    let sum = contender.body(rounds, &meter)
    let expected = trial.expected(rounds)
    if sum != expected {
      fault = "\(workload.id): \(rounds) rounds gave the sum \(sum), not \(expected)"
    }
    return meter.total
  }
}
