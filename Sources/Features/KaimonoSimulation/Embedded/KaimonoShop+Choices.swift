import Kaimono

extension KaimonoShop {
  /// Returns what there is to choose from, and what is chosen; a choice that there is no more counts as none.
  func choices(_ subject: KaimonoChoiceSubject) -> KaimonoChoices {
    let chosen = record.chosen?[subject] ?? ShopRecord.Chosen()
    let all = data.choices[subject] ?? []
    let chosenID = all.first { $0.id == chosen.id }?.id
    return KaimonoChoices(all: all, chosenID: chosenID, revision: chosen.revision)
  }
}
