public import FlowFormat

/// A command of the flow format.
///
/// It reads its arguments in the file, checks them before any flow is played, and acts on the running app.
///
/// Each command is a type of its own, in ``FlowCommandList/standard`` or in a list that a team makes of
/// it: `FlowCommandList.standard.adding(ShakeCommand.self)`. <doc:TheFlowFormat#A-command-of-your-own>
/// shows one.
///
/// A value of the type is the command of one step, with its typed arguments.
public protocol FlowCommand: FlowCommandSyntax {
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

/// A command of the format itself.
typealias StandardFlowCommand = FlowCommand & StandardCommandSyntax

/// A command that can be played.
///
/// Each step would have to ask the runtime whether its command can be, which takes longer than some commands.
final class PreparedCommand: Sendable {
  let command: any FlowCommand

  init(_ command: any FlowCommand) {
    self.command = command
  }
}

extension FlowStep {
  /// The step's command.
  ///
  /// - Throws: A failure if a tool has added it that can read it and not play it.
  var playable: any FlowCommand {
    get throws(StepFailure) {
      if let prepared = prepared as? PreparedCommand { return prepared.command }
      throw StepFailure("The command “\(name.clipped(to: 48))” can only be read.")
    }
  }
}
