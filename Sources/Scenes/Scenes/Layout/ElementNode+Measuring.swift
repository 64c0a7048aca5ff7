extension ElementNode {
  /// Finds its size, and that of everything in it, unless it knows the answer.
  ///
  /// - Parameters:
  ///   - width: The width that it may take.
  ///   - height: The height that it is to fill, or infinity for the height that it needs.
  ///   - pass: What measuring depends on.
  /// - Returns: Its size, with its padding.
  @discardableResult
  func measure(_ width: Double, _ height: Double, _ pass: LayoutPass) -> ScreenSize {
    if width == proposedWidth, height == proposedHeight {
      // It has been asked all the same: another room in this layout is a second one.
      layoutNumber = tree.layoutNumber
      return size
    }
    if layoutNumber == tree.layoutNumber, !proposedWidth.isNaN { isAskedOften = true }
    layoutNumber = tree.layoutNumber
    proposedWidth = width
    proposedHeight = height
    isLayoutDirty = false
    needsPlacing = true
    let around = traits.surrounding
    var outerWidth = traits.width ?? width
    if traits.hasReadableWidth { outerWidth = min(outerWidth, pass.readableWidth) }
    let outerHeight = traits.height ?? height
    let content = measureContent(
      max(0, outerWidth - around.horizontal),
      max(0, outerHeight - around.vertical),
      ScreenSize(width: outerWidth, height: outerHeight),
      pass
    )
    // A negative padding takes away no more than there is.
    let inner = ScreenSize(
      width: content.width + around.horizontal,
      height: content.height + around.vertical
    )
    .nonNegative
    let takesWidth = traits.width != nil || traits.fillsWidth
    let takesHeight = traits.height != nil || (height.isFinite && takesProposedHeight)
    size = ScreenSize(
      width: takesWidth ? outerWidth : inner.width,
      height: takesHeight ? outerHeight : inner.height
    )
    if traits.scrollAxis != nil { needExtra().contentSize = inner }
    return size
  }

  /// Measures what is in it; the outer room is that with the space around the content.
  private func measureContent(
    _ width: Double,
    _ height: Double,
    _ outer: ScreenSize,
    _ pass: LayoutPass
  ) -> ScreenSize {
    switch traits.primitive {
    case .text: measureText(width, pass)
    case .leaf(let size): size
    case .line: ScreenSize(width: min(1, width), height: 1)
    case .space: ScreenSize(width: width, height: height.isFinite ? height : 0)
    case .box(.vertical): measureColumn(width, height, pass)
    case .box(.horizontal): measureRow(width, height, pass)
    case .layers: measureLayers(width, height, pass)
    case .scroll(let axis) where traits.flags.contains(.lazy):
      measureLazy(axis, in: ScreenSize(width: width, height: height), of: outer, pass)
    case .scroll(let axis) where traits.flags.contains(.lazilyArranged):
      measureArrangedLazily(along: axis, in: ScreenSize(width: width, height: height), pass)
    case .scroll(.vertical): measureColumn(width, .infinity, pass)
    case .scroll(.horizontal): measureRow(.infinity, .infinity, pass)
    case .custom: measureArranged(width, height, pass)
    }
  }

  private func measureText(_ width: Double, _ pass: LayoutPass) -> ScreenSize {
    if traits.flags.contains(.singleLine) {
      return ScreenSize(width: width, height: pass.font(of: element).lineHeight)
    }
    if let runs = traits.runs { return measureRuns(runs, width, pass) }
    if let natural, natural.width <= width { return limited(natural, pass) }
    let size = pass.size(of: element, width: width)
    if width == .infinity { natural = size }
    return limited(size, pass)
  }

  /// A size that is not higher than the lines which the text may have.
  private func limited(_ size: ScreenSize, _ pass: LayoutPass) -> ScreenSize {
    guard let limit = traits.lineLimit else { return size }
    let height = Double(limit) * tree.lineHeight(of: pass.font(of: element))
    return ScreenSize(width: size.width, height: min(size.height, height))
  }

  func measureColumn(_ width: Double, _ height: Double, _ pass: LayoutPass) -> ScreenSize {
    var content = ScreenSize(
      width: 0,
      height: traits.spacing * Double(max(0, elements.count - 1))
    )
    var growing = 0
    var top = -Double.infinity
    if height.isFinite {
      for child in elements where child.growsInColumn {
        let priority = child.traits.priority
        if priority > top { (top, growing) = (priority, 0) }
        if priority == top { growing += 1 }
      }
    }
    for child in elements where growing == 0 || !child.growsInColumn {
      let size = child.measure(width, .infinity, pass)
      content.height += size.height
      content.width = max(content.width, size.width)
    }
    if growing == 0 { return content.nonNegative }
    let share = max(0, height - content.height) / Double(growing)
    for child in elements where child.growsInColumn {
      let size = child.measure(width, child.traits.priority == top ? share : 0, pass)
      content.height += size.height
      content.width = max(content.width, size.width)
    }
    return content.nonNegative
  }

  func measureRow(_ width: Double, _ height: Double, _ pass: LayoutPass) -> ScreenSize {
    if elements.isEmpty { return .zero }
    let gaps = traits.spacing * Double(elements.count - 1)
    var widths = ScreenRowWidths(capacity: elements.count)
    for child in elements { widths.add(child.idealWidth(pass), child.traits) }
    if width.isFinite { widths.fit(into: width - gaps) }
    var content = ScreenSize(width: gaps, height: 0)
    for (place, child) in elements.enumerated() {
      let takesHeight = height.isFinite && !child.traits.isSpace && child.growsInColumn
      let size = child.measure(widths[place], takesHeight ? height : .infinity, pass)
      content.width += size.width
      content.height = max(content.height, size.height)
    }
    return content.nonNegative
  }

  private func measureLayers(_ width: Double, _ height: Double, _ pass: LayoutPass) -> ScreenSize {
    var content = ScreenSize.zero
    for (place, child) in elements.enumerated() {
      let floats = child.traits.floats
      // What stands somewhere is as high as it needs to be, but a scroll no higher than the layers; anything
      // else fills them.
      let stands =
        child.traits.alignment != nil || (place > 0 && traits.frontAlignment != nil)
      let takesHeight =
        (child.takesProposedHeight && !stands) || child.traits.blocksTouches
        || child.traits.fitsLayers
      let room = floats ? max(0, width - 2 * ScreenToastPlace.margin) : width
      let size =
        !takesHeight && child.traits.givesWayInLayers
        ? child.measureGivingWay(room, height, pass)
        : child.measure(room, takesHeight ? height : .infinity, pass)
      if floats { continue }
      content.width = max(content.width, size.width)
      content.height = max(content.height, size.height)
    }
    return content
  }

  /// Measures a scroll that is as high as it needs to be, but no higher than there is room.
  private func measureGivingWay(
    _ width: Double,
    _ height: Double,
    _ pass: LayoutPass
  ) -> ScreenSize {
    if traits.flags.isDisjoint(with: .laziness) {
      let size = measure(width, .infinity, pass)
      return size.height > height ? measure(width, height, pass) : size
    }
    // All of a lazy one would be described to be asked for the height that it needs; how high it is in this room says
    // nothing of that.
    let size = measure(width, height, pass)
    isAskedOften = true
    return contentSize.height < size.height ? measure(width, contentSize.height, pass) : size
  }

  private func measureArranged(
    _ width: Double,
    _ height: Double,
    _ pass: LayoutPass
  ) -> ScreenSize {
    let arranged = arrange(in: ScreenSize(width: width, height: height), pass)
    needExtra().frames = arranged.frames
    return arranged.size
  }
}

extension ScreenSize {
  /// The size of what is in it, which overlaps by no more than its length.
  fileprivate var nonNegative: ScreenSize {
    ScreenSize(width: max(0, width), height: max(0, height))
  }
}
