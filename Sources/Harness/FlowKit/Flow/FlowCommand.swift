/// A command of the flow format: what it reads in the file, what it checks before anything is played,
/// and what it does on the running app.
///
/// Each command is a type of its own, in ``FlowCommandList/standard`` or in a list that a team makes of
/// it: `FlowCommandList.standard.adding(ShakeCommand.self)`. <doc:TheFlowFormat#A-command-of-your-own>
/// shows one.
///
/// A value of the type is the command of one step, with its typed arguments.
public protocol FlowCommand: Hashable, Sendable {
  /// The command's name in a file, in ASCII letters and digits.
  static var name: String { get }

  /// The keys that it reads, apart from ``FlowStep/keys`` and those of a selector that stands among
  /// them; `nil` if any key is allowed, because somebody else knows them.
  static var keys: [String]? { get }

  /// What the command does, for `harness explain` and editors; nothing unless it says so.
  static var guide: FlowCommandGuide { get }

  /// Reads the command of a step; `nil` if there is none to play, for which an error has been reported.
  ///
  /// The methods of the call and of its fields report what is wrong, each at its place in the file, and
  /// go on, so that a person sees all mistakes of a file at once.
  ///
  /// - Parameter call: The command as it stands in the file.
  init?(_ call: FlowCall)

  /// Whether the command acts on a screen, so that the app is launched with the defaults if the flow has
  /// launched none; every command does unless it says otherwise.
  var needsScreen: Bool { get }

  /// The steps that stand inside the command; none unless it holds some.
  var inner: [FlowStep] { get }

  /// The files that the command runs, which are read before anything is played; none unless it names
  /// some.
  var files: [FlowTarget] { get }

  /// Checks the command against the names that the app declares, before anything is played; there is
  /// nothing to check unless the command says so.
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
  /// What is written of the format's own commands, or else nothing.
  public static var guide: FlowCommandGuide { .standard[name] ?? FlowCommandGuide("") }

  /// Yes.
  public var needsScreen: Bool { true }

  /// None.
  public var inner: [FlowStep] { [] }

  /// None.
  public var files: [FlowTarget] { [] }

  /// No errors.
  @MainActor public func check(_ check: FlowCheck) -> [FlowError] { [] }

  /// Whether another command is of the same type and has the same arguments.
  func equals(_ other: any FlowCommand) -> Bool {
    (other as? Self) == self
  }
}
