/// An entry of a lazy scroll, and where to show it: 0 at the beginning of what can be seen, 1 at its end.
struct LazyAim {
  let place: LazyEntries.Place
  let part: Double
}

extension ElementNode {
  /// The offset of a lazy scroll that shows what lies at a point of the content as it is laid out
  /// now.
  ///
  /// Up to a screen away from the rows that are there, others are taken to be as long as these, so that a
  /// finger's way is the content's way; what is further away is where the estimated lengths put it.
  func lazyOffset(along axis: ScreenAxis, showing point: Double) -> Double {
    guard let extra else { return point }
    let entries = entries(along: axis)
    let spans = spans(along: axis, of: entries, extra.frames)
    guard let first = spans.first, let last = spans.last else { return point }
    for span in spans where point >= span.start && point < span.end {
      return entries.offset(
        of: span.entry,
        part: (point - span.start) / (span.end - span.start)
      )
    }
    let (begin, end) = (
      entries.offset(of: first.entry, part: 0), entries.offset(of: last.entry, part: 1)
    )
    let (near, whole) = (axis.along(frame.size), axis.along(contentSize))
    let length = last.end - first.start
    guard length > 0, point > 0, point < whole else { return point }
    let pace = (end - begin) / length
    if point < first.start {
      let (way, far) = (first.start - point, first.start - near)
      if way <= near { return max(0, begin - way * pace) }
      return max(0, begin - near * pace) * point / far
    }
    guard point >= last.end else { return point }
    let (way, far) = (point - last.end, last.end + near)
    if way <= near { return end + way * pace }
    let there = min(entries.length, end + near * pace)
    return there + (entries.length - there) * (point - far) / (whole - far)
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
        return LazyEntries.Place(segment: segment, index: rows.window.lowerBound + row.place)
      }
      if current === element.container { break }
      node = current.parent
    }
    return segments[ObjectIdentifier(element)].map { LazyEntries.Place(segment: $0, index: 0) }
  }
}
