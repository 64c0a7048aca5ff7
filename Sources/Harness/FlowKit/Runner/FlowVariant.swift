import Scenes

/// A device and a person's settings that flows are played with, one combination of `--matrix`.
struct FlowVariant: Hashable, Sendable, Codable {
  /// The combination as on the command line: `device=tablet text=largest`.
  var name: String
  /// What screens are shown in.
  var environment: ScreenEnvironment

  /// Returns a flow's name with a variant's: `a flow [device=tablet]`.
  static func title(_ name: String, _ variant: String?) -> String {
    variant.map { "\(name) [\($0)]" } ?? name
  }

  /// Returns the same with the round, in a run of several: `a flow [device=tablet] (round 2)`.
  static func title(_ name: String, _ variant: String?, round: Int, of rounds: Int) -> String {
    title(name, variant) + (rounds > 1 ? " (round \(round))" : "")
  }
}
