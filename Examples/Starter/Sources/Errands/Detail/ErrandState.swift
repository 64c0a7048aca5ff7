import StateStore

/// The state of the form of an errand.
public struct ErrandState: Equatable, Sendable {
  /// The errand as the server has it.
  public var errand = Loadable<Errand, ErrandsError>()
  /// The errand as the person edits it.
  public var draft: Errand
  /// The saved errand; loaded, with no value, until the person saves.
  public var saved = Loadable<Errand, ErrandsError>(nil)

  /// Creates the state of a form before the errand has loaded.
  public init(id: Errand.ID) {
    draft = Errand(id: id)
  }

  /// A Boolean value that indicates whether the form can be saved.
  public var canSave: Bool { draft.mistake == nil && errand.isLoaded && !saved.isLoading }

  /// A Boolean value that indicates whether the person has to sign in again.
  public var isUnauthorized: Bool {
    errand.failure == .unauthorized || saved.failure == .unauthorized
  }
}
