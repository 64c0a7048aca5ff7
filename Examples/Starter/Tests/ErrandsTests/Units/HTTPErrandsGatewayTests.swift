import Errands
import ScenesTransport
import StorePersistence
import Testing

@MainActor @Suite struct HTTPErrandsGatewayTests {
  private let storage: ErrandsStorage

  init() throws {
    storage = try ErrandsStorage(folder: "", files: MemoryFileSystem()) { Issue.record($0) }
  }

  /// A gateway to a server with one response.
  private func gateway(
    _ method: TransportMethod,
    _ path: String,
    _ status: Int,
    _ message: any Encodable & Sendable
  ) -> HTTPErrandsGateway {
    let route = TransportRoute(method, path) { request, _ in
      let isKnown = request.headers["Authorization"] == "1"
      return TransportResponse(to: request) { isKnown ? (status, message) : (401, "") }
    }
    return HTTPErrandsGateway(InProcessTransport([route]), storage: storage)
  }

  @Test func `each request carries the session`() async throws {
    storage.keep(Session(token: "1"))
    let errand = Errand(id: 7, title: "Buy milk")
    #expect(try await gateway(.get, "/errands/:id", 200, errand).errand(7) == errand)
  }

  @Test func `the session ends when the server refuses it`() async {
    storage.keep(Session(token: "2"))
    let gateway = gateway(.delete, "/errands/:id", 200, "")
    await #expect(throws: ErrandsError.unauthorized) { try await gateway.delete(7) }
    #expect(storage.session == nil)
  }

  @Test func `a server that is out of order is an error`() async {
    storage.keep(Session(token: "1"))
    let gateway = gateway(.get, "/errands", 503, "")
    await #expect(throws: ErrandsError.server) { try await gateway.page(before: nil) }
  }

  @Test func `a response with another format names the field`() async {
    storage.keep(Session(token: "1"))
    let gateway = gateway(.get, "/errands", 200, ["errands": [Errand]()])
    let error = await #expect(throws: ErrandsError.self) { try await gateway.page(before: nil) }
    #expect(error?.description.contains("hasMore is missing.") == true)
  }
}
