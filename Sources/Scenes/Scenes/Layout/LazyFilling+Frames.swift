/// Where everything stands that is there.
extension LazyFilling {
  /// The frames of all elements that are there, in the content's coordinates.
  func frames(at offset: Double) -> [ScreenRect] {
    var frames: [ScreenRect] = []
    let first = laid[0]
    var y = offset + first.y - entries.offset(of: first.place, part: 0)
    for (number, here) in laidBySegment().enumerated() {
      let segment = entries.segments[number]
      let kept = kept(ofSegment: number)
      let isAbove = kept.map { $0.place.isBefore(first.place) } ?? false
      if let kept, isAbove {
        // It ends where it would if no row between were there: what follows it can be seen.
        let start = y + entries.offset(of: kept.place, part: 1) - advance(of: kept.row)
        append(scroll.tree.elements(in: kept.row), at: start, to: &frames)
      }
      if let rows = segment.node as? EachNode {
        for (entry, row) in zip(here, rows.children) {
          append(scroll.tree.elements(in: row), at: offset + entry.y, to: &frames)
        }
      } else if let element = segment.node as? ElementNode {
        append([element], at: here.first.map { offset + $0.y } ?? y + segment.start, to: &frames)
      }
      // What comes after is as far away as what is there, and then as if no row were.
      if let last = here.last {
        let next = LazyEntries.Place(segment: number, index: last.place.index + 1)
        y = offset + last.y + last.advance - entries.offset(of: next, part: 0)
      }
      if let kept, !isAbove {
        _ = advance(of: kept.row)
        let start = y + entries.offset(of: kept.place, part: 0)
        append(scroll.tree.elements(in: kept.row), at: start, to: &frames)
      }
    }
    return frames
  }

  /// The row of a segment that is there for the focus alone.
  private func kept(ofSegment number: Int) -> (row: RowNode, place: LazyEntries.Place)? {
    guard let kept = (entries.segments[number].node as? EachNode)?.kept else { return nil }
    return (kept.row, LazyEntries.Place(segment: number, index: kept.place))
  }

  private func append(_ elements: [ElementNode], at start: Double, to frames: inout [ScreenRect]) {
    var position = start
    for element in elements {
      frames.append(ScreenRect(origin: axis.point(position), size: element.size))
      position += axis.along(element.size) + scroll.traits.spacing
    }
  }
}
