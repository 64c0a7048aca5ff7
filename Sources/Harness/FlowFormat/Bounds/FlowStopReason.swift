/// The words for a run that stops before everything is played.
package enum FlowStopReason {
  /// The reason after a signal.
  package static let interruption = "the run was interrupted"

  /// Returns the message of the place at which the harness stops before anything is played.
  ///
  /// - Parameters:
  ///   - work: The work that it stops: `reading` or `checking`.
  ///   - reason: The reason.
  /// - Returns: One or two sentences.
  package static func sentence(ofStopping work: String, since reason: String) -> String {
    let advice = reason == interruption ? "" : " Give the run more time, or name fewer flows."
    return "The harness stopped \(work) here, since \(reason).\(advice)"
  }
}
