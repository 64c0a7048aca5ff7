/// The part of the format that a device with Maestro 2.8.0 plays as well.
///
/// A flow is portable if it keeps to the commands, fields and values that both players know;
/// <doc:TheFlowFormat#On-a-device> has them in a table. A flow declares so with the tag ``tag``, and is then
/// refused by the reader where it is not:
///
/// ```yaml
/// appId: jp.example.market
/// tags: [portable]
/// ---
/// - launchApp: {clearState: true}
/// - assertVisible: かいもの
/// ```
enum FlowPortability {
  /// The tag by which a flow declares that it is portable.
  static let tag = "portable"
}

// MARK: - The table

extension FlowPortability {
  /// The values that both players read at one location of a flow.
  indirect enum Form: Sendable {
    /// All that the harness reads.
    case any
    /// A text that is none of these; the advice says what to do instead.
    case except([String], advice: String)
    /// A whole number.
    case wholeNumber
    /// A point whose coordinates are whole numbers, both of one kind.
    case point
    /// Texts of traits.
    case traits
    /// A selector, or a list of them.
    case selector
    /// A condition.
    case condition
    /// A list of steps.
    case steps
  }

  /// The keys that both players read of one command.
  struct Rule: Sendable {
    /// Why nothing of it is portable, and what to use instead.
    var refusal: String?
    /// `true` if its own keys include the keys of a selector.
    var selects = false
    /// The keys that both know.
    var keys: [String: Form] = [:]
    /// For the keys that only the harness knows, what to use instead.
    var advice: [String: String] = [:]
    /// The value after the colon in place of keys.
    var alone = Form.any
  }

  /// The keys of a selector.
  static let selector: [String: Form] = {
    let any = ["text", "id", "index", "enabled", "selected", "checked", "focused"]
    let whole = ["width", "height", "tolerance"]
    let others = [
      "below", "above", "leftOf", "rightOf", "childOf", "containsChild", "containsDescendants",
    ]
    return keys(any) + keys(whole, .wholeNumber) + keys(others, .selector) + ["traits": .traits]
  }()

  /// The keys of a condition.
  static let condition: [String: Form] =
    keys(["visible", "notVisible"], .selector) + keys(["true", "platform"])

  /// The keys of a header.
  static let header: [String: Form] =
    keys([
      "appId", "url", "name", "tags", "env", "properties", "jsEngine", "androidWebViewHierarchy",
    ])
    + keys(["onFlowStart", "onFlowComplete"], .steps)

  /// The rules by the command's name; a command without one is not portable.
  static let rules: [String: Rule] = portable.merging(alone) { $1 }

  private static let portable: [String: Rule] = [
    "launchApp": Rule(
      keys: keys(["appId", "clearState", "clearKeychain", "stopApp", "arguments", "permissions"])
    ),
    "stopApp": Rule(keys: keys(["appId"])),
    "killApp": Rule(keys: keys(["appId"])),
    "clearState": Rule(keys: keys(["appId"])),
    "clearKeychain": Rule(),
    "setPermissions": Rule(keys: keys(["appId", "permissions"])),
    "openLink": Rule(keys: keys(["link", "autoVerify", "browser"])),
    "setOrientation": Rule(keys: keys(["orientation"])),
    "setClipboard": Rule(keys: keys(["text"])),
    "setDarkMode": Rule(keys: keys(["value"])),
    "toggleDarkMode": Rule(),
    "assertDarkMode": Rule(),
    "assertLightMode": Rule(),
    "tapOn": tapping(["repeat", "delay"] + touching),
    "doubleTapOn": tapping(["repeat", "delay"] + touching),
    "longPressOn": tapping(["repeat", "delay"] + touching),
    "scroll": Rule(),
    "scrollUntilVisible": Rule(
      keys: keys(
        ["direction", "timeout", "speed", "visibilityPercentage", "centerElement"] + settling
      )
        + ["element": .selector]
    ),
    "swipe": Rule(
      keys: keys(["direction", "duration"] + settling) + [
        "from": .selector, "start": .point, "end": .point,
      ],
      advice: ["timeout": waiting]
    ),
    "inputText": Rule(keys: keys(["text"])),
    "inputRandomText": Rule(keys: keys(["length"])),
    "inputRandomNumber": Rule(keys: keys(["length"])),
    "inputRandomEmail": Rule(),
    "inputRandomPersonName": Rule(),
    "inputRandomCityName": Rule(),
    "inputRandomCountryName": Rule(),
    "inputRandomColorName": Rule(),
    "eraseText": Rule(keys: keys(["charactersToErase"])),
    "hideKeyboard": Rule(),
    "pasteText": Rule(),
    "pressKey": Rule(keys: ["key": key], alone: key),
    "copyTextFrom": selecting([:]),
    "assertVisible": selecting([:]),
    "assertNotVisible": selecting([:]),
    "extendedWaitUntil": Rule(
      keys: keys(["visible", "notVisible"], .selector) + keys(["timeout"])
    ),
    "takeScreenshot": Rule(keys: keys(["path"]) + ["cropOn": .selector]),
    "assertScreenshot": Rule(
      keys: keys(["path", "thresholdPercentage"]) + ["cropOn": .selector]
    ),
    "assertTrue": Rule(keys: keys(["condition"])),
    "runFlow": Rule(keys: keys(["file", "env"]) + ["commands": .steps, "when": .condition]),
    "repeat": Rule(keys: ["times": .any, "while": .condition, "commands": .steps]),
    "retry": Rule(keys: keys(["maxRetries", "file", "env"]) + ["commands": .steps]),
    "evalScript": Rule(keys: keys(["script"])),
    "waitForAnimationToEnd": Rule(keys: keys(["timeout"])),
  ]

