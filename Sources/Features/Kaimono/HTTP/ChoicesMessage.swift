import ScenesTransport

/// The choices of a subject and the chosen one, as the shop sends them.
package struct ChoicesMessage: Codable {
  let choices: [KaimonoChoice]
  let chosen: OrNull<KaimonoChoice.ID>
  let revision: Int

  package init(_ choices: KaimonoChoices) {
    self.choices = choices.all
    chosen = OrNull(choices.chosenID)
    revision = choices.revision
  }

  /// Reads the choices.
  ///
  /// - Parameter wanted: The choice that must be the chosen one; `nil` if any or none may be.
  /// - Returns: The choices.
  /// - Throws: An error that says which field is wrong.
  func choices(
    wanted: KaimonoChoice.ID? = nil
  ) throws(TransportMistake) -> KaimonoChoices {
    guard revision >= 0 else { throw .field("revision", "is \(revision), not 0 or more.") }
    try MessageFields.checkUnique(choices.map(\.id), of: "choices", each: "choice")
    if let id = chosen.value, !choices.contains(where: { $0.id == id }) {
      throw .field("chosen", "is \(id), which is none of the choices.")
    }
    if let wanted, chosen.value != wanted {
      let words = chosen.value.map { "\($0)" } ?? "null"
      throw .field("chosen", "is \(words), although \(wanted) was chosen.")
    }
    return KaimonoChoices(all: choices, chosenID: chosen.value, revision: revision)
  }
}

/// A person's choice and the revision that it replaces, as the app sends them.
package struct ChoiceMessage: Codable {
  package let choice: KaimonoChoice.ID
  package let revision: Int
}
