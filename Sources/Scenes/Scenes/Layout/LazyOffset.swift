extension ElementNode {
  /// Moves a lazy scroll to where a point of its content, as it is laid out now, comes to the beginning
  /// of what can be seen.
  ///
  /// Up to a screen away the rows on the way there are measured, so that a finger's way is the content's
  /// way; what is further away is where the estimated lengths put it. An end is an end.
  func scrollLazily(along axis: ScreenAxis, to point: Double) {
    let extra = needExtra()
    let (way, room) = (point - extra.reach.offset, axis.along(frame.size))
    let isFar = way.magnitude > room - axis.along(traits.surrounding)
    if let offset = lazyOffset(along: axis, showing: point, extra) {
      extra.offset = axis.point(offset)
    } else if !isFar {
      extra.aim = .moved(way)
    } else if point < extra.reach.start {
      extra.offset = axis.point(point)
    } else {
      let entries = entries(along: axis)
      let isEnd = point >= axis.along(axis.end(of: extra.contentSize, in: frame.size))
      let offset = isEnd ? entries.end : extra.reach.estimatedEnd + point - extra.reach.end
      extra.offset = axis.point(offset)
    }
    tree.markLayout(self)
  }

  /// The offset of a lazy scroll that shows an entry that is there, at a point of the content.
  private func lazyOffset(
    along axis: ScreenAxis,
    showing point: Double,
    _ extra: ElementExtra
  ) -> Double? {
    let entries = entries(along: axis)
    for span in spans(along: axis, of: entries, extra.frames)
    where point >= span.start && point < span.end {
      return entries.offset(
        of: span.entry,
        part: (point - span.start) / (span.end - span.start)
      )
    }
    return nil
  }

  /// The entries of a lazy scroll, with the lengths of those that have been laid out.
  func entries(along axis: ScreenAxis) -> LazyEntries {
    LazyEntries(of: self) { axis.along($0.size) + traits.spacing }
  }

  /// Where the entries are that are there; a row of several elements is one entry.
  private func spans(
    along axis: ScreenAxis,
    of entries: LazyEntries,
    _ frames: [ScreenRect]
  ) -> [(entry: LazyEntries.Place, start: Double, end: Double)] {
    var spans: [(entry: LazyEntries.Place, start: Double, end: Double)] = []
    let numbers = entries.numbers
    for (child, frame) in zip(elements, frames) {
      guard let entry = tree.entry(of: child, in: numbers) else { continue }
      let start = axis.along(frame.origin)
      let end = axis.along(frame.end) + traits.spacing
      if spans.last?.entry == entry {
        spans[spans.count - 1].end = end
      } else {
        spans.append((entry, start, end))
      }
    }
    return spans
  }
}

extension ScreenTree {
  /// The elements directly in a row, or the element itself.
  func elements(in node: TreeNode) -> [ElementNode] {
    if let element = node as? ElementNode { return [element] }
    if node.children.count == 1 { return elements(in: node.children[0]) }
    return node.children.flatMap { elements(in: $0) }
  }

  /// The entry of a lazy scroll that an element of it belongs to, where its segments are known by their
  /// nodes.
  func entry(
    of element: ElementNode,
    in segments: [ObjectIdentifier: Int]
  ) -> LazyEntries.Place? {
    var node: TreeNode? = element
    while let current = node {
      if let row = current as? RowNode, let rows = row.parent as? EachNode, rows.isLazy,
        let segment = segments[ObjectIdentifier(rows)]
      {
        // Nothing is known of the rows between it and what is near.
        if rows.kept?.row === row { return nil }
        return LazyEntries.Place(segment: segment, index: rows.window.lowerBound + row.place)
      }
      if current === element.container { break }
      node = current.parent
    }
    return segments[ObjectIdentifier(element)].map { LazyEntries.Place(segment: $0, index: 0) }
  }
}
