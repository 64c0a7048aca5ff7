import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// An option of a subcommand, as its help, its reading, the completions and the manual page know it.
struct CommandOption: Equatable, Sendable {
  /// The kind of an option's value, so that a shell can complete it.
  enum Completion: Equatable, Sendable {
    /// Nothing that a shell knows.
    case nothing
    /// A file or a folder.
    case path
    /// One of these words.
    case words([String])

    /// The words that a shell completes; `nil` if it completes none.
    var words: [String]? {
      if case .words(let words) = self { return words }
      return nil
    }
  }

  /// The name with its dashes: `--seed`.
  var name: String
  /// A second, short name: `-o`.
  var short: String?
  /// The name of the value in the help: `N`; `nil` for a switch.
  var value: String?
  /// The description of the option, as in the help, without a full stop; lines are broken where it is printed.
  var help: String
  /// How a shell completes the value.
  var completion = Completion.nothing
  /// A Boolean value that indicates whether the words after the value that have its form, `axis=…`, are values too.
  var takesMore = false

  /// Creates an option with a value.
  init(
    _ name: String,
    _ value: String,
    short: String? = nil,
    completion: Completion = .nothing,
    takesMore: Bool = false,
    _ help: String
  ) {
    (self.name, self.short, self.value, self.help) = (name, short, value, help)
    (self.completion, self.takesMore) = (completion, takesMore)
  }

  /// Creates a switch.
  init(_ name: String, short: String? = nil, _ help: String) {
    (self.name, self.short, self.help) = (name, short, help)
  }

  /// The option as the help shows it: `-o, --output FILE`.
  var title: String {
    (short.map { "\($0), " } ?? "") + name + (value.map { " \($0)" } ?? "")
  }
}
