extension KaimonoShop {
  /// Returns what there is to choose from, and what is chosen.
  func choices(_ subject: KaimonoChoiceSubject) -> KaimonoChoices {
    let chosen = record.chosen?[subject] ?? ShopRecord.Chosen()
    return KaimonoChoices(
      all: data.choices[subject] ?? [],
      chosenID: chosen.id,
      revision: chosen.revision
    )
  }
}
