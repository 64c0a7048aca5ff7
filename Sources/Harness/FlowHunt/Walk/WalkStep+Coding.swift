import FlowFormat
import FlowReports

extension WalkStep: Codable {
  private enum Key: String, CodingKey {
    case action, command, arguments, line, subject
  }

  /// The commands that a machine chooses, none of which names a file.
  private static let commands: Set = [
    "advanceTime", "back", "background", "backend", "clearState", "doubleTapOn", "eraseText",
    "foreground", "inputText", "killApp", "launchApp", "longPressOn", "openLink", "pressKey",
    "pullToRefresh", "scroll", "scrollUntilVisible", "setAirplaneMode", "setDarkMode", "setDevice",
    "setNetwork", "setOrientation", "setTextSize", "stopApp", "swipe", "tapOn",
  ]

  /// Reads a step, and writes its line again: that of the file may be another step.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      try values.decode(WalkAction.self, forKey: .action),
      try values.decode(String.self, forKey: .command),
      arguments: try values.decode([Argument].self, forKey: .arguments),
      subject: try values.decodeIfPresent(String.self, forKey: .subject)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(action, forKey: .action)
    try values.encode(command, forKey: .command)
    try values.encode(arguments, forKey: .arguments)
    try values.encode(line, forKey: .line)
    try values.encodeIfPresent(subject, forKey: .subject)
  }

  /// The most bytes of the step's line: each letter of a typed text is an act of its own, and takes as long.
  private var mostBytes: Int { bytesOfTyping > 0 ? 1_024 : 4_096 }

  /// The bytes of the step's line if it types a text, otherwise none.
  var bytesOfTyping: Int { command == "inputText" ? line.utf8.count : 0 }

  /// A Boolean value that indicates whether a machine can have written the step: one line with one command of its own,
  /// and no arguments but those of the step.
  var isSound: Bool {
    Self.commands.contains(command) && line.utf8.count <= mostBytes && arguments.count <= 16
      && subject?.utf8.count ?? 0 <= 4_096
      && arguments.allSatisfy(\.isSound)
      && !line.unicodeScalars.contains {
        $0.isLineBreak || $0.properties.generalCategory == .control
      }
  }
}
