import Foundation
import ScenesTransport
import Testing

/// What a gateway says of a request, in the words of its feature.
@Suite struct GatewayAskingTests {
  fileprivate enum MenuError: HTTPGatewayError, Hashable {
    case offline, timedOut, broken, server, cancelled
    case answer(TransportMessageError)
  }

  private struct Menu: Codable, Hashable {
    let dishes: [String]
  }

  /// A transport that has one end for each request.
  private struct ScriptedTransport: HTTPTransport {
    let end: Result<TransportResponse, HTTPTransportError>

    nonisolated(nonsending) func send(
      _ request: TransportRequest
    ) async throws(HTTPTransportError) -> TransportResponse {
      try end.get()
    }
  }

  private let request = TransportRequest("menu.load", .get, "/menu")

  private func menu(
    _ end: Result<TransportResponse, HTTPTransportError>
  ) async throws(MenuError) -> Menu? {
    try await ScriptedTransport(end: end).ask(request, throwing: MenuError.self) {
      answer throws(TransportMistake) in try answer.readIfFound(Menu.self)
    }
  }

  @Test(
    arguments: [
      (.offline, .offline), (.timedOut(after: .seconds(1)), .timedOut), (.cancelled, .cancelled),
      (.truncated(received: 1, expected: nil), .broken), (.oversized(limit: 1), .broken),
      (.unsendable(""), .broken), (.malformed(""), .broken), (.other(""), .broken),
    ] as [(HTTPTransportError.Reason, MenuError)]
  )
  fileprivate func `what the way did is the feature's error`(
    reason: HTTPTransportError.Reason,
    expected: MenuError
  ) async {
    let error = HTTPTransportError(reason, at: "here")
    await #expect(throws: expected) { try await menu(.failure(error)) }
  }

  @Test(arguments: [500, 503, 599])
  func `a back end that can't answer is not read`(status: Int) async {
    let answer = TransportResponse(status: status)
    await #expect(throws: MenuError.server) { try await menu(.success(answer)) }
  }

  @Test func `an answer is read, and one that there is not is none`() async throws {
    let written = TransportResponse(to: request) { (200, Menu(dishes: ["curry"])) }
    #expect(try await menu(.success(written)) == Menu(dishes: ["curry"]))
    let missing = TransportResponse(to: request) { nil }
    #expect(missing.status == 404)
    #expect(try await menu(.success(missing)) == nil)
  }

  @Test func `a mistake names the request`() async {
    let wrong = TransportResponse(to: request) { (200, ["dish": 1]) }
    let expected = TransportMessageError("menu.load", .field("dishes", "is missing."))
    await #expect(throws: MenuError.answer(expected)) { try await menu(.success(wrong)) }
    #expect("\(expected)" == "menu.load: dishes is missing.")
    let status = TransportMessageError("menu.load", .status(204))
    await #expect(throws: MenuError.answer(status)) {
      try await menu(.success(TransportResponse(status: 204)))
    }
  }

  @Test func `a back end says what is wrong with a request, and that it is broken`() {
    let mistaken = TransportResponse(to: request) {
      throw TransportMistake.field("day", "is past.")
    }
    #expect(mistaken.status == 400)
    #expect(String(decoding: mistaken.body, as: UTF8.self) == "menu.load: day is past.")
    let broken = TransportResponse(to: request) { throw CancellationError() }
    #expect(broken.status == 500)
    #expect(broken.contentType == "text/plain")
  }

  @Test(
    arguments: [
      (nil, 200), ("\"other\"", 200), ("TAG", 304), ("\"other\", TAG", 304), ("\"other\",TAG", 304),
    ] as [(String?, Int)]
  )
  func `an answer has a tag, and with the tag it is not sent`(named: String?, status: Int) throws {
    let first = TransportResponse(to: request) { (200, Menu(dishes: ["curry"])) }
    let tag = try #require(first.headers["ETag"])
    var second = request
    second.headers["If-None-Match"] = named?.replacing("TAG", with: tag)
    let answer = TransportResponse(to: second) { (200, Menu(dishes: ["curry"])) }
    #expect(answer.status == status)
    #expect(answer.body.isEmpty == (status == 304))
    #expect(answer.headers["ETag"] == tag)
    let changed = TransportResponse(to: second) { (200, Menu(dishes: ["udon"])) }
    #expect(changed.status == 200)
    #expect(changed.headers["ETag"] != tag)
  }

  @Test func `what changes something has no tag`() {
    let order = TransportRequest("order", .post, "/orders")
    let answer = TransportResponse(to: order) { (200, Menu(dishes: [])) }
    #expect(answer.headers["ETag"] == nil)
  }
}
