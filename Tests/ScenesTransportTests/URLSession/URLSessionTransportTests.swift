import Foundation
import LoopbackSupport
import ScenesTransport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What can go wrong on the way over a real connection.
@Suite struct URLSessionTransportTests {
  /// An hour, since a test may wait for its turn on the main actor that long, however fast the server is.
  private func transport(
    to server: LoopbackServer,
    timeout: Duration = .seconds(3_600)
  ) -> LoopbackTransport {
    LoopbackTransport(
      to: server,
      URLSessionTransport(
        base: server.base,
        answerLimit: 10_000,
        timeout: timeout,
        configuration: .loopback
      )
    )
  }

  private let request = TransportRequest("cart.load", .get, "/cart", query: [.init("secret", "s")])

  private func failure(
    _ reply: LoopbackReply,
    timeout: Duration = .seconds(3_600)
  ) async throws -> HTTPTransportError.Reason? {
    let server = try LoopbackServer { _ in reply }
    return await transport(to: server, timeout: timeout).failure(of: request)
  }

  @Test func `a server that says nothing times out`() async throws {
    let reply = LoopbackReply.raw("").holding
    let reason = try await failure(reply, timeout: .milliseconds(50))
    #expect(reason == .timedOut(after: .milliseconds(50)))
  }

  @Test func `a head without a body times out`() async throws {
    let reply = LoopbackReply.answer(200, announcing: 10).holding
    let reason = try await failure(reply, timeout: .milliseconds(50))
    #expect(reason == .timedOut(after: .milliseconds(50)))
  }

  @Test func `a request's own limit of time goes before the transport's`() async throws {
    let server = try LoopbackServer { _ in .answer(200, announcing: 10).holding }
    var request = request
    request.timeout = .milliseconds(40)
    let reason = await transport(to: server).failure(of: request)
    #expect(reason == .timedOut(after: .milliseconds(40)))
  }

  @Test func `a body that ends before its length is truncated`() async throws {
    let reply = LoopbackReply.answer(200, body: Data("half".utf8), announcing: 8)
    #expect(try await failure(reply) == .truncated(received: 4, expected: 8))
  }

  @Test func `a body without its last chunk is truncated`() async throws {
    let reply = LoopbackReply.raw(
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n"
    )
    #expect(try await failure(reply) == .truncated(received: 4, expected: nil))
  }

  @Test func `a whole body in chunks is read`() async throws {
    let server = try LoopbackServer { _ in
      .raw(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n5\r\n done\r\n0\r\n\r\n"
      )
    }
    let answer = try await transport(to: server).send(request)
    #expect(String(decoding: answer.body, as: UTF8.self) == "half done")
  }

  @Test func `a connection that breaks in the body is truncated`() async throws {
    let reply = LoopbackReply.answer(200, body: Data("half".utf8), announcing: 8).breaking
    let reason = try await failure(reply)
    // A break may overtake what was sent before it.
    guard case .truncated(let received, _) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(received <= 4)
  }

  @Test func `a connection that ends before the head is truncated at once`() async throws {
    #expect(try await failure(.raw("")) == .truncated(received: 0, expected: nil))
  }

  @Test func `an endless body is broken off at the limit`() async throws {
    let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"
    let reply = LoopbackReply.raw(head + String(repeating: "a", count: 10_001)).holding
    #expect(try await failure(reply) == .oversized(limit: 10_000))
  }

  @Test func `a body that announces too much is not waited for`() async throws {
    let reply = LoopbackReply.answer(200, announcing: 10_001).holding
    #expect(try await failure(reply) == .oversized(limit: 10_000))
  }

  @Test(arguments: ["SSH-2.0-OpenSSH_9.6\r\n", "HTTP/9.9 two hundred\r\n\r\n"])
  func `what is no HTTP is malformed`(words: String) async throws {
    let reason = try await failure(.raw(words))
    guard case .malformed = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
  }

  @Test func `an address where nobody listens is offline`() async throws {
    let address = try UnheardAddress()
    let transport = URLSessionTransport(base: address.base, configuration: .loopback)
    #expect(await transport.failure(of: request) == .offline)
    withExtendedLifetime(address) {}
  }

