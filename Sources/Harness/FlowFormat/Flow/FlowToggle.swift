/// `enabled` or `disabled`, as `setAirplaneMode` takes it.
package enum FlowToggle: String, FlowParsable {
  /// Switched on.
  case enabled
  /// Switched off.
  case disabled

  /// The expected form, for a message.
  package static var expectation: String { "enabled or disabled" }

  /// Reads one of the two words, in capitals or not.
  package init?(flowText: String) { self.init(rawValue: flowText.lowercased()) }
}
