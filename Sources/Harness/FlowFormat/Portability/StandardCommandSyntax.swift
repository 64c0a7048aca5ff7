/// A command of the format itself, compared with Maestro's.
package protocol StandardCommandSyntax: FlowCommandSyntax {
  /// The part of the command that a device with Maestro plays as well.
  static var portability: FlowPortability.Rule { get }
}

extension FlowPortability {
  /// Returns the part of a command that a device plays as well; `nil` for a command of a team.
  package static func rule(of type: any FlowCommandSyntax.Type) -> Rule? {
    (type as? any StandardCommandSyntax.Type)?.portability
  }
}
