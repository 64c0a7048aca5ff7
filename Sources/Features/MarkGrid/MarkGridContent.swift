import SceneCollections

/// What a cell shows: a number's square, and a mark if it is selected.
struct MarkGridContent: CellContentConfiguration {
  var number: Int
  var isMarked = false

  func makeContentView() -> MarkGridContentView { MarkGridContentView(self) }

  func updated(for state: CellConfigurationState) -> MarkGridContent {
    MarkGridContent(number: number, isMarked: state.isSelected)
  }
}
