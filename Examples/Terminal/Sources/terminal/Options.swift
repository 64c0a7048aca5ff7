import TerminalScreen

/// What the command line asks for.
struct Options {
  /// How the program is called.
  static let usage = """
    Shows the cart in this terminal.

      terminal                      takes keys until q or Control-C
      terminal --keys "tab enter"   presses keys, a second of virtual time for each, and prints the screen
               --size 60x24         the columns and rows of that screen

    Tab and the arrows move, Enter and Space tap, + and - step, page keys scroll, Escape and b go back.
    A click taps, the wheel scrolls, Control-Z stops until the shell goes on with it.
    In a script also: space, type:WORD, click:COLUMN,ROW, back-tab, page-down, wait:SECONDS.
    """

  /// Something that a script does.
  enum Step {
    case press([Key])
    case wait(Duration)
  }

  /// The steps of a script; `nil` to take keys.
  var script: [Step]?
  var columns = 80
  var rows = 24

  /// Reads the arguments; the error is a sentence.
  init(_ arguments: [String]) throws(OptionError) {
    var arguments = arguments[...]
    while let name = arguments.popFirst() {
      guard let value = arguments.popFirst() else { throw OptionError("\(name) needs a value.") }
      switch name {
      case "--keys":
        script = []
        for word in value.split(separator: " ") { script?.append(try Self.step(String(word))) }
      case "--size":
        let numbers = value.split(separator: "x").compactMap { Int($0) }
        guard numbers.count == 2, numbers.allSatisfy({ (1...1_000).contains($0) }) else {
          throw OptionError("“\(value)” is no size such as 60x24.")
        }
        (columns, rows) = (numbers[0], numbers[1])
      default: throw OptionError("There is no option \(name).")
      }
    }
  }

  private static func step(_ word: String) throws(OptionError) -> Step {
    if word.hasPrefix("wait:"), let seconds = Int(word.dropFirst(5)), seconds >= 0 {
      return .wait(.seconds(seconds))
    }
    guard let keys = Key.keys(of: word) else { throw OptionError("“\(word)” is no key.") }
    return .press(keys)
  }
}

/// What is wrong with the command line.
struct OptionError: Error {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
