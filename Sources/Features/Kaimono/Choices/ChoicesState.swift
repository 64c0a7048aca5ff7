/// All that the interactor of a page of choices knows.
struct ChoicesState: Hashable, Sendable {
  /// Why what a person has chosen last is not chosen.
  enum Failure: Hashable, Sendable {
    /// The way to the shop failed; the shop may have it all the same.
    case connection(KaimonoConnectionError)
    /// The shop has no such choice any more, or another one was chosen at the same time.
    case refused
  }

  let subject: KaimonoChoiceSubject
  var loading = KaimonoLoading.underWay
  /// Nothing until they are loaded.
  var choices: KaimonoChoices?
  var isSaving = false
  var failure: Failure?
  /// Whether an order is under way, so that nothing can be chosen.
  var isOrdering = false
  /// Whether the shop has what the person has chosen, so that there is nothing more to do here.
  var isDone = false
}
