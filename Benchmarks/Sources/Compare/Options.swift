/// The command's arguments.
struct Options {
  static let usage = """
    usage: compare [--only W2,W3] [--repetitions N] [--quick] [--seed N] [--json PATH]

      --only IDS       measure these workloads alone
      --repetitions N  how often each is measured (default 7, at least 1)
      --quick          3 repetitions of 0.02 s, to see that all works; the figures mean little
      --seed N         what the inputs are made of (default: the number of arguments)
      --json PATH      write the rows to this file as well

    Exit status: 1 if a limit is not met, a checksum is wrong or proves nothing, or a repetition is
    too short; 2 if it was called wrongly.
    """

  private(set) var only: [String]?
  private(set) var repetitions = 7
  private(set) var nanoseconds = 0.2e9
  private(set) var seed: Int
  private(set) var jsonPath: String?

  init(_ arguments: [String]) throws(UsageError) {
    seed = arguments.count
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--only":
        only = try Self.value(of: option, &rest).split(separator: ",").map(String.init)
      case "--repetitions":
        repetitions = try Self.number(of: option, &rest)
        guard repetitions > 0 else { throw UsageError("--repetitions must be at least 1") }
      case "--quick":
        repetitions = 3
        nanoseconds = 0.02e9
      case "--seed": seed = try Self.number(of: option, &rest)
      case "--json": jsonPath = try Self.value(of: option, &rest)
      default: throw UsageError("unknown argument \(option)")
      }
    }
  }

  private static func value(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
    return value
  }

  private static func number(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> Int {
    let text = try value(of: option, &rest)
    guard let number = Int(text) else { throw UsageError("\(option) needs a number, not \(text)") }
    return number
  }
}
