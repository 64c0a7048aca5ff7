extension ElementNode {
  /// Whether it fills a proposed height; otherwise it is as high as its content.
  var takesProposedHeight: Bool {
    switch traits.primitive {
    case .box(.vertical), .layers, .scroll(.vertical): true
    case .box(.horizontal): growsInColumn
    case .scroll(.horizontal), .text, .leaf, .line, .space, .custom: false
    }
  }

  /// Whether it takes a share of the height that a column has left.
  var growsInColumn: Bool {
    if traits.height != nil { return false }
    switch traits.primitive {
    case .space, .scroll(.vertical): return true
    case .scroll(.horizontal), .text, .leaf, .line, .custom: return false
    case .box, .layers: break
    }
    if let growth { return growth }
    let grows = containsGrowth()
    growth = grows
    return grows
  }

  /// Whether something in it grows in its height; a space in a row grows in width.
  private func containsGrowth() -> Bool {
    if traits.flags.contains(.fillsScreen) { return true }
    let countsSpaces = traits.primitive == .box(.vertical)
    for child in elements where child.growsInColumn {
      if countsSpaces || !child.traits.isSpace { return true }
    }
    return false
  }
}
