import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// The options of `monkey`, read from the command line behind this word.
struct MonkeyArguments: Equatable, Sendable {
  /// The number of steps.
  var steps = 100_000
  /// The seed of the steps.
  var seed: UInt64 = 0
  /// A Boolean value that indicates whether the app runs in this process, which ends with it.
  var isInProcess = false
  /// How long it may take in real time; `nil` if it has no end but the steps.
  var timeLimit: Duration?
  /// The texts that are typed into fields, by the fields' identifiers.
  var values: [String: String] = [:]
  /// The file that gets the steps of a round that has broken something.
  var output: String?

  /// The file that is written if none is given.
  var file: String { output ?? "monkey-\(seed).yaml" }

  /// - Throws: The first error.
  init(_ words: CommandWords) throws(HarnessArguments.Misuse) {
    try words.refuseOperands(after: 0)
    steps = try words.number("--steps", in: 1...100_000_000) ?? steps
    seed = try words.number("--seed", in: 0...UInt64.max) ?? seed
    output = try words.text("--output", "the name of a file")
    values = try words.fieldValues()
    timeLimit = try words.timeLimit()
    isInProcess = words.has("--in-process")
  }
}
