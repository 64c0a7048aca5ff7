import Kaimono

extension KaimonoShop {
  /// Returns the choices of a subject and the chosen one.
  ///
  /// A choice that no longer exists counts as none.
  func choices(_ subject: KaimonoChoiceSubject) -> KaimonoChoices {
    let chosen = record.chosen?[subject] ?? ShopRecord.Chosen()
    let all = data.choices[subject] ?? []
    let chosenID = all.first { $0.id == chosen.id }?.id
    return KaimonoChoices(all: all, chosenID: chosenID, revision: chosen.revision)
  }
}
