import Scenes

/// Shows an accessory of a cell as one element.
struct CellAccessoryPart: ScreenPart {
  let accessory: CellAccessory
  let cell: CollectionViewListCell

  var body: [ScreenElement] { element }

  var element: ScreenElement {
    switch accessory.kind {
    case .mark(let mark): text(mark).color(.tertiaryLabel)
    case .label(let words): text(words).color(.secondaryLabel)
    case .button(let mark, let name, let label, let perform):
      named(button(mark, action: perform).label(label), name)
    case .outlineDisclosure: named(disclosure, "disclosure")
    case .custom(let content): layers(content: content)
    }
  }

  private var disclosure: ScreenElement {
    let isExpanded = cell.configurationState.isExpanded
    return ScreenElement(
      .disclosure,
      .text,
      text: isExpanded ? "⌄" : "›",
      action: ScreenAction { [weak cell] in cell?.toggleExpansion() }
    )
    .padding(horizontal: 8, vertical: 8)
    .checked(isExpanded)
  }

  private func named(_ element: ScreenElement, _ name: String) -> ScreenElement {
    cell.identifier.map { element.identifier("\($0)-\(name)") } ?? element
  }
}
