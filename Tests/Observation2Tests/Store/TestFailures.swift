import Observation2Testing

/// The failures that a test kit reports, with their lines.
@MainActor
final class TestFailures {
  private(set) var messages: [String] = []
  private(set) var lines: [UInt] = []

  var report: FailureReporter {
    { message, _, _, line, _ in
      self.messages.append(message)
      self.lines.append(line)
    }
  }
}
