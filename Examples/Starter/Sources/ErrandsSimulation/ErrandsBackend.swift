import Errands
import ScenesTransport

/// The server of the errands, in the same process, with the account of Ada.
@MainActor final class ErrandsBackend {
  var errands = (1...50).reversed().map { Errand(id: $0, title: "Errand \($0)") }

  var routes: [TransportRoute] {
    [
      on(.post, "/session") { request, _ in
        let form = try request.read(LoginForm.self)
        let isAda = form.email == "ada@example.com" && form.password == "analytical"
        return isAda ? (200, Session.ada) : (401, "There is no such account.")
      },
      on(.get, "/errands") { [self] request, _ in
        let older = errands.filter { $0.id < Int(request.query.first?.value ?? "") ?? .max }
        return (200, ErrandPage(Array(older.prefix(20)), hasMore: older.count > 20))
      },
      on(.get, "/errands/:id") { [self] _, id in errands.first { $0.id == id }.map { (200, $0) } },
      on(.put, "/errands/:id") { [self] request, id in
        errands = try errands.map { try $0.id == id ? request.read(Errand.self) : $0 }
        return errands.first { $0.id == id }.map { (200, $0) }
      },
      on(.delete, "/errands/:id") { [self] _, id in
        errands.removeAll { $0.id == id }
        return (200, "The errand is deleted.")
      },
    ]
  }

  typealias Answer = @MainActor (TransportRequest, Int?) throws -> (Int, any Encodable)?
  func on(_ verb: TransportMethod, _ path: String, _ answer: @escaping Answer) -> TransportRoute {
    TransportRoute(verb, path) { @MainActor request, parts in
      TransportResponse(to: request) {
        let isOpen = path == "/session" || request.headers["Authorization"] == Session.ada.token
        return isOpen ? try answer(request, Int(parts["id"] ?? "")) : (401, "Sign in.")
      }
    }
  }
}
