import Errands
import Observation2

/// A gateway without a server, which records each call.
@MainActor
final class ErrandsGatewayDouble: ErrandsGateway {
  enum Call: Equatable {
    case signIn(LoginForm)
    case page(before: Errand.ID?)
    case errand(Errand.ID)
    case save(Errand)
    case delete(Errand.ID)
  }

  private(set) var calls: [Call] = []
  /// The error of each later call; `nil` for a success.
  var error: ErrandsError?
  /// The errands of the next page.
  var page: [Errand] = []
  let changes = PublishRelay<Errand>()

  var saved: Signal<Errand> { changes.asSignal() }

  func signIn(_ form: LoginForm) async throws(ErrandsError) -> Session {
    try note(.signIn(form))
    return Session(token: "1")
  }

  func page(before id: Errand.ID?) async throws(ErrandsError) -> ErrandPage {
    try note(.page(before: id))
    return ErrandPage(page, before: id, hasMore: true)
  }

  func errand(_ id: Errand.ID) async throws(ErrandsError) -> Errand {
    try note(.errand(id))
    return Errand(id: id, title: "Buy milk")
  }

  func save(_ errand: Errand) async throws(ErrandsError) -> Errand {
    try note(.save(errand))
    return errand
  }

  func delete(_ id: Errand.ID) async throws(ErrandsError) {
    try note(.delete(id))
  }

  private func note(_ call: Call) throws(ErrandsError) {
    calls.append(call)
    if let error { throw error }
  }
}
