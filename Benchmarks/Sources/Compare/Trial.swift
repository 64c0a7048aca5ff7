/// A workload built up, ready to be measured.
struct Trial {
  /// How many of the workload's operations one round is.
  var operationsPerRound = 1
  /// The rounds of a repetition, where time does not decide it.
  var fixedRounds: Int?
  /// The checksum that `rounds` rounds must have.
  let expected: (_ rounds: Int) -> Int
  let ours: Contender
  /// The base, in each of the forms that a user of it may write; the fastest counts.
  ///
  /// Empty if the base is `bare`.
  var bases: [Contender] = []
  var bare: Contender?
}
