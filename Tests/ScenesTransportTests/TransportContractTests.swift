import Foundation
import LoopbackSupport
import ScenesTransport
import Testing

/// What every transport does alike, over the network and in process, with and without a simulated network.
@MainActor @Suite struct TransportContractTests {
  @Test(arguments: TransportWay.allCases, TransportAnswer.all)
  func `an answer arrives as it was given`(
    way: TransportWay,
    expected: TransportAnswer
  ) async throws {
    let given = expected.response
    let answer: @Sendable (TransportRequest) -> TransportResponse = { _ in given }
    try await way.use(answer) { transport in
      let answer = try await transport.send(TransportRequest("any", expected.method, "/any"))
      #expect(answer.status == given.status)
      #expect(answer.body == given.body)
      #expect(answer.contentType == given.contentType)
      #expect(answer.headers["x-note"] == given.headers["X-Note"])
    }
  }

  @Test(arguments: TransportWay.allCases)
  func `a request arrives as it was sent`(way: TransportWay) async throws {
    let body = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let request = TransportRequest(
      "any",
      .post,
      "/材料/に ん%20じ?ん",
      query: [.init("名 前", "a&b=c+d"), .init("empty", "")],
      headers: ["Content-Type": "application/octet-stream", "X-Note": "one"],
      body: body
    )
    let answer: @Sendable (TransportRequest) -> TransportResponse = { received in
      let isWhole =
        received.method == request.method && received.path == request.path
        && received.query == request.query && received.body == request.body
        && received.headers["x-note"] == "one"
        && received.headers["content-type"] == "application/octet-stream"
      return TransportResponse(
        status: isWhole ? 200 : 400,
        body: Data("\(received.path) \(received.query) \(received.headers)".utf8)
      )
    }
    try await way.use(answer) { transport in
      let answer = try await transport.send(request)
      #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
    }
  }

  @Test(arguments: TransportWay.allCases)
  func `fifty requests at once get each its answer`(way: TransportWay) async throws {
    let answer: @Sendable (TransportRequest) -> TransportResponse = { request in
      TransportResponse(status: 200, body: Data(request.path.utf8))
    }
    try await way.use(answer) { transport in
      let answers = try await withThrowingTaskGroup(of: String.self) { group in
        for number in 0..<50 {
          group.addTask {
            let answer = try await transport.send(TransportRequest("any", .get, "/\(number)"))
            return String(decoding: answer.body, as: UTF8.self)
          }
        }
        var answers: Set<String> = []
        for try await answer in group { answers.insert(answer) }
        return answers
      }
      #expect(answers == Set((0..<50).map { "/\($0)" }))
    }
  }

  @Test(arguments: TransportWay.allCases)
  func `an answer of the limit's size is read, a longer one is an error`(
    way: TransportWay
  ) async throws {
    let answer: @Sendable (TransportRequest) -> TransportResponse = { request in
      TransportResponse(status: 200, body: Data(count: request.path == "/fits" ? 1_000 : 1_001))
    }
    try await way.use(answerLimit: 1_000, answer) { transport in
      let fitting = try await transport.send(TransportRequest("any", .get, "/fits"))
      #expect(fitting.body.count == 1_000)
      let failure = await transport.failure(of: TransportRequest("any", .get, "/long"))
      #expect(failure == .oversized(limit: 1_000))
    }
  }

  @Test(arguments: TransportWay.allCases)
  func `a task that is cancelled before sends nothing`(way: TransportWay) async throws {
    let arrived = LockedCounter()
    let answer: @Sendable (TransportRequest) -> TransportResponse = { _ in
      arrived.add()
      return TransportResponse(status: 200)
    }
    try await way.use(answer) { transport in
      let reason = await withTaskGroup(of: HTTPTransportError.Reason?.self) { group in
        group.cancelAll()
        group.addTask { await transport.failure(of: TransportRequest("any", .get, "/any")) }
        return await group.next() ?? nil
      }
      #expect(reason == .cancelled)
    }
    #expect(arrived.count == 0)
  }

  @Test(arguments: TransportWay.allCases)
  func `what can't be sent as it is meant is not sent`(way: TransportWay) async throws {
    let arrived = LockedCounter()
    let answer: @Sendable (TransportRequest) -> TransportResponse = { _ in
      arrived.add()
      return TransportResponse(status: 200)
    }
    let body = Data("question".utf8)
    let requests: [(TransportRequest, String)] = [
      (TransportRequest("any", .get, "/any", body: body), "A GET request has no body."),
      (TransportRequest("any", .head, "/any", body: body), "A HEAD request has no body."),
      (TransportRequest("any", .get, "/a/.."), "“..” in the path /a/.. leads elsewhere."),
      (TransportRequest("any", .put, "/./b"), "“.” in the path /./b leads elsewhere."),
      (
        TransportRequest("any", .get, "/a/../\u{301}b"),
        "“..” in the path /a/../\u{301}b leads elsewhere."
      ),
    ]
    try await way.use(answer) { transport in
      for (request, words) in requests {
        #expect(await transport.failure(of: request) == .unsendable(words))
      }
      for path in ["/a/...", "/.a/b."] {
        #expect(await transport.failure(of: TransportRequest("any", .get, path)) == nil)
      }
    }
    #expect(arrived.count == 2)
  }
}

extension HTTPTransport {
  /// Why a request gets no answer; `nil` if it gets one.
  nonisolated(nonsending) func failure(
    of request: TransportRequest
  ) async -> HTTPTransportError.Reason? {
    do throws(HTTPTransportError) {
      _ = try await send(request)
      return nil
    } catch {
      return error.reason
    }
  }
}
