extension ScreenMeasurer {
  /// The width at which no text in an element has to wrap.
  func idealWidth(of element: ScreenElement) -> Double {
    if let width = element.width { return width }
    let padded = idealContentWidth(of: element) + element.padding.horizontal
    return element.hasReadableWidth ? min(padded, readableWidth) : padded
  }

  private func idealContentWidth(of element: ScreenElement) -> Double {
    switch element.kind {
    case .column, .layers:
      return idealColumnWidth(of: element)
    case .scroll:
      return element.scrollAxis == .vertical
        ? idealColumnWidth(of: element) : idealRowWidth(of: element)
    case .row, .stepper:
      return idealRowWidth(of: element)
    case .text:
      return text.width(of: element.text ?? "")
    case .button, .toast:
      let lead = element.children.isEmpty ? 0 : idealRowWidth(of: element) + element.spacing
      return lead + text.width(of: element.text ?? "")
        + ScreenTitleInsets.around(element.kind).horizontal
    case .image: return 40
    case .progress: return 20
    case .divider: return 1
    case .spacer: return 0
    }
  }

  private func idealColumnWidth(of element: ScreenElement) -> Double {
    element.children.reduce(0) { max($0, idealWidth(of: $1)) }
  }

  private func idealRowWidth(of element: ScreenElement) -> Double {
    element.children.reduce(element.spacing * Double(max(0, element.children.count - 1))) {
      $0 + idealWidth(of: $1)
    }
  }
}
