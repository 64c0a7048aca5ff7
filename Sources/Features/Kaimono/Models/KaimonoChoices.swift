/// A kind of choice that a person makes for their orders.
///
/// Its raw value is the name that routes and requests use.
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
  /// The information that a person needs before they choose it.
  let detail: String
}

/// The choices of a subject, and the chosen one.
package struct KaimonoChoices: Hashable, Sendable {
  /// The choices; no two have the same identifier.
  package let all: [KaimonoChoice]
  /// The identifier of the chosen one; `nil` if none is chosen yet.
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
