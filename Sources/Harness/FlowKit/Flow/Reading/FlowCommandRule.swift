/// The treatment of a command name.
enum FlowCommandRule: Sendable {
  /// The command is read; the closure reports an error and returns `nil` if that fails.
  case read(@Sendable (FlowCall, FlowNodeReader) -> FlowCommand?)
  /// The command belongs to the format, but cannot be played yet.
  case notYet
  /// The command belongs to Maestro, but cannot be played headless, for this reason.
  case refused(String)

  /// All known names, sorted.
  static let names = rules.keys.sorted()

  /// Returns the rule of a name, compared byte for byte.
  static func rule(named name: String) -> FlowCommandRule? {
    name.utf8.allSatisfy { $0 < 0x80 } ? rules[name] : nil
  }

  static let rules: [String: FlowCommandRule] = {
    var rules = supported
    for name in announced { rules[name] = .notYet }
    return rules.merging(refusals) { first, _ in first }
  }()

  private static let supported: [String: FlowCommandRule] = [
    "launchApp": .read { FlowCommand.LaunchApp($0, $1).map { .launchApp($0) } },
    "stopApp": .read { FlowCommand.StopApp($0, $1).map { .stopApp($0) } },
    "back": .read { $1.bare($0, .back) },
    "setAirplaneMode": .read { $1.parameter($0, key: "value").map { .setAirplaneMode($0) } },
    "tapOn": .read {
      FlowCommand.TapOn($0, $1, keys: FlowCommand.TapOn.keys).map { .tapOn($0) }
    },
    "doubleTapOn": .read {
      FlowCommand.TapOn($0, $1, keys: FlowCommand.TapOn.doubleTapKeys).map { .doubleTapOn($0) }
    },
    "scroll": .read { $1.bare($0, .scroll) },
    "assertVisible": .read { FlowCommand.Sighting($0, $1).map { .assertVisible($0) } },
    "assertNotVisible": .read { FlowCommand.Sighting($0, $1).map { .assertNotVisible($0) } },
    "assertTrue": .read { $1.text($0, key: "condition").map { .assertTrue($0) } },
    "extendedWaitUntil": .read {
      FlowCommand.ExtendedWaitUntil($0, $1).map { .extendedWaitUntil($0) }
    },
    "runFlow": .read { FlowCommand.RunFlow($0, $1).map { .runFlow($0) } },
    "repeat": .read { FlowCommand.Repeat($0, $1).map { .repeat($0) } },
    "advanceTime": .read { $1.duration($0, key: "value", .withUnit).map { .advanceTime($0) } },
    "setNetwork": .read { FlowCommand.SetNetwork($0, $1).map { .setNetwork($0) } },
    "backend": .read { FlowCommand.Backend($0, $1).map { .backend($0) } },
    "assertBackend": .read { FlowCommand.AssertBackend($0, $1).map { .assertBackend($0) } },
    "assertEvent": .read { FlowCommand.AssertEvent($0, $1).map { .assertEvent($0) } },
    "assertValue": .read { FlowCommand.AssertValue($0, $1).map { .assertValue($0) } },
    "assertAlways": .read { FlowCommand.AssertAlways($0, $1).map { .assertAlways($0) } },
  ]

  private static let announced = [
    "killApp", "clearState", "openLink", "setOrientation", "setPermissions", "toggleAirplaneMode",
    "setDarkMode", "toggleDarkMode", "longPressOn", "swipe", "scrollUntilVisible", "inputText",
    "inputRandomText", "inputRandomNumber", "inputRandomEmail", "inputRandomPersonName",
    "inputRandomCityName", "inputRandomCountryName", "inputRandomColorName", "eraseText",
    "pressKey", "hideKeyboard", "copyTextFrom", "pasteText", "setClipboard",
    "waitForAnimationToEnd", "takeScreenshot", "assertScreenshot", "retry", "evalScript",
    "setDevice", "setTextSize", "background", "foreground", "pullToRefresh", "assertRoute",
    "assertCount",
  ]

  private static let refusals: [String: FlowCommandRule] = {
    let intelligence = "it asks an outside service, and a run must depend on nothing outside."
    let recording = "a headless run has no picture to record."
    return [
      "runScript": .refused("there is no JavaScript engine. Use “${…}” or evalScript."),
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
