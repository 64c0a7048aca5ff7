/// A type of a few values that a flow names by their words, in capitals or not.
public protocol FlowChoice: FlowParsable, CaseIterable, RawRepresentable where RawValue == String {}

extension FlowChoice {
  /// All words, for a message.
  public static var expectation: String {
    "one of \(allCases.map(\.rawValue).joined(separator: ", "))"
  }

  /// Reads one of the words, in capitals or not.
  public init?(flowText: String) {
    let lowered = flowText.lowercased()
    guard let choice = Self.allCases.first(where: { $0.rawValue.lowercased() == lowered }) else {
      return nil
    }
    self = choice
  }
}
