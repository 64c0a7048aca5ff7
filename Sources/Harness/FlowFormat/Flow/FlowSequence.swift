/// Flows that a workspace has played first, in an order.
package struct FlowSequence: Equatable, Sendable {
  /// The flows' files, in the order in which they are played.
  package var files: [String]
  /// A Boolean value that indicates whether the flows after a failed flow are played.
  package var continuesOnFailure: Bool
}
