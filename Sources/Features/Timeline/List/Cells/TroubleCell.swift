import Scenes

/// What does not work at the moment.
struct TroubleCell: ScreenPart, Equatable {
  let trouble: String

  var body: [ScreenElement] {
    text(trouble)
      .padding(horizontal: 16, vertical: 12)
      .fillsWidth()
      .background(.secondaryBackground)
      .identifier("timeline-trouble")
  }
}
