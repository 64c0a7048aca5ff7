/// The exit status of the harness.
public enum HarnessStatus: Int32, Sendable {
  /// All flows passed.
  case passed = 0
  /// A flow failed, or left objects or work behind.
  case failed = 1
  /// Wrong usage, or a flow that can't be read.
  case unusable = 2
  /// A bug of the harness or of the bundled flows.
  case bug = 3
}
