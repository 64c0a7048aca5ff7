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
  let name: String
  /// What there is to know of it before one chooses it.
  let detail: String
}

/// What there is to choose from, and what is chosen.
package struct KaimonoChoices: Hashable, Sendable {
  /// The choices; no two have the same identifier.
  let all: [KaimonoChoice]
  /// Which of them is chosen; `nil` if none is yet.
  let chosenID: KaimonoChoice.ID?
  /// How often one has been chosen so far.
  var revision = 0

  /// The one that is chosen.
  var chosen: KaimonoChoice? { all.first { $0.id == chosenID } }
}
