import Foundation
import LoopbackSupport
import ScenesTransport
import Testing

@testable import SavedSearches

/// Slow, broken, truncated, oversized and wrong answers over real connections: each is an error that says what is wrong.
@Suite struct WrongSearchTests {
  private static let json = [(name: "Content-Type", value: "application/json")]
  private static let soup = #"{"id": 29, "title": "みそ汁", "note": "15分"}"#

  private static func body(_ text: String, _ status: Int = 200) -> LoopbackReply {
    .answer(status, json, body: Data(text.utf8))
  }

  private static func hits(_ hits: String) -> LoopbackReply { body(#"{"hits": [\#(hits)]}"#) }

  private static func wrong(_ mistake: TransportMistake) -> SavedSearchesError {
    .answer(TransportMessageError("search.run", mistake))
  }

  private func gateway(
    to server: LoopbackServer,
    timeout: Duration = .seconds(3_600)
  ) -> HTTPSavedSearchesGateway {
    let way = URLSessionTransport(base: server.base, answerLimit: 200_000, timeout: timeout)
    return HTTPSavedSearchesGateway(ConditionalTransport(over: LoopbackTransport(to: server, way)))
  }

  @Test(
    arguments: [
      ("nothing", .raw("").holding, .timedOut),
      ("a head only", .answer(200, json, announcing: 10).holding, .timedOut),
      ("no answer at all", .raw(""), .broken),
      ("a truncated body", .answer(200, json, body: Data("{".utf8), announcing: 10), .broken),
      ("a body that is too long", .answer(200, json, body: Data(count: 200_001)), .broken),
      ("no HTTP", .raw("SSH-2.0\r\n"), .broken),
      ("a broken back end", .answer(500), .server),
      ("an overloaded back end", body("{}", 503), .server),
    ] as [(String, LoopbackReply, SavedSearchesError)]
  )
  func `what happens on the way is an error of the search`(
    what: String,
    reply: LoopbackReply,
    expected: SavedSearchesError
  ) async throws {
    let server = try LoopbackServer { _ in reply }
    let timeout = expected == .timedOut ? Duration.milliseconds(50) : .seconds(3_600)
    let gateway = gateway(to: server, timeout: timeout)
    await #expect(throws: expected) { try await gateway.find("みそ汁") }
    #expect(server.requests.count <= 1)
  }

  @Test(
    arguments: [
      ("another status", .answer(204), .status(204)),
      ("not found", body(#"{"hits": []}"#, 404), .status(404)),
      ("a redirect", .answer(307, [("Location", "http://127.0.0.1:1/")]), .status(307)),
      ("words of a mistake", .answer(400, [("Content-Type", "text/plain")]), .status(400)),
      ("a page", .answer(200, [("Content-Type", "text/html")]), .contentType("text/html")),
      ("another message", body("{}"), .field("hits", "is missing.")),
      ("no list", body(#"{"hits": {}}"#), .field("hits", "is no Array<Any>.")),
      (
        "a hit without a note", hits(soup.replacing(#", "note": "15分""#, with: "")),
        .field("hits[0].note", "is missing.")
      ),
      (
        "a text for a number", hits(soup.replacing("29", with: "\"29\"")),
        .field("hits[0].id", "is no Int.")
      ),
      (
        "null for a text", hits(soup.replacing("\"みそ汁\"", with: "7")),
        .field("hits[0].title", "is no String.")
      ),
      (
        "two hits of one id", hits(soup + "," + soup),
        .field("hits[1].id", "is 29, as that of another hit.")
      ),
      (
        "too many hits",
        hits((0...1_000).map { soup.replacing("29", with: "\($0)") }.joined(separator: ",")),
        .field("hits", "are over 1000.")
      ),
    ] as [(String, LoopbackReply, TransportMistake)]
  )
  func `an answer that is not as agreed is none`(
    what: String,
    reply: LoopbackReply,
    mistake: TransportMistake
  ) async throws {
    let server = try LoopbackServer { _ in reply }
    let gateway = gateway(to: server)
    await #expect(throws: Self.wrong(mistake)) { try await gateway.find("みそ汁") }
  }

  @Test(arguments: ["", "[]", "{\"hits\": ["])
  func `what is no message is none`(text: String) async throws {
    let server = try LoopbackServer { _ in Self.body(text) }
    let gateway = gateway(to: server)
    let error = await #expect(throws: SavedSearchesError.self) { try await gateway.find("みそ汁") }
    guard case .answer(let mistake) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(mistake.request == "search.run")
  }

  @Test func `what the app does not know is ignored`() async throws {
    let hit = Self.soup.replacing("}", with: #", "stars": 5}"#)
    let server = try LoopbackServer { _ in Self.body(#"{"more": true, "hits": [\#(hit)]}"#) }
    #expect(try await gateway(to: server).find("みそ汁") == [.soup])
  }

  @Test func `a search that nobody waits for is not read`() async throws {
    let server = try LoopbackServer { _ in
      .answer(200, Self.json, announcing: 10).signalling.holding
    }
    let gateway = gateway(to: server)
    let task = Task {
      _ = await #expect(throws: SavedSearchesError.cancelled) { try await gateway.find("みそ汁") }
    }
    await server.signalled()
    task.cancel()
    await task.value
  }
}
