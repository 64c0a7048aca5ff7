/// The options of `monkey`, read from the command line behind this word.
struct MonkeyArguments: Hashable, Sendable {
  private static let valued = ["--steps", "--seed", "--output"]

  /// The number of steps.
  var steps = 10_000
  /// The seed of the steps.
  var seed: UInt64 = 0
  /// The file that gets the steps of a round that has broken something.
  var output: String?
  var wantsHelp = false

  /// The file that is written if none is given.
  var file: String { output ?? "monkey-\(seed).yaml" }

  static func help(for name: String) -> String {
    """
    usage: \(name) monkey [--steps N] [--seed N] [-o FILE.yaml]

    Plays the app at random, with faults of the network, events of its back ends, other devices and
    the end of its process in between, and checks after each step what has to hold at every moment.
    The same seed gives the same steps. If something breaks, the steps of its round are in a flow
    file that shows it again: \(name) FILE.yaml.

      --steps N         the number of steps (10000)
      --seed N          the seed of the steps (0)
      -o, --output FILE the flow file (monkey-SEED.yaml); it is written as the steps are played, so
                        that they are there if the process ends, and removed if nothing breaks
      --help            print this

    exit status: 0 nothing broke, 1 something did, 2 wrong usage
    """
  }

  /// - Throws: The first error.
  init(_ arguments: ArraySlice<String>) throws(HarnessArguments.Misuse) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--help" {
        wantsHelp = true
        continue
      }
      var name = String(argument.prefix { $0 != "=" })
      let inline = name.count < argument.count ? String(argument.dropFirst(name.count + 1)) : nil
      if name == "-o" { name = "--output" }
      guard Self.valued.contains(name) else {
        let hint = NearestName.hint(for: name, among: Self.valued + ["--help"])
        throw HarnessArguments.Misuse("monkey takes no “\(argument.prefix(48))”.\(hint)")
      }
      guard let value = inline ?? rest.popFirst() else {
        throw HarnessArguments.Misuse("\(name) needs a value after it.")
      }
      try take(name, value)
    }
  }

  private mutating func take(_ name: String, _ value: String) throws(HarnessArguments.Misuse) {
    switch name {
    case "--steps":
      guard let steps = Int(value), (1...100_000_000).contains(steps) else {
        throw HarnessArguments.Misuse(
          "--steps takes a whole number from 1, but “\(value.prefix(48))” was given."
        )
      }
      self.steps = steps
    case "--seed":
      guard let seed = UInt64(value) else {
        throw HarnessArguments.Misuse(
          "--seed takes a whole number from 0, but “\(value.prefix(48))” was given."
        )
      }
      self.seed = seed
    default:
      guard !value.isEmpty else { throw HarnessArguments.Misuse("-o needs the name of a file.") }
      output = value
    }
  }
}
