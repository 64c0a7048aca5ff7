/// One thing that the harness does: playing flows, or what the first words of its command line ask for.
///
/// A new one is a file with a type, and an entry in ``HarnessSubcommandList/all``. Its command line is read by its
/// syntax, and `--help` is answered, before it runs.
protocol HarnessSubcommand: SendableMetatype {
  /// The words and options that its command line takes, with its help.
  static var syntax: CommandSyntax { get }

  /// A Boolean value that indicates whether it runs the app in its own process; `false` unless a command says so.
  static var runsApp: Bool { get }

  /// Does it.
  ///
  /// - Parameters:
  ///   - words: The command line behind its name.
  ///   - harness: The app, the commands of flows, and where to write.
  /// - Returns: The exit status.
  /// - Throws: An error in the command line; it is printed with a hint at the help, and the status is 2.
  @MainActor
  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus
}

extension HarnessSubcommand {
  static var runsApp: Bool { false }
}
