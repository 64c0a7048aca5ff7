/// The state that W9 and the store's workloads change: ten fields.
struct AppState: Sendable {
  var fieldA = 0
  var fieldB = 0
  var fieldC = 0
  var fieldD = 0
  var fieldE = 0
  var fieldF = 0
  var fieldG = 0
  var fieldH = 0
  var fieldI = 0
  var list: [Int]

  init(seed: Int) {
    list = (0..<50).map { seed &+ $0 }
  }

  /// The change of one round: every second one changes `fieldA`.
  @inline(__always)
  mutating func change(_ round: Int, by seed: Int) {
    if round & 1 == 0 { fieldA = seed &+ round } else { fieldB = seed &+ round }
  }

  /// Returns the sum of the values that `fieldA` is set to in `rounds` rounds.
  static func told(_ rounds: Int, seed: Int) -> Int {
    var sum = 0
    for round in 0..<rounds where round & 1 == 0 { sum &+= seed &+ round }
    return sum
  }
}