  @Test
  func `a task that is cancelled in the middle of an answer gives up, and the connection ends`()
    async throws
  {
    let server = try LoopbackServer { _ in
      .answer(200, body: Data("half".utf8), announcing: 8).signalling.holding.signalling
    }
    let transport = transport(to: server)
    let request = request
    let task = Task { await transport.failure(of: request) }
    await server.signalled()
    task.cancel()
    #expect(await task.value == .cancelled)
    await server.signalled()
  }

  @Test func `an error names the request and its address, but not what the query says`()
    async throws
  {
    let address = try UnheardAddress()
    let transport = URLSessionTransport(base: address.base, configuration: .loopback)
    let error = await #expect(throws: HTTPTransportError.self) { try await transport.send(request) }
    #expect(error?.place == "cart.load (GET \(address.base.absoluteString)/cart)")
    #expect(error?.mayHaveArrived == false)
  }

  @Test func `a redirect on the same server is followed, for a safe request`() async throws {
    let server = try LoopbackServer { request in
      if request.target == "/new" { return .answer(200, body: Data("new".utf8)) }
      return .answer(302, [("Location", "/new")])
    }
    let answer = try await transport(to: server).send(request)
    #expect(String(decoding: answer.body, as: UTF8.self) == "new")
  }

  @Test(arguments: [302, 307, 308])
  func `a request that changes something is not sent again elsewhere`(status: Int) async throws {
    let server = try LoopbackServer { _ in .answer(status, [("Location", "/new")]) }
    let order = TransportRequest("cart.order", .post, "/orders", body: Data("{}".utf8))
    let answer = try await transport(to: server).send(order)
    #expect(answer.status == status)
    #expect(answer.headers["location"] == "/new")
    #expect(server.requests.map(\.target) == ["/orders"])
  }

  @Test func `a redirect to another server is an answer`() async throws {
    let other = try LoopbackServer { _ in .answer(200) }
    let address = other.base.absoluteString
    let server = try LoopbackServer { _ in .answer(302, [("Location", "\(address)/new")]) }
    #expect(try await transport(to: server).send(request).status == 302)
    #expect(other.requests.isEmpty)
  }

  @Test func `the transport's headers are sent, and a request's goes before them`() async throws {
    let server = try LoopbackServer { _ in .answer(200) }
    let transport = URLSessionTransport(
      base: server.base.appendingPathComponent("v1/"),
      headers: ["Authorization": "Bearer a", "Accept": "application/json"],
      configuration: .loopback
    )
    _ = try await transport.send(TransportRequest("any", .get, "/cart", headers: ["accept": "*/*"]))
    let received = try #require(server.requests.first)
    #expect(received.target == "/v1/cart")
    #expect(received.headers["authorization"] == "Bearer a")
    #expect(received.headers["accept"] == "*/*")
  }

  @Test(arguments: ["a\r\nX-Other: b", "a\nb", "a\rb", "a\0b"])
  func `a header with a line break or a zero character is not sent`(value: String) async throws {
    let server = try LoopbackServer { _ in .answer(200) }
    let request = TransportRequest("any", .get, "/cart", headers: ["X-Note": value])
    let reason = await transport(to: server).failure(of: request)
    #expect(reason == .unsendable("The header X-Note has a line break or a zero character."))
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: ["", "X Note", "X:Note", " X", "X\0", "日"])
  func `a header whose name is no name is not sent`(name: String) async throws {
    let server = try LoopbackServer { _ in .answer(200) }
    var headers = TransportHeaders()
    headers.add(name, "a")
    let request = TransportRequest("any", .get, "/cart", headers: headers)
    let reason = await transport(to: server).failure(of: request)
    #expect(reason == .unsendable("“\(name)” is no name of a header."))
    #expect(server.requests.isEmpty)
  }

  @Test func `a request under way is finished although the transport has gone`() async throws {
    let server = try LoopbackServer { _ in .answer(200, body: Data("late".utf8)) }
    let request = request
    let base = server.base
    let answer = try await Task {
      try await URLSessionTransport(base: base, configuration: .loopback).send(request)
    }
    .value
    #expect(String(decoding: answer.body, as: UTF8.self) == "late")
    #expect(server.requests.count == 1)
  }

