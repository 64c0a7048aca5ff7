/// Measures workloads: warms up, then runs a workload's contenders in turn.
@MainActor
struct Runner {
  let options: Options

  func run(_ workload: Workload) async -> Row {
    let trial = await workload.prepare(Inputs(seed: options.seed))
    var lanes = ([trial.ours] + trial.bases + [trial.bare].compactMap(\.self)).map {
      Lane($0, of: workload, in: trial, leastTime: options.nanoseconds)
    }
    for index in lanes.indices { await lanes[index].warmUp() }
    for _ in 0..<options.repetitions {
      for index in lanes.indices { await lanes[index].measure() }
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

/// The repetitions of one contender.
@MainActor
private struct Lane {
  private let contender: Contender
  private let workload: Workload
  private let trial: Trial
  /// The least time of a repetition; `nil` if the number of rounds is fixed.
  private let leastTime: Double?
  private var rounds = 1
  private(set) var samples: [Double] = []
  private(set) var fault: String?

  init(_ contender: Contender, of workload: Workload, in trial: Trial, leastTime: Double) {
    self.contender = contender
    self.workload = workload
    self.trial = trial
    self.leastTime = trial.fixedRounds == nil ? leastTime : nil
  }

  /// Finds the number of rounds of a repetition, and runs one that is not counted.
  mutating func warmUp() async {
    rounds = trial.fixedRounds ?? 1
    _ = await longEnough()
  }

  mutating func measure() async {
    let taken = await longEnough()
    let operations = rounds * (contender.operationsPerRound ?? trial.operationsPerRound)
    samples.append(taken / Double(operations))
    if let leastTime, taken < leastTime {
      fault = "\(workload.id): a repetition took \(taken / 1e9) s, less than \(leastTime / 1e9) s"
    }
  }

  /// Runs a repetition, and repeats it with more rounds while it is too short, up to a limit.
  private mutating func longEnough() async -> Double {
    var taken = await cost()
    guard let leastTime else { return taken }
    for _ in 0..<20 where taken < leastTime {
      // A third more than needed, so that a repetition that is faster than this is still long enough.
      let growth = taken < leastTime / 100 ? 10 : leastTime / taken * 1.33
      rounds = Int((Double(rounds) * growth).rounded(.up))
      taken = await cost()
    }
    return taken
  }

  private mutating func cost() async -> Double {
    var meter = Meter(workload.quantity)
    let sum = await contender.run(rounds, &meter)
    let expected = (contender.expected ?? trial.expected)(rounds)
    if sum != expected {
      fault = "\(workload.id): \(rounds) rounds gave the sum \(sum), not \(expected)"
    }
    if expected == 0 || expected == trial.dead(rounds) {
      fault = "\(workload.id): the sum \(expected) of \(rounds) rounds proves nothing"
    }
    return meter.total
  }
}
