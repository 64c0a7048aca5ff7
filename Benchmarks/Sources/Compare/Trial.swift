/// A workload that is ready to be measured.
struct Trial {
  /// The number of the workload's operations in one round.
  var operationsPerRound = 1
  /// The number of rounds of a repetition, if it is not derived from a time.
  var fixedRounds: Int?
  /// The checksum that `rounds` rounds must have; neither 0 nor the result of `dead`.
  let expected: (_ rounds: Int) -> Int
  /// The checksum of a pipeline that delivers nothing.
  var dead: (_ rounds: Int) -> Int = { _ in 0 }
  let ours: Contender
  /// The base, in each form that its user may write; the fastest counts.
  ///
  /// Empty if the base is `bare`.
  var bases: [Contender] = []
  var bare: Contender?
}
