import Observation2Testing

/// What a test kit reports, with the line.
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
