import Scenes

/// The room of a line while it is filled.
struct GroupLine {
  let axis: ScreenAxis
  let inner: ScreenSize
  let spacing: Double
  let pixels: LayoutPixels
  /// The room of which parts are taken.
  var box: ScreenSize

  init(axis: ScreenAxis, inner: ScreenSize, spacing: Double, pixels: LayoutPixels) {
    (self.axis, self.inner, self.spacing, self.pixels) = (axis, inner, spacing, pixels)
    box = inner
  }

  var length: Double { axis.along(inner) }

  /// The room of which parts are taken among so many elements: what their spacings leave.
  func box(for count: Int) -> ScreenSize {
    axis.size(
      along: max(0, length - spacing * Double(max(0, count - 1))),
      across: axis.across(inner)
    )
  }

  func takesBreadthFromLength(_ kind: CollectionLayoutElementKind) -> Bool {
    switch (axis, kind.layoutSize.widthDimension, kind.layoutSize.heightDimension) {
    case (.horizontal, _, .fractionalWidth), (.vertical, .fractionalHeight, _): true
    default: false
    }
  }

  /// The length of an element, with the room that it wants around itself.
  func advance(_ kind: CollectionLayoutElementKind, in box: ScreenSize) -> Double {
    let edges = kind.edges
    let (near, far) =
      axis == .horizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    return axis.along(pixels.size(kind.layoutSize, in: box)) + (near?.least ?? 0)
      + (far?.least ?? 0)
  }

  /// How many elements fit; ``GroupPlanner/mostItems`` of those that take no room.
  ///
  /// - Complexity: O(elements that fit), but O(log elements) for those behind the first ``GroupPlanner/mostItems``.
  func count(
    of elements: [CollectionLayoutElementKind],
    spaced: Bool,
    inBox given: ScreenSize? = nil
  ) -> Int {
    func fits(_ count: Int) -> Bool {
      let box = given ?? (spaced ? box(for: count) : inner)
      let gaps = spaced ? spacing * Double(count - 1) : 0
      return length(of: count, elements, in: box) + gaps <= length + 1e-6
    }
    var count = 0
    while count < GroupPlanner.mostItems, fits(count + 1) { count += 1 }
    if count < GroupPlanner.mostItems { return count }
    let gap = spaced ? spacing : 0
    guard takesRoom(elements, in: given ?? inner) || gap > 0 else { return count }
    var end = count
    while end < CollectionLayoutEngine.mostItems, fits(end) { (count, end) = (end, 2 * end) }
    end = min(end, CollectionLayoutEngine.mostItems)
    if fits(end) { return end }
    while end - count > 1 {
      let middle = count + (end - count) / 2
      if fits(middle) { count = middle } else { end = middle }
    }
    return count
  }

  /// Returns `true` if elements of which each stands there once have a length.
  func takesRoom(_ elements: [CollectionLayoutElementKind], in box: ScreenSize) -> Bool {
    length(of: elements.count, elements, in: box) > 0
  }

  private func length(
    of count: Int,
    _ elements: [CollectionLayoutElementKind],
    in box: ScreenSize
  ) -> Double {
    let rounds = count / elements.count
    var sum = 0.0
    for (place, element) in elements.enumerated() {
      let times = rounds + (place < count % elements.count ? 1 : 0)
      if times > 0 { sum += advance(element, in: box) * Double(times) }
    }
    return sum
  }
}

extension CollectionLayoutElementKind {
  var layoutSize: CollectionLayoutSize {
    switch self {
    case .item(let item): item.layoutSize
    case .group(let group): group.layoutSize
    }
  }

  var edges: CollectionLayoutEdgeSpacing? {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }
}
