/// A workload built up, ready to be measured.
struct Trial {
  /// How many of the workload's operations one round is.
  var operationsPerRound = 1
  /// The rounds of a repetition, where time does not decide it.
  var fixedRounds: Int?
  /// The checksum that `rounds` rounds must have; neither 0 nor what `dead` gives.
  let expected: (_ rounds: Int) -> Int
  /// The checksum if nothing that is sent were delivered.
  var dead: (_ rounds: Int) -> Int = { _ in 0 }
  let ours: Contender
  /// The base, in each of the forms that a user of it may write; the fastest counts.
  ///
  /// Empty if the base is `bare`.
  var bases: [Contender] = []
  var bare: Contender?
}
