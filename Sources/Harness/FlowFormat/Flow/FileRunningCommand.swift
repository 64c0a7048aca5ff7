/// A command that runs other files.
package protocol FileRunningCommand: FlowCommandSyntax {
  /// The files, which the loader reads before anything is played.
  var files: [FlowTarget] { get }
}
