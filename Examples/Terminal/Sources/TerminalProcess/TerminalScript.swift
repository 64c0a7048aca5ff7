public import TerminalScreen

/// Keys to press instead of a person's, and the size of the screen on which they are pressed.
public struct TerminalScript: Sendable {
  /// Something that a script does.
  public enum Step: Sendable, Hashable {
    /// Presses keys.
    case press([Key])
    /// Lets time pass.
    case wait(Duration)
  }

  /// What is wrong with a script.
  public struct Slip: Error, CustomStringConvertible {
    /// A sentence.
    public let description: String

    /// Creates one.
    public init(_ sentence: String) {
      description = sentence
    }
  }

  /// The steps, in their order.
  public let steps: [Step]

  /// Reads words with spaces between them: names of keys, and `wait:SECONDS`.
  public init(_ words: String) throws(Slip) {
    var steps: [Step] = []
    for word in words.split(separator: " ") { steps.append(try Self.step(String(word))) }
    self.steps = steps
  }

  private static func step(_ word: String) throws(Slip) -> Step {
    if word.hasPrefix("wait:"), let seconds = Int(word.dropFirst(5)), seconds >= 0 {
      return .wait(.seconds(seconds))
    }
    guard let keys = Key.keys(of: word) else { throw Slip("“\(word)” is no key.") }
    return .press(keys)
  }

  /// Reads a size such as `60x24`: columns and rows.
  public static func size(_ text: String) throws(Slip) -> (columns: Int, rows: Int) {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ (1...1_000).contains($0) }) else {
      throw Slip("“\(text)” is no size such as 60x24.")
    }
    return (numbers[0], numbers[1])
  }
}
