/// The commands that a reader knows.
///
/// `FlowCommandList.standard` is the format's own list; a team adds commands of its own to it.
public struct FlowCommandList: Sendable {
  /// The treatment of a name.
  package enum Rule: Sendable {
    /// The command is read.
    case read(any FlowCommandSyntax.Type)
    /// The command belongs to Maestro, but cannot be played headless, for this reason.
    case refused(String)
  }

  /// A list of no command, which knows what is refused and why.
  package static let empty = FlowCommandList()

  private var rules: [String: Rule]
  /// Returns what a player needs of a command, so that it asks for that once, and not at each step.
  package private(set) var prepare:
    @Sendable (any FlowCommandSyntax) -> (any AnyObject & Sendable)? = { _ in nil }
  /// The engine that plays `runScript`; `nil` without one.
  package private(set) var scriptEngine: (any FlowScriptEngine)?
  /// The names that are known, sorted: those of the commands, and those that are refused.
  private(set) var knownNames: [String]

  /// Creates a list of no command, which knows what is refused and why.
  private init() {
    rules = Self.refusals
    knownNames = rules.keys.sorted()
  }

  /// The names of the commands, sorted.
  ///
  /// - Complexity: O(commands · log(commands)).
  package var names: [String] {
    knownNames.filter { self[$0] != nil }
  }

  /// The command of a name, compared byte for byte; `nil` if there is none that can be played.
  package subscript(name: String) -> (any FlowCommandSyntax.Type)? {
    if case .read(let command) = rule(named: name) { command } else { nil }
  }

  /// Returns the list with further commands; one of a known name takes its place.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - scriptEngine: The engine that plays `runScript`; the list's own if `nil`.
  ///   - prepare: Prepares commands for a player; the list's own function if `nil`.
  /// - Returns: The longer list.
  /// - Precondition: The names are ASCII letters and digits.
  package func adding(
    _ commands: [any FlowCommandSyntax.Type],
    scriptEngine: (any FlowScriptEngine)? = nil,
    prepare: (@Sendable (any FlowCommandSyntax) -> (any AnyObject & Sendable)?)? = nil
  ) -> FlowCommandList {
    var list = self
    if let prepare { list.prepare = prepare }
    for command in commands {
      precondition(
        !command.name.isEmpty
          && command.name.utf8.allSatisfy { Character(Unicode.Scalar($0)).isASCIIWord },
        "The name “\(command.name)” of a flow command has characters other than ASCII letters and digits."
      )
      list.rules[command.name] = .read(command)
    }
    list.knownNames = list.rules.keys.sorted()
    list.scriptEngine = scriptEngine ?? list.scriptEngine
    return list
  }

  /// Returns the rule of a name, compared byte for byte.
  package func rule(named name: String) -> Rule? {
    name.utf8.allSatisfy { $0 < 0x80 } ? rules[name] : nil
  }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}

// MARK: - What is refused

extension FlowCommandList {
  /// The reason why a list without an engine does not have `runScript`.
  package static let withoutEngine =
    "there is no JavaScript engine. Use “${…}” or evalScript, or give the commands a FlowScriptEngine."

  private static let refusals: [String: Rule] = {
    let intelligence = "it asks an outside service, and a run must depend on nothing outside."
    let recording = "a headless run has no picture to record."
    return [
      "runScript": .refused(withoutEngine),
      "assertWithAI": .refused(intelligence),
      "assertNoDefectsWithAI": .refused(intelligence),
      "extractTextWithAI": .refused(intelligence),
      "travel": .refused("a headless run has no place. Choose data in launchApp's arguments."),
      "setLocation": .refused("a headless run has no place. Choose data in launchApp's arguments."),
      "addMedia": .refused("a headless run has no media library."),
      "startRecording": .refused(recording),
      "stopRecording": .refused(recording),
    ]
  }()
}
