import Foundation
import ScenesTransport
import Testing

@Suite struct InProcessTransportTests {
  @MainActor private final class Counter {
    var count = 0
  }

  private actor Kitchen {
    private var dishes = 0

    func cook() -> Int {
      dishes += 1
      return dishes
    }
  }

  private func text(_ answer: TransportResponse) -> String {
    String(decoding: answer.body, as: UTF8.self)
  }

  @Test func `a route names parts of its path, and the first that fits answers`() async throws {
    let transport = InProcessTransport([
      TransportRoute(.get, "/recipes/new") { _, _ in
        TransportResponse(status: 200, body: Data("new".utf8))
      },
      TransportRoute(.get, "/recipes/:id/steps/:step") { _, parameters in
        let words = "\(parameters["id"] ?? "")-\(parameters["step"] ?? "")"
        return TransportResponse(status: 200, body: Data(words.utf8))
      },
      TransportRoute(.get, "/recipes/:id") { _, parameters in
        TransportResponse(status: 200, body: Data((parameters["id"] ?? "").utf8))
      },
    ])
    func body(_ path: String) async throws -> String {
      text(try await transport.send(TransportRequest("any", .get, path)))
    }
    #expect(try await body("/recipes/new") == "new")
    #expect(try await body("/recipes/12") == "12")
    #expect(try await body("/recipes/12/steps/3") == "12-3")
  }

  @Test func `a path without a route is not found, and a method without one is not allowed`()
    async throws
  {
    let transport = InProcessTransport([
      TransportRoute(.get, "/cart") { _, _ in TransportResponse(status: 200) },
      TransportRoute(.delete, "/cart") { _, _ in TransportResponse(status: 200) },
    ])
    for path in ["/", "/carts", "/cart/1", "/cart/"] {
      #expect(try await transport.send(TransportRequest("any", .get, path)).status == 404)
    }
    let answer = try await transport.send(TransportRequest("any", .post, "/cart"))
    #expect(answer.status == 405)
    #expect(answer.headers["allow"] == "GET, DELETE")
  }

  @MainActor @Test func `a handler runs where it belongs`() async throws {
    let counter = Counter()
    let kitchen = Kitchen()
    let transport = InProcessTransport([
      TransportRoute(.post, "/main") { @MainActor _, _ in
        counter.count += 1
        return TransportResponse(status: 200 + counter.count)
      },
      TransportRoute(.post, "/kitchen") { _, _ in
        TransportResponse(status: 200 + (await kitchen.cook()))
      },
    ])
    for path in ["/main", "/kitchen"] {
      for number in 1...2 {
        let answer = try await transport.send(TransportRequest("any", .post, path))
        #expect(answer.status == 200 + number)
      }
    }
  }

  @Test func `a task that is cancelled while the handler works has no answer`() async {
    let (begun, beginning) = AsyncStream<Void>.makeStream()
    let transport = InProcessTransport([
      TransportRoute(.post, "/orders") { _, _ in
        beginning.yield()
        await withTaskCancellationHandler {
          var ending = AsyncStream<Void> { _ in }.makeAsyncIterator()
          _ = await ending.next()
        } onCancel: {
        }
        return TransportResponse(status: 201)
      }
    ])
    let task = Task { await transport.failure(of: TransportRequest("any", .post, "/orders")) }
    var beginnings = begun.makeAsyncIterator()
    _ = await beginnings.next()
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test func `a path without a slash in front is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = TransportRequest("any", .get, "cart") }
    await #expect(processExitsWith: .failure) {
      _ = TransportRoute(.get, "cart") { _, _ in TransportResponse(status: 200) }
    }
  }
}
