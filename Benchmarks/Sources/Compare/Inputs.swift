/// The input of the workloads, known only at run time.
struct Inputs {
  /// A number from 1 to a million, derived from the given seed, so that all sent values are
  /// positive: no sum of them is 0, the sum of a pipeline that delivers nothing, and none
  /// overflows.
  let seed: Int

  init(seed: Int) {
    self.seed = Int(seed.magnitude % 1_000_000) + 1
  }

  /// Returns the sum of the values that `rounds` rounds send: `seed`, `seed + 1`, ….
  func sum(_ rounds: Int, of transform: (Int) -> Int = { $0 }) -> Int {
    var sum = 0
    for round in 0..<rounds { sum &+= transform(seed &+ round) }
    return sum
  }
}
