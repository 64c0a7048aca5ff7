extension KaimonoShop {
  /// Returns what there is to choose from, and what is chosen.
  func choices(_ subject: KaimonoChoiceSubject) -> KaimonoChoices {
    KaimonoChoices(all: data.choices[subject] ?? [], chosenID: record.chosen?[subject])
  }
}
