/// One way of doing a workload's operation.
struct Contender {
  /// Runs `rounds` rounds and returns the checksum of the results.
  ///
  /// Work that is not measured happens before the meter is started or after it is stopped.
  typealias Body = @MainActor (_ rounds: Int, _ meter: inout Meter) -> Int

  /// The same for work that suspends.
  typealias AsyncBody = @MainActor (_ rounds: Int, _ meter: inout Meter) async -> Int

  /// Bodies that don't suspend stay functions that can't.
  private enum Work {
    case plain(Body)
    case suspending(AsyncBody)
  }

  private let work: Work
  /// The expected checksum, if it differs from the trial's.
  let expected: ((_ rounds: Int) -> Int)?
  /// The number of the workload's operations in one round, if it differs from the trial's.
  let operationsPerRound: Int?

  /// Calls `prepare`, which builds the objects that all rounds share and returns the body that uses
  /// them.
  @MainActor
  init(expected: ((_ rounds: Int) -> Int)? = nil, _ prepare: @MainActor () -> Body) {
    self.expected = expected
    operationsPerRound = nil
    work = .plain(prepare())
  }

  /// Measures all of each round, which may suspend and returns its part of the checksum.
  init(operationsPerRound: Int, _ round: @escaping @MainActor () async -> Int) {
    expected = nil
    self.operationsPerRound = operationsPerRound
    work = .suspending { rounds, meter in
      var sum = 0
      meter.start()
      for _ in 0..<rounds { sum &+= await round() }
      meter.stop()
      return sum
    }
  }

  @MainActor
  func run(_ rounds: Int, _ meter: inout Meter) async -> Int {
    switch work {
    case .plain(let body): body(rounds, &meter)
    case .suspending(let body): await body(rounds, &meter)
    }
  }
}
