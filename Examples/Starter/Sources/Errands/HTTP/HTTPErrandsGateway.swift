import Observation2
import ScenesTransport

/// The gateway over HTTP, on any transport.
///
/// | request | method and path | response |
/// | --- | --- | --- |
/// | `session.open` | `POST /session` | 200 and the session, or 401 |
/// | `errands.load` | `GET /errands?before=41` | 200 and a page |
/// | `errand.load` | `GET /errands/41` | 200 and the errand |
/// | `errand.save` | `PUT /errands/41` | 200 and the errand |
/// | `errand.delete` | `DELETE /errands/41` | 200 |
///
/// Each request carries the stored session. The gateway removes the session after a 401.
public final class HTTPErrandsGateway: ErrandsGateway {
  private let transport: any HTTPTransport
  private let storage: ErrandsStorage
  private let changes = PublishRelay<Errand>()

  /// Creates a gateway.
  ///
  /// - Parameters:
  ///   - transport: The way of all requests.
  ///   - storage: The storage of the session.
  public init(_ transport: any HTTPTransport, storage: ErrandsStorage) {
    (self.transport, self.storage) = (transport, storage)
  }

  /// The errands that were saved, as they are saved.
  public var saved: Signal<Errand> { changes.asSignal() }

  /// Signs in, and stores the session.
  public func signIn(_ form: LoginForm) async throws(ErrandsError) -> Session {
    let session: Session = try await ask(request("session.open", .post, "/session", form))
    storage.keep(session)
    return session
  }

  /// Loads a page.
  public func page(before id: Errand.ID?) async throws(ErrandsError) -> ErrandPage {
    let query = id.map { [TransportRequest.QueryItem("before", "\($0)")] } ?? []
    let request = TransportRequest("errands.load", .get, "/errands", query: query)
    var page: ErrandPage = try await ask(request)
    page.before = id
    return page
  }

  /// Loads an errand.
  public func errand(_ id: Errand.ID) async throws(ErrandsError) -> Errand {
    try await ask(TransportRequest("errand.load", .get, "/errands/\(id)"))
  }

  /// Saves an errand that exists.
  public func save(_ errand: Errand) async throws(ErrandsError) -> Errand {
    let request = try request("errand.save", .put, "/errands/\(errand.id)", errand)
    let saved: Errand = try await ask(request)
    changes.accept(saved)
    return saved
  }

  /// Deletes an errand.
  public func delete(_ id: Errand.ID) async throws(ErrandsError) {
    let _: String = try await ask(TransportRequest("errand.delete", .delete, "/errands/\(id)"))
  }

  private func request(
    _ name: String,
    _ method: TransportMethod,
    _ path: String,
    _ message: some Encodable
  ) throws(ErrandsError) -> TransportRequest {
    do throws(TransportMessageError) {
      return try TransportRequest(name, method, path, json: message)
    } catch {
      throw .answer(error)
    }
  }

  /// Sends a request with the session, and reads the message of the response.
  private func ask<Answer: Decodable & Sendable>(
    _ request: TransportRequest
  ) async throws(ErrandsError) -> Answer {
    var request = request
    request.headers["Authorization"] = storage.session?.token
    let answer = try await transport.ask(request, throwing: ErrandsError.self) {
      response throws(TransportMistake) -> Answer? in
      response.status == 401 ? nil : try response.read(Answer.self)
    }
    if let answer { return answer }
    storage.keep(nil)
    throw .unauthorized
  }
}
