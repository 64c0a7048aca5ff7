/// A command of the format itself, compared with Maestro's.
package protocol StandardCommandSyntax: FlowCommandSyntax {
  /// The part of the command that a device with Maestro plays as well.
  static var portability: FlowPortability.Rule { get }
}

extension FlowCommandList {
  /// Returns the part of a command that a device plays as well; `nil` for a command of a team, and for an unknown one.
  package func portability(of name: String) -> FlowPortability.Rule? {
    (self[name] as? any StandardCommandSyntax.Type)?.portability
  }
}
