import Foundation
import LoopbackSupport
import ScenesTransport
import Testing

@testable import Timeline

/// Slow, broken, truncated, oversized and wrong answers over real connections: to each request they are errors
/// that say what is wrong, and no request is sent twice.
@Suite struct WrongTimelineTests {
  private typealias Request = @Sendable (HTTPTimelineGateway) async throws -> Void

  /// All requests of the timeline, by their names.
  private static let requests: [String: Request] = [
    "timeline.page": { _ = try await $0.page(TimelineToken(value: "50")) },
    "post.load": { _ = try await $0.thread(1) },
    "post.send": { _ = try await $0.post(TimelineDraft(1, "はい")) },
    "comment.send": { _ = try await $0.comment(TimelineDraft(1, "はい"), on: 1) },
    "post.delete": { try await $0.delete(1) },
    "image.load": { _ = try await $0.picture("image-1") },
  ]

  private static let json = [(name: "Content-Type", value: "application/json")]

  private static func body(_ status: Int, _ text: String) -> LoopbackReply {
    .answer(status, json, body: Data(text.utf8))
  }

  @Test(
    arguments: requests.keys.sorted(),
    [
      ("nothing", .raw("").holding, .timedOut),
      ("a head only", .answer(200, json, announcing: 10).holding, .timedOut),
      ("no answer at all", .raw(""), .broken),
      ("a truncated body", .answer(201, json, body: Data("{".utf8), announcing: 10), .broken),
      ("a body that is too long", .answer(200, json, body: Data(count: 20_001)), .broken),
      ("no HTTP", .raw("SSH-2.0\r\n"), .broken),
      ("a broken back end", .answer(500), .server),
      ("an overloaded back end", body(503, "{}"), .server),
    ] as [(String, LoopbackReply, TimelineError)]
  )
  func `what happens on the way is the same for each request`(
    name: String,
    answer: (what: String, reply: LoopbackReply, expected: TimelineError)
  ) async throws {
    let isSlow = answer.expected == .timedOut
    #expect(try await error(of: name, answer.reply, isSlow: isSlow) == answer.expected)
  }

  @Test(
    arguments: requests.keys.sorted(),
    [
      ("another status", .answer(204), .status(204)),
      ("a redirect", .answer(307, [("Location", "http://127.0.0.1:1/")]), .status(307)),
      ("words of a mistake", .answer(400, [("Content-Type", "text/plain")]), .status(400)),
      ("an empty body", .answer(200, json), nil),
      ("a page", .answer(200, [("Content-Type", "text/html")]), .contentType("text/html")),
      ("a list", body(200, "[]"), nil),
      ("another message", body(200, "{}"), nil),
      ("half a message", body(200, "{\"id\": 1"), nil),
    ] as [(String, LoopbackReply, TransportMistake?)]
  )
  func `an answer that is not as agreed is none to any request`(
    name: String,
    answer: (what: String, reply: LoopbackReply, expected: TransportMistake?)
  ) async throws {
    try await expectMistake(in: answer.reply, to: name, answer.expected)
  }

  @Test(
    arguments: [
      ("timeline.page", 410, "{}", .field("refusal", "is missing.")),
      (
        "timeline.page", 410, #"{"refusal": "not-own"}"#,
        .field("refusal", "is not-own, not unknown-page.")
      ),
      ("timeline.page", 410, #"{"refusal": "full-moon"}"#, nil),
      ("timeline.page", 403, #"{"refusal": "unknown-page"}"#, .status(403)),
      ("timeline.page", 404, "{}", .status(404)),
      (
        "post.delete", 403, #"{"refusal": "unknown-page"}"#,
        .field("refusal", "is unknown-page, not not-own.")
      ),
      ("post.delete", 404, "{}", .status(404)),
      ("post.delete", 410, #"{"refusal": "not-own"}"#, .status(410)),
      (
        "post.delete", 200, #"{"deleted": 2}"#, .field("deleted", "is 2, although 1 was asked for.")
      ),
      ("post.send", 404, "{}", .status(404)),
      ("post.send", 409, #"{"refusal": "not-own"}"#, .status(409)),
      ("comment.send", 403, #"{"refusal": "not-own"}"#, .status(403)),
    ] as [(String, Int, String, TransportMistake?)]
  )
  func `a refusal that a request can't get is no answer`(
    name: String,
    status: Int,
    text: String,
    expected: TransportMistake?
  ) async throws {
    try await expectMistake(in: Self.body(status, text), to: name, expected)
  }

  @Test func `the first page can't be refused`() async throws {
    let server = try LoopbackServer { _ in Self.body(410, #"{"refusal": "unknown-page"}"#) }
    let way = URLSessionTransport(base: server.base, timeout: .seconds(3_600))
    let gateway = HTTPTimelineGateway(LoopbackTransport(to: server, way))
    let wrong = TransportMessageError("timeline.page", .status(410))
    await #expect(throws: TimelineError.answer(wrong)) { try await gateway.page(nil) }
  }

  @Test func `a page that nobody waits for is not read`() async throws {
    let server = try LoopbackServer { _ in
      .answer(200, Self.json, announcing: 10).signalling.holding
    }
    let way = URLSessionTransport(base: server.base, timeout: .seconds(3_600))
    let gateway = HTTPTimelineGateway(LoopbackTransport(to: server, way))
    let task = Task {
      await #expect(throws: TimelineError.cancelled) { try await gateway.page(nil) }
    }
    await server.signalled()
    task.cancel()
    _ = await task.value
  }

  private func expectMistake(
    in reply: LoopbackReply,
    to name: String,
    _ expected: TransportMistake?
  ) async throws {
    guard case .answer(let error) = try await error(of: name, reply) else {
      Issue.record("It is an answer to \(name).")
      return
    }
    #expect(error.request == name)
    if let expected { #expect(error.mistake == expected) }
  }

  /// The error of a request to a server with one reply, which was asked once.
  private func error(
    of name: String,
    _ reply: LoopbackReply,
    isSlow: Bool = false
  ) async throws -> TimelineError? {
    let server = try LoopbackServer { _ in reply }
    let timeout = isSlow ? Duration.milliseconds(50) : .seconds(3_600)
    let way = URLSessionTransport(base: server.base, answerLimit: 20_000, timeout: timeout)
    // As an app asks: remembering what it can, and again what it may.
    let retrying = RetryingTransport(over: LoopbackTransport(to: server, way), pauses: []) { _ in }
    let gateway = HTTPTimelineGateway(ConditionalTransport(over: retrying))
    let request = try #require(Self.requests[name])
    let error = await #expect(throws: TimelineError.self) { try await request(gateway) }
    #expect(server.requests.count <= 1)
    return error
  }
}