  @Test func `a redirect to the same server, spelled otherwise, is followed`() async throws {
    let server = try LoopbackServer { request in
      if request.target == "/new" { return .answer(200, body: Data("new".utf8)) }
      let port = request.headers["host"]?.split(separator: ":").last ?? ""
      return .answer(302, [("Location", "HTTP://LOCALHOST:\(port)/new")])
    }
    let port = try #require(server.base.port)
    let base = try #require(URL(string: "http://localhost:\(port)"))
    let transport = LoopbackTransport(
      to: server,
      URLSessionTransport(base: base, configuration: .loopback)
    )
    let answer = try await transport.send(request)
    #expect(String(decoding: answer.body, as: UTF8.self) == "new")
  }

  @Test func `no cookie is kept by default`() async throws {
    let server = try LoopbackServer { _ in .answer(200, [("Set-Cookie", "a=1; Path=/")]) }
    let transport = URLSessionTransport(base: server.base)
    _ = try await transport.send(request)
    _ = try await transport.send(request)
    #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
  }

  @Test(arguments: [Duration.seconds(10_000_000_000_000), .seconds(Int64.max)])
  func `a request that may take for ever is sent`(timeout: Duration) async throws {
    let server = try LoopbackServer { _ in .answer(200) }
    var request = request
    request.timeout = timeout
    #expect(try await transport(to: server).send(request).status == 200)
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)])
  func `a request whose time is over before it begins has timed out`(timeout: Duration) async throws
  {
    let server = try LoopbackServer { _ in .raw("").holding }
    var request = request
    request.timeout = timeout
    #expect(await transport(to: server).failure(of: request) == .timedOut(after: .zero))
  }

  @Test func `a plus is sent as one, and a base's own query stays`() async throws {
    let server = try LoopbackServer { _ in .answer(200) }
    let base = try #require(URL(string: server.base.absoluteString + "/v1?tenant=a"))
    let transport = URLSessionTransport(base: base, configuration: .loopback)
    _ = try await transport.send(TransportRequest("any", .get, "/a", query: [.init("q", "C++ 1")]))
    _ = try await transport.send(TransportRequest("any", .get, "/a"))
    #expect(server.requests.map(\.target) == ["/v1/a?tenant=a&q=C%2B%2B%201", "/v1/a?tenant=a"])
  }

  @Test func `an error does not say the password of an address`() async throws {
    let base = try #require(URL(string: "http://me:secret@127.0.0.1/v1"))
    let transport = URLSessionTransport(base: base, timeout: .zero, configuration: .loopback)
    let error = await #expect(throws: HTTPTransportError.self) { try await transport.send(request) }
    #expect(error?.place == "cart.load (GET http://127.0.0.1/v1/cart)")
  }

  @Test func `the length that a body in chunks announces means nothing`() async throws {
    let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 100\r\n\r\n"
    let server = try LoopbackServer { _ in .raw(head + "4\r\nhalf\r\n0\r\n\r\n") }
    let answer = try await transport(to: server).send(request)
    #expect(String(decoding: answer.body, as: UTF8.self) == "half")
  }

  @Test(arguments: [(TransportMethod.head, 200), (.get, 304)])
  func `a length beyond the limit is no body where none follows`(
    method: TransportMethod,
    status: Int
  ) async throws {
    let server = try LoopbackServer { _ in .answer(status, announcing: 1_000_000) }
    let answer = try await transport(to: server).send(TransportRequest("any", method, "/cart"))
    #expect(answer.status == status)
    #expect(answer.headers["Content-Length"] == "1000000")
  }

  @Test(arguments: ["Basic realm=\"shop\"", "Digest realm=\"shop\", nonce=\"1\"", "Bearer"])
  func `an answer that asks who it is, is an answer`(question: String) async throws {
    let server = try LoopbackServer { _ in
      .answer(401, [("WWW-Authenticate", question)], body: Data("who?".utf8))
    }
    let answer = try await transport(to: server).send(request)
    #expect(answer.status == 401)
    #expect(answer.headers["www-authenticate"] == question)
    #expect(String(decoding: answer.body, as: UTF8.self) == "who?")
    #expect(server.requests.count == 1)
  }

  @Test func `the head of an answer announces a body that does not come`() async throws {
    let server = try LoopbackServer { _ in .answer(200, announcing: 100) }
    let answer = try await transport(to: server).send(TransportRequest("any", .head, "/cart"))
    #expect(answer.status == 200)
    #expect(answer.body.isEmpty)
  }
}
