import Observation2

/// The way to the server.
@MainActor
public protocol ErrandsGateway: AnyObject {
  /// The errands that were saved, as they are saved.
  var saved: Signal<Errand> { get }

  /// Signs in, and stores the session.
  ///
  /// - Throws: ``ErrandsError/unauthorized`` if there is no such account, or the reason for no response.
  func signIn(_ form: LoginForm) async throws(ErrandsError) -> Session

  /// Loads the errands that are older than the one with an identifier, or the newest ones.
  func page(before id: Errand.ID?) async throws(ErrandsError) -> ErrandPage

  /// Loads an errand.
  func errand(_ id: Errand.ID) async throws(ErrandsError) -> Errand

  /// Saves an errand that exists.
  func save(_ errand: Errand) async throws(ErrandsError) -> Errand

  /// Deletes an errand.
  func delete(_ id: Errand.ID) async throws(ErrandsError)
}
