/// A type of a few values that a flow names by their words, in capitals or not.
public protocol FlowChoice: FlowParsable, CaseIterable, RawRepresentable where RawValue == String {}

extension FlowChoice {
  /// All words, for a message.
  public static var expectation: String {
    "one of \(allCases.map(\.rawValue).joined(separator: ", "))"
  }

  /// Reads one of the words, in capitals or not, with spaces, `_` or `-` between its parts.
  public init?(flowText: String) {
    let folded = Self.folded(flowText)
    guard let choice = Self.allCases.first(where: { Self.folded($0.rawValue) == folded }) else {
      return nil
    }
    self = choice
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().replacing("_", with: " ").replacing("-", with: " ")
  }
}