  private static let settling = ["waitToSettleTimeoutMs"]
  private static let touching = ["retryTapIfNoChange", "waitUntilVisible"] + settling

  /// The replacements for the harness's own commands.
  private static let alone: [String: Rule] = [
    "back": refused("An iOS device has no such key. Tap the button that leads back."),
    "setAirplaneMode": refused("An iOS device ignores it. Test a lost network headless."),
    "toggleAirplaneMode": refused("An iOS device ignores it. Test a lost network headless."),
    "advanceTime": refused("Time goes on by itself there. Wait with extendedWaitUntil."),
    "setNetwork": refused("Test the network headless, or have an argument of launchApp say so."),
    "setDevice": refused("Choose the device when you start Maestro."),
    "setTextSize": refused("Set the size on the device before the run."),
    "background": refused("Use pressKey: Home."),
    "foreground": refused("Use launchApp with stopApp: false."),
    "pullToRefresh": refused("Use swipe with direction: DOWN and a from at the top."),
    "setValue": refused("Swipe over the slider, or tap the control's buttons."),
    "inputMarkedText": refused("Use inputText: a device types without an input method."),
    "drag": refused("Use longPressOn, and swipe from point to point."),
    "performAction": refused("Do it by touch."),
    "backend": refused("Have the data in place when the app is launched."),
    "assertBackend": refused("Assert what a person sees of it, with assertVisible."),
    "assertEvent": refused("Assert what a person sees of it, with assertVisible."),
    "assertValue": refused("Assert what a person sees of it, with assertVisible."),
    "assertRoute": refused("Assert what a person sees there, with assertVisible."),
    "assertCount": refused(
      "Use assertVisible with an index, and assertNotVisible with the next one."
    ),
    "replay": refused("Have the data in place when the app is launched."),
    "assertAlways": refused("Use assertVisible or assertNotVisible, which look once."),
  ]

  /// The replacement for a `timeout` that only the harness reads.
  private static let waiting =
    "Leave it out: a command waits there by itself, and no instant can be named. For a longer wait put "
    + "extendedWaitUntil before it."

  private static let key = Form.except(
    ["Escape", "Tab", "Back", "Power"],
    advice: "An iOS device has no such key. Tap what a person would tap there."
  )

  private static func keys(_ names: [String], _ form: Form = .any) -> [String: Form] {
    Dictionary(names.map { ($0, form) }) { $1 }
  }

  private static func selecting(_ keys: [String: Form]) -> Rule {
    Rule(selects: true, keys: keys, advice: ["timeout": waiting], alone: .selector)
  }

  private static func tapping(_ names: [String]) -> Rule {
    var rule = selecting(keys(names) + ["point": .point])
    rule.advice["relativePoint"] = "Write “point”, which there too is one in the element."
    return rule
  }

  private static func refused(_ advice: String) -> Rule { Rule(refusal: advice) }
}

extension [String: FlowPortability.Form] {
  fileprivate static func + (one: Self, other: Self) -> Self { one.merging(other) { $1 } }
}
