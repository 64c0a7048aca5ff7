/// The commands that a reader knows.
///
/// ``standard`` is the format's own list; a team adds commands of its own to it.
public struct FlowCommandList: Sendable {
  /// The treatment of a name.
  enum Rule: Sendable {
    /// The command is read.
    case read(any FlowCommand.Type)
    /// The command belongs to Maestro, but cannot be played headless, for this reason.
    case refused(String)
  }

  /// The commands of the format.
  ///
  /// `runScript` is one of them on Apple platforms, where JavaScriptCore plays it.
  public static let standard = withoutScripts.playingScriptsOfSystem

  private static let withoutScripts = FlowCommandList().adding(
    AdvanceTimeCommand.self,
    AssertAlwaysCommand.self,
    AssertBackendCommand.self,
    AssertCountCommand.self,
    AssertDarkModeCommand.self,
    AssertEventCommand.self,
    AssertLightModeCommand.self,
    AssertNotVisibleCommand.self,
    AssertRouteCommand.self,
    AssertScreenshotCommand.self,
    AssertTrueCommand.self,
    AssertValueCommand.self,
    AssertVisibleCommand.self,
    BackCommand.self,
    BackendCommand.self,
    BackgroundCommand.self,
    ClearKeychainCommand.self,
    ClearStateCommand.self,
    CopyTextFromCommand.self,
    DoubleTapOnCommand.self,
    DragCommand.self,
    EraseTextCommand.self,
    EvalScriptCommand.self,
    ExtendedWaitUntilCommand.self,
    ForegroundCommand.self,
    HideKeyboardCommand.self,
    InputMarkedTextCommand.self,
    InputRandomCityNameCommand.self,
    InputRandomColorNameCommand.self,
    InputRandomCountryNameCommand.self,
    InputRandomEmailCommand.self,
    InputRandomNumberCommand.self,
    InputRandomPersonNameCommand.self,
    InputRandomTextCommand.self,
    InputTextCommand.self,
    KillAppCommand.self,
    LaunchAppCommand.self,
    LongPressOnCommand.self,
    OpenLinkCommand.self,
    PasteTextCommand.self,
    PerformActionCommand.self,
    PressKeyCommand.self,
    PullToRefreshCommand.self,
    RepeatCommand.self,
    ReplayCommand.self,
    RetryCommand.self,
    RunFlowCommand.self,
    ScrollCommand.self,
    ScrollUntilVisibleCommand.self,
    SetAirplaneModeCommand.self,
    SetClipboardCommand.self,
    SetDarkModeCommand.self,
    SetDeviceCommand.self,
    SetNetworkCommand.self,
    SetOrientationCommand.self,
    SetPermissionsCommand.self,
    SetTextSizeCommand.self,
    SetValueCommand.self,
    StopAppCommand.self,
    SwipeCommand.self,
    TakeScreenshotCommand.self,
    TapOnCommand.self,
    ToggleAirplaneModeCommand.self,
    ToggleDarkModeCommand.self,
    WaitForAnimationToEndCommand.self
  )

  private var rules: [String: Rule]
  /// The engine that plays `runScript`; `nil` without one.
  private(set) var scriptEngine: (any FlowScriptEngine)?
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
  package subscript(name: String) -> (any FlowCommand.Type)? {
    if case .read(let command) = rule(named: name) { command } else { nil }
  }

  /// Returns the list with further commands; one of a known name takes its place.
  ///
  /// - Parameter commands: The commands.
  /// - Returns: The longer list.
  /// - Precondition: The names are ASCII letters and digits.
  /// - Complexity: O(all commands · log(all commands)).
  public func adding(_ commands: any FlowCommand.Type...) -> FlowCommandList {
    var list = self
    for command in commands {
      precondition(
        !command.name.isEmpty
          && command.name.utf8.allSatisfy { Character(Unicode.Scalar($0)).isASCIIWord },
        "The name “\(command.name)” of a flow command has characters other than ASCII letters and digits."
      )
      list.rules[command.name] = .read(command)
    }
    list.knownNames = list.rules.keys.sorted()
    return list
  }

  /// Returns the list with `runScript`, which an engine plays.
  ///
  /// - Parameter engine: The engine.
  /// - Returns: The longer list.
  /// - Complexity: O(commands · log(commands)).
  public func playingScripts(with engine: any FlowScriptEngine) -> FlowCommandList {
    var list = adding(RunScriptCommand.self)
    list.scriptEngine = engine
    return list
  }

  /// Returns the rule of a name, compared byte for byte.
  func rule(named name: String) -> Rule? {
    name.utf8.allSatisfy { $0 < 0x80 } ? rules[name] : nil
  }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}

// MARK: - What is refused

extension FlowCommandList {
  private static let refusals: [String: Rule] = {
    let intelligence = "it asks an outside service, and a run must depend on nothing outside."
    let recording = "a headless run has no picture to record."
    return [
      "runScript": .refused(RunScriptCommand.obstacle),
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
