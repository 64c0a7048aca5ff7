import StateStore

/// All that the interactor of a page of choices knows.
struct ChoicesState: Hashable, Sendable {
  /// The reason why the shop does not have the person's last choice.
  enum Failure: Hashable, Sendable {
    /// The connection to the shop failed, so that the shop may have the choice or not.
    case connection(KaimonoConnectionError)
    /// The shop no longer has the choice, or the person chose another one at the same time.
    case refused
  }

  let subject: KaimonoChoiceSubject
  var choices = Loadable<KaimonoChoices, KaimonoError>()
  var isSaving = false
  var failure: Failure?
  /// A Boolean value that indicates whether an order is under way, so that the person can choose nothing.
  var isOrdering = false
  /// A Boolean value that indicates whether the shop has the person's choice, so that the page can close.
  var isDone = false
}
