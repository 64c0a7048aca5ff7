/// What there is to choose from, and what is chosen, as they are sent.
struct ChoicesMessage: Codable {
  let choices: [KaimonoChoice]
  let chosen: OrNull<KaimonoChoice.ID>
  let revision: Int

  init(_ choices: KaimonoChoices) {
    self.choices = choices.all
    chosen = OrNull(choices.chosenID)
    revision = choices.revision
  }

  /// Reads the choices.
  ///
  /// - Parameters:
  ///   - request: The request's name, for errors.
  ///   - wanted: What must be chosen; `nil` if anything may be.
  /// - Returns: The choices.
  /// - Throws: An error that says which field is wrong.
  func choices(
    in request: String,
    wanted: KaimonoChoice.ID? = nil
  ) throws(KaimonoAnswerError) -> KaimonoChoices {
    let fields = KaimonoFields(request: request)
    guard choices.count <= 1_000 else { throw fields.wrong("choices", "are over 1,000.") }
    guard revision >= 0 else { throw fields.wrong("revision", "is \(revision), not 0 or more.") }
    var seen: Set<KaimonoChoice.ID> = []
    for (index, choice) in choices.enumerated() where !seen.insert(choice.id).inserted {
      throw fields.wrong("choices[\(index)].id", "is \(choice.id), as that of another choice.")
    }
    if let id = chosen.value, !seen.contains(id) {
      throw fields.wrong("chosen", "is \(id), which is none of the choices.")
    }
    if let wanted, chosen.value != wanted {
      let words = chosen.value.map { "\($0)" } ?? "null"
      throw fields.wrong("chosen", "is \(words), although \(wanted) was chosen.")
    }
    return KaimonoChoices(all: choices, chosenID: chosen.value, revision: revision)
  }
}

/// What a person has chosen, and what it replaces, as they are sent.
struct ChoiceMessage: Codable {
  let choice: KaimonoChoice.ID
  let revision: Int
}
