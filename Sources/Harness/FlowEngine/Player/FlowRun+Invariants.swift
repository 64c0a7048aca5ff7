import FlowFormat

extension FlowRun {
  /// Checks what the app says has to hold, and notes the first break for the end of the step.
  ///
  /// - Parameter extent: The checked invariants; `nil` for none.
  package func checkInvariants(_ extent: CheckedMoments.Extent?) {
    if let staged { invariants.check(extent, on: staged) }
  }

  /// Checks them before the app ends, the device turns or a setting changes, since that may lose something.
  func checkBeforeLosses(endsProcess: Bool) {
    checkInvariants(invariants.moments.beforeLosses(endsProcess: endsProcess))
  }

  /// Makes a broken invariant a failure of the flow.
  package func failIfBroken() {
    if let report = invariants.take()?.report { results.note(report) }
  }
}
