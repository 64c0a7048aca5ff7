extension ScreenElement {
  /// Whether the element is as wide as it can be in a column.
  var fillsWidth: Bool {
    switch kind {
    case .row, .column, .layers, .scroll, .button, .divider, .spacer: true
    case .text, .image, .stepper, .progress, .toast: false
    }
  }

  /// Whether the element fills a proposed height; otherwise it is as high as its content.
  var takesProposedHeight: Bool {
    switch kind {
    case .column, .layers: true
    case .scroll: scrollAxis == .vertical
    case .row: growsInColumn
    case .text, .image, .button, .stepper, .divider, .spacer, .progress, .toast: false
    }
  }

  /// Whether the element takes a share of the height that a column has left.
  var growsInColumn: Bool {
    if height != nil { return false }
    switch kind {
    case .spacer: return true
    case .scroll: return scrollAxis == .vertical
    case .column: return children.contains { $0.growsInColumn }
    case .row, .layers: return children.contains { $0.kind != .spacer && $0.growsInColumn }
    case .text, .image, .button, .stepper, .divider, .progress, .toast: return false
    }
  }

  /// Whether the element takes a share of the width that a row has left.
  var stretchesInRow: Bool { kind == .spacer && width == nil }

  /// Whether a row may make the element narrower than its ideal width.
  var givesWayInRow: Bool {
    if width != nil { return false }
    switch kind {
    case .text, .button, .row, .column, .layers, .scroll, .toast: return true
    case .image, .stepper, .divider, .spacer, .progress: return false
    }
  }
}
