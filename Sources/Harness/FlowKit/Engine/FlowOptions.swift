public import Scenes

/// What a run of flows can be told.
public struct FlowOptions: Sendable {
  /// The seed of everything random, for each flow alike.
  public var seed: UInt64
  /// Names for `${…}`; they win over a flow's own `env`.
  public var env: [String: String]
  /// The size of the screen.
  public var space: ScreenSpace

  /// Creates options; by default those of a flow's start: seed 0, no names, a telephone.
  public init(
    seed: UInt64 = 0,
    env: [String: String] = [:],
    space: ScreenSpace = .phone
  ) {
    self.seed = seed
    self.env = env
    self.space = space
  }
}
