import Foundation
import LoopbackSupport
import Scenes
import ScenesTransport
import Testing

@testable import Tsukurepo

/// Slow, broken, truncated, oversized and wrong answers: each is an error that names what is wrong.
@Suite struct WrongAnswerTests {
  private static let json = [(name: "Content-Type", value: "application/json")]

  private static func answer(
    _ mistake: TransportMistake,
    _ request: String = "report.load"
  ) -> TsukurepoError {
    .answer(TransportMessageError(request, mistake))
  }

  private static func body(_ text: String) -> LoopbackReply {
    .answer(200, json, body: Data(text.utf8))
  }

  private static let salt = #"{"id": 1, "name": "塩", "amount": "少々"}"#

  private static func report(_ ingredients: String, id: String = "1") -> String {
    #"{"id": \#(id), "recipe": {"id": 3, "title": "肉じゃが"}, "author": "", "text": "", "#
      + #""ingredients": [\#(ingredients)]}"#
  }

  private func gateway(to server: LoopbackServer, timeout: Duration) -> HTTPTsukurepoGateway {
    let way = URLSessionTransport(base: server.base, answerLimit: 20_000, timeout: timeout)
    return HTTPTsukurepoGateway(LoopbackTransport(to: server, way))
  }

  @Test(
    arguments: ["report.load", "image.load"],
    [
      ("nothing", .raw("").holding, .timedOut),
      ("a head only", .answer(200, json, announcing: 10).holding, .timedOut),
      ("no answer at all", .raw(""), .broken),
      ("a truncated body", .answer(200, json, body: Data("{".utf8), announcing: 10), .broken),
      ("a body that is too long", .answer(200, json, body: Data(count: 20_001)), .broken),
      ("no HTTP", .raw("SSH-2.0\r\n"), .broken),
      ("a broken server", .answer(500), .server),
      ("an overloaded server", .answer(503, json, body: Data("{}".utf8)), .server),
    ] as [(String, LoopbackReply, TsukurepoError)]
  )
  func `what happens on the way is the same for a report and for a picture`(
    request: String,
    answer: (what: String, reply: LoopbackReply, expected: TsukurepoError)
  ) async throws {
    let server = try LoopbackServer { _ in answer.reply }
    let isSlow = answer.expected == .timedOut
    let gateway = gateway(to: server, timeout: isSlow ? .milliseconds(50) : .seconds(30))
    await #expect(throws: answer.expected) {
      if request == "report.load" {
        _ = try await gateway.report(1)
      } else {
        _ = try await gateway.picture("report-1")
      }
    }
  }

  @Test(
    arguments: [
      (
        "another status", .answer(204),
        .answer(TransportMessageError("report.load", .status(204)))
      ),
      (
        "a page", .answer(200, [("Content-Type", "text/html")]),
        answer(.contentType("text/html"))
      ),
      ("another message", body("{}"), answer(.field("id", "is missing."))),
      ("another report", body(report("", id: "2")), answer(.field("id", "is 2, not 1."))),
      ("a text for a number", body(report("", id: "\"1\"")), answer(.field("id", "is no Int."))),
      (
        "two ingredients with one id", body(report(salt + "," + salt)),
        answer(.field("ingredients[1].id", "is 1, as that of another one."))
      ),
      (
        "an ingredient without an amount", body(report(#"{"id": 1, "name": "塩"}"#)),
        answer(.field("ingredients[0].amount", "is missing."))
      ),
    ] as [(String, LoopbackReply, TsukurepoError)]
  )
  func `a server that answers with`(
    what: String,
    reply: LoopbackReply,
    expected: TsukurepoError
  ) async throws {
    let server = try LoopbackServer { _ in reply }
    let gateway = gateway(to: server, timeout: .seconds(30))
    await #expect(throws: expected) { try await gateway.report(1) }
  }

  @Test func `what the app does not know is ignored`() async throws {
    let text = Self.report(Self.salt.replacing("}", with: #", "note": 1}"#))
    let server = try LoopbackServer { _ in Self.body(text) }
    let report = try await gateway(to: server, timeout: .seconds(30)).report(1)
    #expect(report?.ingredients.map(\.name) == ["塩"])
    #expect(report?.picture == nil)
  }

  @Test(arguments: ["0", "-1", "10001", "1e400"])
  func `a picture without a size is none`(width: String) async throws {
    let text = #"{"width": \#(width), "height": 4, "svg": ""}"#
    let server = try LoopbackServer { _ in Self.body(text) }
    let gateway = gateway(to: server, timeout: .seconds(30))
    let error = await #expect(throws: TsukurepoError.self) { try await gateway.picture("a") }
    guard case .answer(let mistake) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(mistake.request == "image.load")
  }

  @Test func `a report that nobody waits for is not read`() async throws {
    let server = try LoopbackServer { _ in
      .answer(200, Self.json, announcing: 10).signalling.holding
    }
    let gateway = gateway(to: server, timeout: .seconds(3_600))
    let task = Task { () async -> TsukurepoError? in
      do throws(TsukurepoError) {
        _ = try await gateway.report(1)
        return nil
      } catch {
        return error
      }
    }
    await server.signalled()
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test func `an error is a sentence that says where`() {
    let error = TransportMessageError("report.load", .status(204))
    #expect("\(error)" == "report.load: the status 204 is not agreed.")
    let field = TransportMessageError("report.load", .field("id", "is missing."))
    #expect("\(field)" == "report.load: id is missing.")
  }
}
