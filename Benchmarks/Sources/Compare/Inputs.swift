/// What the workloads work on, known at run time only.
struct Inputs {
  /// From 1 to a million, whatever number it was made of, so that what is sent is positive: no sum
  /// of it is 0, which is what a pipeline gives that delivers nothing, and none overflows.
  let seed: Int

  init(seed: Int) {
    self.seed = Int(seed.magnitude % 1_000_000) + 1
  }

  /// The sum of the values that `rounds` rounds send: `seed`, `seed + 1`, ….
  func sum(_ rounds: Int, of transform: (Int) -> Int = { $0 }) -> Int {
    var sum = 0
    for round in 0..<rounds { sum &+= transform(seed &+ round) }
    return sum
  }
}
