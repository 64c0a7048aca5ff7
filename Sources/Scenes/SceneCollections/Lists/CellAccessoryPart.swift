import Scenes

/// Shows an accessory of a cell as one element.
struct CellAccessoryPart: ScreenPart {
  let accessory: CellAccessory
  let cell: CollectionViewListCell

  var body: [ScreenElement] { element }

  var element: ScreenElement {
    switch accessory.kind {
    case .mark(let mark): text(mark).color(.tertiaryLabel)
    case .reorder: text("≡").color(.tertiaryLabel)
    case .label(let words): text(words).color(.secondaryLabel)
    case .button(let sign): named(button(sign), sign.name)
    case .outlineDisclosure: named(disclosure, "disclosure")
    case .custom(let content): layers(content: content)
    }
  }

  private func button(_ sign: CellAccessory.Button) -> ScreenElement {
    button(sign.mark, action: sign.perform)
      .label(sign.label ?? environment.words[keyPath: sign.plainLabel])
  }

  /// As the title of a disclosure group: a front-end draws the mark.
  private var disclosure: ScreenElement {
    let disclosure = ScreenElement(
      .disclosure,
      .leaf(ScreenSize(width: 20, height: 20)),
      action: ScreenAction { [weak cell] in cell?.toggleExpansion() }
    )
    .padding(8)
    .checked(cell.configurationState.isExpanded)
    .onValueChange { [weak cell] value in
      guard let cell, case .isOn(let isExpanded) = value,
        isExpanded != cell.configurationState.isExpanded
      else { return }
      cell.toggleExpansion()
    }
    return cell.label.map { disclosure.label($0) } ?? disclosure
  }

  private func named(_ element: ScreenElement, _ name: String) -> ScreenElement {
    cell.identifier.map { element.identifier("\($0)-\(name)") } ?? element
  }
}
