/// A command of the flow format.
///
/// It reads its arguments in the file, checks them before any flow is played, and acts on the running app.
///
/// Each command is a type of its own, in ``FlowCommandList/standard`` or in a list that a team makes of
/// it: `FlowCommandList.standard.adding(ShakeCommand.self)`. <doc:TheFlowFormat#A-command-of-your-own>
/// shows one.
///
/// A value of the type is the command of one step, with its typed arguments.
public protocol FlowCommand: Hashable, Sendable {
  /// The command's name in a file, in ASCII letters and digits.
  static var name: String { get }

  /// The keys that the command reads, without `label`, `optional` and the keys of a selector.
  ///
  /// `nil` allows any key, for a command that can't know its keys.
  static var keys: [String]? { get }

  /// The command's description, for `harness explain` and editors; empty by default.
  static var guide: FlowCommandGuide { get }

  /// Reads the command of a step; `nil` if there is none to play, for which an error has been reported.
  ///
  /// The methods of the call and of its fields report each mistake at its position in the file. They do not
  /// stop at the first one, so a person sees all mistakes of a file at once.
  ///
  /// - Parameter call: The command in its file.
  init?(_ call: FlowCall)

  /// A Boolean value that indicates whether the command acts on a screen; `true` by default.
  ///
  /// If it does and the flow has not launched the app, the runner launches the app with the defaults.
  var needsScreen: Bool { get }

  /// A Boolean value that indicates whether the command by itself changes nothing: it looks, lets time pass, or plays
  /// the steps inside it; `false` by default.
  ///
  /// After such a step the runner checks nothing that it has checked before, unless the app has done something since.
  var onlyLooks: Bool { get }

  /// The steps inside the command; empty by default.
  var inner: [FlowStep] { get }

  /// Checks the command against the names that the app declares, before any flow is played.
  ///
  /// The default implementation returns no errors.
  ///
  /// - Parameter check: The app, and the step in its file.
  /// - Returns: The errors.
  @MainActor func check(_ check: FlowCheck) -> [FlowError]

  /// Plays the command on the running app.
  ///
  /// Nothing sleeps and everything counts: it advances the run's virtual time, and spends the flow's
  /// budget for what it touches.
  ///
  /// - Parameter run: The step being played: the stage, the app, the values for `${…}`.
  /// - Returns: ``StepResult/Outcome/passed``, or ``StepResult/Outcome/skipped`` if a condition of the
  ///   command does not hold.
  /// - Throws: The failure of the step, as a sentence.
  @MainActor func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome
}

extension FlowCommand {
  /// The description in the format's own guide; empty for a command that the guide does not contain.
  public static var guide: FlowCommandGuide { .standard[name] ?? FlowCommandGuide("") }

  /// `true`, because most commands act on a screen.
  public var needsScreen: Bool { true }

  /// `false`, because most commands act on the app.
  public var onlyLooks: Bool { false }

  /// An empty array, because most commands contain no steps.
  public var inner: [FlowStep] { [] }

  /// Returns no errors, because most commands use no names of the app.
  @MainActor public func check(_ check: FlowCheck) -> [FlowError] { [] }

  /// Returns `true` if another command has the same type and the same arguments.
  func equals(_ other: any FlowCommand) -> Bool {
    (other as? Self) == self
  }
}
