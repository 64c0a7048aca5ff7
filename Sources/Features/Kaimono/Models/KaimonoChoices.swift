/// What a person chooses one of for their orders; its raw value is the name that routes and requests use.
package enum KaimonoChoiceSubject: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
  /// Where orders are picked up.
  case pickupPlace = "pickup-place"
  /// How orders are paid.
  case payment
}

/// One of the things to choose from.
package struct KaimonoChoice: Identifiable, Codable, Hashable, Sendable {
  package let id: Int
  package let name: String
  /// What there is to know of it before one chooses it.
  let detail: String
}

/// What there is to choose from, and what is chosen.
package struct KaimonoChoices: Hashable, Sendable {
  /// The choices; no two have the same identifier.
  package let all: [KaimonoChoice]
  /// Which of them is chosen; `nil` if none is yet.
  package let chosenID: KaimonoChoice.ID?
  /// How often one has been chosen so far.
  package var revision = 0

  /// Creates one with all its values.
  package init(all: [KaimonoChoice], chosenID: KaimonoChoice.ID?, revision: Int = 0) {
    (self.all, self.chosenID, self.revision) = (all, chosenID, revision)
  }

  /// The one that is chosen.
  package var chosen: KaimonoChoice? { all.first { $0.id == chosenID } }
}
