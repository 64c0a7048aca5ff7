/// A command that runs other files.
protocol FileRunningCommand: FlowCommand {
  /// The files, which the loader reads before anything is played.
  var files: [FlowTarget] { get }
}
