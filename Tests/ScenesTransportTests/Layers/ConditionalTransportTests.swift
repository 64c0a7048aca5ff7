import Foundation
import LoopbackSupport
import ScenesTransport
import Testing

/// An answer that still holds is not sent again, and whoever asks does not notice.
@MainActor @Suite struct ConditionalTransportTests {
  /// A back end with a text that changes, and what it was asked and answered.
  @MainActor
  final class BackEnd: HTTPTransport {
    var text = "curry"
    var status = 200
    var headers: TransportHeaders = ["ETag": "\"1\""]
    private(set) var asked: [String?] = []
    private(set) var answered: [Int] = []

    @MainActor func send(
      _ request: TransportRequest
    ) async throws(HTTPTransportError) -> TransportResponse {
      let tag = request.headers["If-None-Match"]
      asked.append(tag)
      let isKnown = tag != nil && tag == headers["ETag"] && status == 200
      answered.append(isKnown ? 304 : status)
      if isKnown { return TransportResponse(status: 304, headers: headers) }
      return TransportResponse(status: status, headers: headers, body: Data(text.utf8))
    }
  }

  private let backEnd = BackEnd()
  private let menu = TransportRequest("menu.load", .get, "/menu")

  @Test func `what has not changed is asked for by its tag and remembered`() async throws {
    let transport = ConditionalTransport(over: backEnd)
    let first = try await transport.send(menu)
    let second = try await transport.send(menu)
    #expect(first == second)
    #expect(second.status == 200)
    #expect(String(decoding: second.body, as: UTF8.self) == "curry")
    #expect(backEnd.asked == [nil, "\"1\""])
    #expect(backEnd.answered == [200, 304])
  }

  @Test func `what has changed is the new answer, and remembered in its turn`() async throws {
    let transport = ConditionalTransport(over: backEnd)
    _ = try await transport.send(menu)
    (backEnd.text, backEnd.headers) = ("udon", ["ETag": "\"2\""])
    for _ in 0..<2 {
      let answer = try await transport.send(menu)
      #expect(String(decoding: answer.body, as: UTF8.self) == "udon")
    }
    #expect(backEnd.asked == [nil, "\"1\"", "\"2\""])
    #expect(backEnd.answered == [200, 200, 304])
  }

  @Test(
    arguments: [
      TransportRequest("menu.load", .get, "/other"),
      TransportRequest("menu.load", .get, "/menu", query: [.init("page", "2")]),
      TransportRequest("menu.load", .get, "/menu", headers: ["Accept-Language": "ja"]),
      TransportRequest("menu.change", .post, "/menu"),
      TransportRequest("menu.head", .head, "/menu"),
    ]
  )
  func `another request has another answer`(other: TransportRequest) async throws {
    let transport = ConditionalTransport(over: backEnd)
    _ = try await transport.send(menu)
    _ = try await transport.send(other)
    #expect(backEnd.asked == [nil, nil])
    _ = try await transport.send(menu)
    #expect(backEnd.asked.last == "\"1\"")
  }

  @Test(
    arguments: [
      (200, [:]), (200, ["ETag": "\"1\"", "Cache-Control": "private, no-store"]),
      (200, ["ETag": "\"1\"", "Cache-Control": "No-Store"]),
      (404, ["ETag": "\"1\""]),
    ] as [(Int, TransportHeaders)]
  )
  func `what has no tag, may not be stored or was not found is not remembered`(
    status: Int,
    headers: TransportHeaders
  ) async throws {
    let transport = ConditionalTransport(over: backEnd)
    _ = try await transport.send(menu)
    (backEnd.status, backEnd.headers) = (status, headers)
    backEnd.text = "udon"
    if headers["Cache-Control"] != nil { backEnd.headers["ETag"] = "\"2\"" }
    #expect(try await transport.send(menu).status == status)
    _ = try await transport.send(menu)
    #expect(backEnd.asked == [nil, "\"1\"", nil])
  }

  @Test func `a back end that can't answer makes nothing forgotten`() async throws {
    let transport = ConditionalTransport(over: backEnd)
    _ = try await transport.send(menu)
    backEnd.status = 503
    #expect(try await transport.send(menu).status == 503)
    backEnd.status = 200
    #expect(try await transport.send(menu).status == 200)
    #expect(backEnd.answered == [200, 503, 304])
  }

  @Test func `who sends a tag of their own gets the answer to it`() async throws {
    let transport = ConditionalTransport(over: backEnd)
    _ = try await transport.send(menu)
    var own = menu
    own.headers["If-None-Match"] = "\"1\""
    #expect(try await transport.send(own).status == 304)
  }

  @Test func `the oldest is forgotten when there is too much`() async throws {
    let transport = ConditionalTransport(over: backEnd, limit: 10)
    let paths = ["/a", "/b", "/c", "/c", "/a"]
    for path in paths { _ = try await transport.send(TransportRequest("load", .get, path)) }
    #expect(backEnd.answered == [200, 200, 200, 304, 200])
    backEnd.text = "an answer that is too long"
    backEnd.headers["ETag"] = "\"2\""
    for _ in 0..<2 { _ = try await transport.send(menu) }
    #expect(backEnd.answered.suffix(2) == [200, 200])
  }

  @Test func `an answer that is too long has no other forgotten`() async throws {
    let transport = ConditionalTransport(over: backEnd, limit: 10)
    _ = try await transport.send(menu)
    backEnd.text = "an answer that is too long"
    _ = try await transport.send(TransportRequest("load", .get, "/a"))
    _ = try await transport.send(menu)
    #expect(backEnd.asked == [nil, nil, "\"1\""])
  }

  @Test(arguments: [-1, 0])
  func `without room nothing is remembered, not even nothing`(limit: Int) async throws {
    let transport = ConditionalTransport(over: backEnd, limit: limit)
    for text in ["curry", ""] {
      backEnd.text = text
      for _ in 0..<2 { #expect(try await transport.send(menu).status == 200) }
    }
    #expect(backEnd.asked == [nil, nil, nil, nil])
  }

  @Test func `over a connection, too`() async throws {
    let server = try LoopbackServer { request in
      let headers = [(name: "ETag", value: "\"1\"")]
      if request.headers["if-none-match"] == "\"1\"" { return .answer(304, headers) }
      return .answer(200, headers, body: Data("curry".utf8))
    }
    let way = URLSessionTransport(base: server.base, timeout: .seconds(3_600))
    let transport = ConditionalTransport(over: LoopbackTransport(to: server, way))
    let first = try await transport.send(menu)
    #expect(try await transport.send(menu) == first)
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"1\""])
  }
}
