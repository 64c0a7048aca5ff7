public import Observation2
public import Observation2Testing

/// What a gateway's double answers, question by question, as a test has written it down; it keeps what was
/// asked.
///
/// ```swift
/// @MainActor final class WeatherScript: WeatherGateway {
///   let days: ScriptedAnswers<Int, [String]>
///   init(_ days: ScriptedAnswers<Int, [String]>) { self.days = days }
///   func weather(of day: Int) async throws -> [String] { try await days.answer(to: day) }
/// }
/// ```
///
/// The answers are given in the order in which they were written down, one to each question, whatever order
/// they arrive in. A question beyond them is reported with the place that asked, and fails.
@MainActor
public final class ScriptedAnswers<Request: Sendable, Response: Sendable> {
  private enum Answer {
    case given(Result<Response, any Error>, after: Duration)
    case never
  }

  /// What has been asked, the oldest first.
  public private(set) var requests: [Request] = []
  private var script: [Answer] = []
  private let clock: any AppClock
  private let report: FailureReporter

  /// Creates a script without an answer.
  ///
  /// - Parameters:
  ///   - clock: The clock of delays.
  ///   - report: Called with each question that nobody expected, and the place that asked.
  public init(clock: any AppClock, report: @escaping FailureReporter) {
    (self.clock, self.report) = (clock, report)
  }

  /// How many answers nobody has asked for yet.
  public var remaining: Int { script.count }

  /// Answers the next question that has no answer yet.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - delay: The time until it comes, on the clock.
  public func willAnswer(_ response: Response, after delay: Duration = .zero) {
    script.append(.given(.success(response), after: delay))
  }

  /// Fails the next question that has no answer yet.
  public func willFail(_ error: any Error, after delay: Duration = .zero) {
    script.append(.given(.failure(error), after: delay))
  }

  /// Leaves the next question that has no answer yet without one: whoever asks waits until it is
  /// cancelled.
  public func willNeverAnswer() {
    script.append(.never)
  }

  /// Takes a question, and gives the answer that is written down for it.
  ///
  /// - Parameters:
  ///   - request: The question.
  ///   - fileID: The place that asks, for a report; by default this call's.
  ///   - filePath: The same.
  ///   - line: The same.
  ///   - column: The same.
  /// - Returns: The answer.
  /// - Throws: The error that is written down, ``UnexpectedRequest`` for a question without an answer, or
  ///   that of the clock or of the task for one that was cancelled meanwhile.
  public func answer(
    to request: Request,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Response {
    requests.append(request)
    guard !script.isEmpty else {
      let error = UnexpectedRequest(
        request: "\(request)",
        number: requests.count,
        place: "\(fileID):\(line)"
      )
      report(error.description, fileID, filePath, line, column)
      throw error
    }
    switch script.removeFirst() {
    case .given(let result, let delay):
      if delay > .zero { try await clock.sleep(for: delay) }
      return try result.get()
    case .never:
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw CancellationError()
    }
  }
}

/// A question that a test has written no answer down for.
public struct UnexpectedRequest: Error, Equatable, CustomStringConvertible {
  /// The question.
  public let request: String
  /// How many had been asked, with this one.
  public let number: Int
  /// The place that asked.
  public let place: String

  /// What was asked, where, and what to do.
  public var description: String {
    "Nobody expected “\(request)”, question \(number), asked at \(place): the script has no answer left. Write "
      + "one down with willAnswer, willFail or willNeverAnswer."
  }
}
