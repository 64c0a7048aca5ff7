import FlowEngine
import FlowFormat
package import Scenes

/// A device and a person's settings that flows are played with, one combination of `--matrix`.
///
/// Its settings take about 2 KB, so all plays of a run share one object for each combination.
package final class FlowVariant: Sendable, Codable {
  /// The combination as on the command line: `device=tablet text=largest`.
  package let name: String
  /// The environment of its screens.
  package let environment: ScreenEnvironment

  package init(name: String, environment: ScreenEnvironment) {
    self.name = name
    self.environment = environment
  }

  /// Returns a flow's name with a variant's: `a flow [device=tablet]`.
  package static func title(_ name: String, _ variant: String?) -> String {
    variant.map { "\(name) [\($0)]" } ?? name
  }

  /// Returns the same with the round, in a run of several: `a flow [device=tablet] (round 2)`.
  package static func title(
    _ name: String,
    _ variant: String?,
    round: Int,
    of rounds: Int
  ) -> String {
    title(name, variant) + (rounds > 1 ? " (round \(round))" : "")
  }
}

extension FlowVariant: Equatable {
  package static func == (one: FlowVariant, other: FlowVariant) -> Bool {
    one.name == other.name && one.environment == other.environment
  }
}
