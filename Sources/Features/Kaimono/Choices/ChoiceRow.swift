import Scenes

/// One of the things to choose from, ticked if it is chosen.
struct ChoiceRow: ScreenPart, Equatable {
  let choice: KaimonoChoice
  let isChosen: Bool
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    row(spacing: 8) {
      column(spacing: 4) {
        text(choice.name)
        text(choice.detail).textStyle(.caption).color(.secondaryLabel)
      }
      spacer()
      text("✓").identifier("choice-check-\(choice.id)").hidden(!isChosen)
    }
    .padding(horizontal: 16, vertical: 8)
    .label(choice.name)
    .selected(isChosen)
    .checked(isChosen)
    .identifier("choice-\(choice.id)")
    .onTap(didTap)
  }
}
