/// The entries of a lazy scroll: elements that are always there, and rows that are only if needed.
@MainActor
struct LazyEntries {
  /// Entries of one kind.
  struct Segment {
    let node: TreeNode
    let count: Int
    /// How far an entry that is not there moves the next one.
    let estimate: Double
    /// Where the first one begins, if none is there.
    let start: Double

    var end: Double { start + estimate * Double(count) }
  }

  /// The place of an entry.
  struct Place: Equatable {
    var segment: Int
    var index: Int

    func isBefore(_ other: Place) -> Bool {
      (segment, index) < (other.segment, other.index)
    }
  }

  let segments: [Segment]

  /// The length of all entries, if no row is there, without the space after the last.
  let length: Double

  init(of scroll: ElementNode, advance: (ElementNode) -> Double) {
    let spacing = scroll.traits.spacing
    // With a negative spacing, a row may have no length; each counts as a point, to tell them apart.
    let row = max(1, (scroll.element.box?.details ?? .plain).estimatedLength + spacing)
    var segments: [Segment] = []
    var start = 0.0
    func walk(_ nodes: [TreeNode]) {
      for node in nodes {
        if let element = node as? ElementNode {
          // As a row, one that is shorter than the others overlap takes no room.
          let advance = max(0, advance(element))
          segments.append(Segment(node: node, count: 1, estimate: advance, start: start))
        } else if let rows = node as? EachNode {
          if rows.count == 0 { continue }
          segments.append(Segment(node: node, count: rows.count, estimate: row, start: start))
        } else {
          walk(node.children)
          continue
        }
        start = segments[segments.count - 1].end
      }
    }
    walk(scroll.children)
    self.segments = segments
    length = segments.isEmpty ? 0 : max(0, start - spacing)
  }

  /// Where the last entry ends, if no row is there, with the space after it.
  var end: Double { segments.last?.end ?? 0 }

  /// The numbers of the segments, by their nodes.
  var numbers: [ObjectIdentifier: Int] {
    Dictionary(
      segments.enumerated().map { (ObjectIdentifier($1.node), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The entry at an offset, and how much of it lies before the offset, as a part of its length.
  func place(at offset: Double) -> (place: Place, part: Double)? {
    guard var segment = segments.indices.last else { return nil }
    while segment > 0, segments[segment].start > offset { segment -= 1 }
    let found = segments[segment]
    let passed = found.estimate > 0 ? max(0, offset - found.start) / found.estimate : 0
    if passed >= Double(found.count) {
      return (Place(segment: segment, index: found.count - 1), 1)
    }
    let index = Int(passed)
    return (Place(segment: segment, index: index), passed - Double(index))
  }

  /// The offset of a part of an entry.
  func offset(of place: Place, part: Double) -> Double {
    let segment = segments[place.segment]
    return segment.start + segment.estimate * (Double(place.index) + part)
  }

  func after(_ place: Place) -> Place? {
    if place.index + 1 < segments[place.segment].count {
      return Place(segment: place.segment, index: place.index + 1)
    }
    return place.segment + 1 < segments.count ? Place(segment: place.segment + 1, index: 0) : nil
  }

  func before(_ place: Place) -> Place? {
    if place.index > 0 { return Place(segment: place.segment, index: place.index - 1) }
    guard place.segment > 0 else { return nil }
    return Place(segment: place.segment - 1, index: segments[place.segment - 1].count - 1)
  }
}
