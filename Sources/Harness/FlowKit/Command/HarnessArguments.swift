/// The harness's options, read from its command line.
public struct HarnessArguments: Hashable, Sendable {
  /// An error in a command line; the message says what to do.
  public struct Misuse: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence for the person who typed it.
    public let description: String
  }

  /// Files and folders to play; if empty, the bundled flows are played.
  public var paths: [String] = []
  /// The number of times that all flows are played.
  public var rounds = 1
  /// The path of the JSON report, if one is written.
  public var json: String?
  /// The seed of everything random.
  public var seed: UInt64 = 0
  /// Whether only failures and the summary are printed.
  public var isQuiet = false
  /// Values for `${…}` by name.
  public var env: [String: String] = [:]
  /// Whether to print the help and do nothing else.
  public var wantsHelp = false

  /// The help text of the command `harness`.
  public static let help = help(for: "harness")

  /// The help text.
  ///
  /// - Parameter name: The name of the executable.
  /// - Returns: The text that `--help` prints.
  public static func help(for name: String) -> String {
    """
    usage: \(name) [PATH…] [--repeat N] [--json FILE] [--seed N] [--env KEY=VALUE] [--quiet]
           \(name) check [--portable] [PATH…]
           \(name) layout preview FILE.json [--size WIDTHxHEIGHT] [-o FILE.svg] …
           \(name) gallery [SCENE] -o DIR
           \(name) monkey [--steps N] [--seed N] [-o FILE.yaml]

    Plays user flows against scenes, in virtual time. PATH is a flow file or a folder of them;
    without any, the features' bundled flows are played. The other forms, each with a --help:
    check lists the flows' errors without playing them, layout preview draws a layout, gallery
    draws what the scenes can look like on one page, and monkey plays the app at random.

      --repeat N        play all of them N times in this process
      --json FILE       write a report for machines too
      --seed N          the seed of everything random (0)
      --env KEY=VALUE   a name for ${KEY} in the flows; may be given several times
      --quiet           print failures and the summary only
      --help            print this

    exit status: 0 all passed, 1 a flow failed, 2 wrong usage or a flow that cannot be read (all
    such errors are listed, nothing is played), 3 a bug of the harness
    """
  }

  private static let valued = ["--repeat", "--json", "--seed", "--env"]
  private static let switches = ["--quiet", "--help"]

  /// Reads a command line, without the program's own name.
  ///
  /// An option's value is the next argument, or follows `=`. After `--` every argument is a path.
  ///
  /// - Throws: The first error.
  public init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      if argument == "--" {
        paths += rest
        break
      }
      let name = String(argument.prefix { $0 != "=" })
      let inline = name.count < argument.count ? String(argument.dropFirst(name.count + 1)) : nil
      if Self.valued.contains(name) {
        guard let value = inline ?? rest.popFirst() else {
          throw Misuse("\(name) needs a value after it.")
        }
        try take(name, value)
      } else if Self.switches.contains(name), inline == nil {
        if name == "--quiet" { isQuiet = true } else { wantsHelp = true }
      } else {
        throw Self.unknown(argument, named: name)
      }
    }
  }

  private static func unknown(_ argument: String, named name: String) -> Misuse {
    if switches.contains(name) { return Misuse("\(name) takes no value.") }
    let hint = NearestName.hint(for: name, among: valued + switches)
    return Misuse("There is no option \(argument.prefix(48)).\(hint)")
  }

  private mutating func take(_ name: String, _ value: String) throws(Misuse) {
    switch name {
    case "--repeat":
      guard let count = Int(value), (1...1_000_000).contains(count) else {
        throw Misuse("--repeat takes a whole number from 1, but “\(value.prefix(48))” was given.")
      }
      rounds = count
    case "--seed":
      guard let number = UInt64(value) else {
        throw Misuse("--seed takes a whole number from 0, but “\(value.prefix(48))” was given.")
      }
      seed = number
    case "--json":
      guard !value.isEmpty else { throw Misuse("--json needs the name of a file.") }
      json = value
    default:
      guard let sign = value.firstIndex(of: "="), sign > value.startIndex else {
        throw Misuse("--env takes KEY=VALUE, but “\(value.prefix(48))” was given.")
      }
      env[String(value[..<sign])] = String(value[value.index(after: sign)...])
    }
  }
}

extension HarnessArguments.Misuse {
  init(_ description: String) {
    self.description = description
  }
}
