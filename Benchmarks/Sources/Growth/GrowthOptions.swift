/// The command's arguments.
struct GrowthOptions {
  static let usage = """
    usage: growth [--json FILE] [--list | --covers] [NAME…]

      NAME         measure the rows alone whose name contains one of these
      --json FILE  write the results to this file as well
      --list       print the names of the rows and measure nothing
      --covers     print each public symbol that a row measures, and each with which nothing grows,
                   with the reason; measure nothing

    A row is measured at n, 4 n and 16 n; its exponent is the slope of the line, fitted by least
    squares, through the logarithms of the three totals: 1 is linear.

    Exit status: 1 if a row is over its limit or did not do what it is to measure, 2 if the command
    was called wrongly.
    """

  enum Action {
    case measure
    case list
    case printCoverage
  }

  private(set) var action = Action.measure
  private(set) var jsonPath: String?
  private(set) var names: [String] = []

  init(_ arguments: [String]) throws(GrowthUsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": action = .list
      case "--covers": action = .printCoverage
      case "--json":
        guard let path = rest.popFirst() else { throw GrowthUsageError("--json needs a file") }
        jsonPath = path
      default:
        if argument.hasPrefix("-") { throw GrowthUsageError("unknown argument \(argument)") }
        names.append(argument)
      }
    }
  }
}

/// An error in the command's arguments.
struct GrowthUsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
