extension ScreenTree {
  var pass: LayoutPass { LayoutPass(surroundings.values, measurer: measurer) }

  /// How high a line of text is, as the measurer says, which is asked once for each font.
  ///
  /// A front-end's lines may be higher than those of the font, or lower.
  func lineHeight(of font: ScreenFont) -> Double {
    if let known = lineHeights[font] { return known }
    let height = measurer.size(of: "x", font: font, width: .infinity).usable.height
    lineHeights[font] = height
    return height
  }

  /// Lays out what waits for it, the deepest first, and goes on to a container only where something
  /// has changed that the container's own layout depends on.
  func layOut(deeperThan floor: Int = -1) {
    guard deepestLayout > floor else { return }
    layOutWaiting(deeperThan: floor)
    guard floor < 0 else { return }
    var canGrow = true
    while fitGrids(canGrow: canGrow) {
      canGrow = false
      layOutWaiting(deeperThan: floor)
    }
    // A scroll that is as high as its content may be covered elsewhere then, and again: it is left after two rounds.
    for _ in 0..<2 where followSafeArea() { layOutWaiting(deeperThan: floor) }
    settleScrolls()
  }

  private func layOutWaiting(deeperThan floor: Int) {
    let pass = pass
    while deepestLayout > floor {
      guard let node = dirtyLayouts[deepestLayout].popLast() else {
        deepestLayout -= 1
        continue
      }
      if node.isAlive, node.isLayoutDirty { layOut(node, pass) }
    }
  }

  /// Gives the grids that have been placed as many columns as there is room for.
  ///
  /// - Returns: `true` if any has another number, so that it is to be laid out again.
  private func fitGrids(canGrow: Bool) -> Bool {
    var isOther = false
    for scroll in placedScrolls where scroll.isAlive {
      if scroll.fitGrid(canGrow: canGrow) { isOther = true }
    }
    return isOther
  }

  /// Offsets follow what there is to see at the end: on the way there, a scroll may be laid out in a
  /// room that is not its last.
  private func settleScrolls() {
    if placedScrolls.isEmpty { return }
    let scrolls = placedScrolls
    placedScrolls = []
    for scroll in scrolls where scroll.isAlive { scroll.settleOffset() }
  }

  private func layOut(_ node: ElementNode, _ pass: LayoutPass) {
    node.isLayoutDirty = false
    // Another layout may go on around it, in which a lazy scroll describes rows.
    let outer = layoutNumber
    layouts &+= 1
    layoutNumber = layouts
    defer {
      layoutNumber = outer
      node.layoutNumber = outer
    }
    if node.isStructureDirty { node.collectElements() }
    guard let container = node.container else { return layOutRoot(pass) }
    // A node that has never been measured is measured with its container, which is further up.
    guard !node.proposedWidth.isNaN else { return }
    let (width, height) = (node.proposedWidth, node.proposedHeight)
    let (size, ideal, growth) = (node.size, node.ideal, node.growth)
    let isAskedOften = node.isAskedOften
    node.forgetLayout()
    // First the ideal width: a text that fits needs no second measurement, and with another ideal
    // width its container proposes something else. It also asks a custom layout for another room than the one that
    // counts, which has to be the last.
    if !ideal.isNaN, node.idealWidth(pass) != ideal { return markLayout(container) }
    node.measure(width, height, pass)
    let isSame =
      !isAskedOften && node.size == size && (growth == nil || node.growsInColumn == growth)
    if isSame { node.place(pass) } else { markLayout(container) }
  }

  private func layOutRoot(_ pass: LayoutPass) {
    let size = surroundings.values.containerSize
    root.forgetLayout()
    root.measure(size.width, size.height, pass)
    root.frame = ScreenRect(size: size)
    root.place(pass)
  }

  /// Lays everything out again, for another room, other fonts, another direction; a layout under way
  /// ends first.
  func forgetAllLayouts() {
    mustForgetLayouts = isBusy
    if isBusy { return }
    root.forgetLayouts()
    markLayout(root)
  }
}

extension ElementNode {
  fileprivate func fitGrid(canGrow: Bool) -> Bool {
    guard traits.flags.contains(.lazy), let rows = children.first as? EachNode,
      let columns = rows.description.columns,
      columns.fit(frame.width - traits.surrounding.horizontal, canGrow: canGrow)
    else { return false }
    rows.describe(anew: false)
    tree.markLayout(self)
    return true
  }

  fileprivate func forgetLayouts() {
    forgetLayout()
    for child in elements { child.forgetLayouts() }
  }
}
