/// Flows that a workspace has played first, in an order.
public struct FlowSequence: Hashable, Sendable {
  /// The flows' files, in the order in which they are played.
  public var files: [String]
  /// Whether those behind a flow that has failed are played all the same.
  public var continuesOnFailure: Bool
}
