public import FlowEngine

extension FlowFailure: CustomStringConvertible {
  /// The whole report, beginning with `file:line:column: message`, without a final line break.
  public var description: String { FlowReportEntry.Failure(self).description }
}
