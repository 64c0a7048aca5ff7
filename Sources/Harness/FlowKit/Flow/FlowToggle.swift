/// `enabled` or `disabled`, as `setAirplaneMode` takes it.
enum FlowToggle: String, FlowParsable {
  /// Switched on.
  case enabled
  /// Switched off.
  case disabled

  /// The expected form, for a message.
  static var expectation: String { "enabled or disabled" }

  /// Reads one of the two words, in capitals or not.
  init?(flowText: String) { self.init(rawValue: flowText.lowercased()) }
}
