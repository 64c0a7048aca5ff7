/// What the workloads work on, known at run time only.
struct Inputs {
  let seed: Int

  /// The sum of the values that `rounds` rounds send: `seed`, `seed + 1`, ….
  func sum(_ rounds: Int, of transform: (Int) -> Int = { $0 }) -> Int {
    var sum = 0
    for round in 0..<rounds { sum &+= transform(seed &+ round) }
    return sum
  }
}
