import Observation2
import OpenCombine

extension Workload {
  /// W1: a range through map, filter and map; built and subscribed inside.
  static var rangeChain: Workload {
    Workload("W1", against: .openCombine, limit: 1.0 / 12) { inputs in
      let count = 1_000_000
      let seed = inputs.seed
      let steps = RangeSteps(seed: seed)
      return Trial(
        operationsPerRound: count,
        expected: { RangeSteps.expected(count: count, seed: seed) &* $0 },
        ours: Contender {
          { rounds, meter in
            let total = Total()
            meter.start()
            for _ in 0..<rounds {
              _ = EventStream.from(0..<count)
                .map { $0 &+ seed }
                .filter { $0 & 1 == 0 }
                .map { $0 &* 3 }
                .subscribe { total.add($0) }
            }
            meter.stop()
            return total.sum
          }
        },
        bases: [
          Contender {
            { rounds, meter in
              let total = Total()
              meter.start()
              for _ in 0..<rounds {
                // `Publishers.Sequence` has operators of its own, which work on arrays.
                _ = (0..<count).publisher
                  .map { $0 &+ seed }
                  .filter { $0 & 1 == 0 }
                  .map { $0 &* 3 }
                  .sink { total.add($0) }
              }
              meter.stop()
              return total.sum
            }
          },
          Contender {
            { rounds, meter in
              let total = Total()
              meter.start()
              for _ in 0..<rounds {
                let first = Publishers.Map(upstream: (0..<count).publisher) { $0 &+ seed }
                _ = first.filter { $0 & 1 == 0 }.map { $0 &* 3 }.sink { total.add($0) }
              }
              meter.stop()
              return total.sum
            }
          },
        ],
        bare: Contender {
          { rounds, meter in
            steps.total.reset()
            meter.start()
            for _ in 0..<rounds { steps.run(count) }
            meter.stop()
            return steps.total.sum
          }
        }
      )
    }
  }
}

/// The four closures of W1, stored, and the loop that calls them.
private final class RangeSteps {
  let total = Total()
  private let shift: (Int) -> Int
  private let keep: (Int) -> Bool
  private let scale: (Int) -> Int
  private let observe: (Int) -> Void

  init(seed: Int) {
    let total = total
    shift = { $0 &+ seed }
    keep = { $0 & 1 == 0 }
    scale = { $0 &* 3 }
    observe = { total.add($0) }
  }

  @inline(never)
  func run(_ count: Int) {
    for value in 0..<count {
      let shifted = shift(value)
      if keep(shifted) { observe(scale(shifted)) }
    }
  }

  static func expected(count: Int, seed: Int) -> Int {
    var sum = 0
    for value in 0..<count where (value &+ seed) & 1 == 0 { sum &+= (value &+ seed) &* 3 }
    return sum
  }
}
