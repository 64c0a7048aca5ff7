/// The mistakes in how the scenes that have left a stage were wired.
public struct ContractReport: Sendable, Equatable, CustomStringConvertible {
  /// A finding that a test has allowed.
  public struct Allowed: Sendable, Equatable {
    /// What was found.
    public let finding: ContractFinding
    /// Why it is no mistake here.
    public let reason: String
  }

  /// What was found, in the order in which it was.
  public internal(set) var findings: [ContractFinding] = []
  /// What was found and is allowed.
  public internal(set) var allowed: [Allowed] = []

  /// What is wrong wherever it is found.
  public var errors: [ContractFinding] { findings.filter(\.kind.isError) }

  /// What may be right in a life in which the scene did not come to a certain point.
  public var warnings: [ContractFinding] { findings.filter { !$0.kind.isError } }

  /// Whether nothing was found that is not allowed.
  public var isEmpty: Bool { findings.isEmpty }

  /// A line for each finding, errors first; empty if there is none.
  public var description: String {
    (errors.map { "error: \($0)" } + warnings.map { "warning: \($0)" }).joined(separator: "\n")
  }
}
