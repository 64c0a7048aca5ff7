import Scenes

/// A section that is laid out: where its groups, headers and footers stand, from its own corner on.
///
/// A class, so that a look at one copies nothing.
@MainActor
final class SectionSolution {
  let section: CollectionLayoutSection?
  let axis: ScreenAxis
  /// The breadth of the whole layout.
  let breadth: Double
  let insets: ScreenInsets
  /// The insets across, with those that the reference adds.
  private(set) var across: (before: Double, after: Double)
  let run: GroupRun?
  private(set) var boundaries: [BoundaryPlacement]
  private(set) var extent = 0.0
  private(set) var inner = 0.0
  private(set) var before = 0.0
  private(set) var after = 0.0
  /// How far anything in it stands out of it along the scroll, at most.
  private(set) var overhang = 0.0
  /// The offsets at which an orthogonal section may rest, once they were asked for.
  var stops: OrthogonalStops?
  let pixels: LayoutPixels
  let isOrthogonal: Bool
  /// `true` if there is a background behind the cells.
  let isDecorated: Bool
  /// `true` if there are lines above or below its items.
  let hasSeparators: Bool

  /// A section without a layout.
  init(axis: ScreenAxis, breadth: Double, pixels: LayoutPixels) {
    (section, self.axis, self.breadth, insets, across) = (nil, axis, breadth, .zero, (0, 0))
    (run, boundaries, self.pixels) = (nil, [], pixels)
    (isOrthogonal, isDecorated, hasSeparators) = (false, false, false)
  }

  init(
    _ section: CollectionLayoutSection,
    run: GroupRun?,
    boundaries: [BoundaryPlacement],
    across: (before: Double, after: Double),
    axis: ScreenAxis,
    breadth: Double,
    pixels: LayoutPixels
  ) {
    self.section = section
    self.axis = axis
    self.breadth = breadth
    self.run = run
    self.boundaries = boundaries
    self.across = across
    self.pixels = pixels
    insets = section.contentInsets.finite
    isOrthogonal = section.orthogonalScrollingBehavior != .none
    isDecorated = !section.decorationItems.isEmpty
    hasSeparators = section.list?.showsSeparators ?? false
    settle()
  }

  var count: Int { run?.count ?? 0 }

  private var insetBefore: Double { axis == .vertical ? insets.top : insets.leading }
  private var insetAfter: Double { axis == .vertical ? insets.bottom : insets.trailing }

  /// How long the groups are along the scroll.
  private var contentLength: Double {
    guard let run, run.count > 0 else { return 0 }
    return isOrthogonal ? run.breadth : run.length
  }

  /// Finds the lengths again, after something in the section has changed.
  func settle() {
    (before, after, inner, extent, overhang) = (0, 0, 0, 0, 0)
    if count == 0, boundaries.isEmpty { return }
    inner = max(0, insetBefore + contentLength + insetAfter)
    stops = nil
    for boundary in boundaries {
      let growth = boundary.growth(along: axis)
      before = max(before, growth.before)
      after = max(after, growth.after)
      inner = max(inner, boundary.lengthBeside(along: axis))
    }
    extent = before + inner + after
    findOverhang()
  }

  private func findOverhang() {
    if let run, run.goesBack, !isOrthogonal {
      overhang = .infinity
      return
    }
    func include(from start: Double, to end: Double) {
      overhang = max(overhang, -start, end - extent)
    }
    if count > 0 {
      let start = before + insetBefore
      include(from: start, to: start + contentLength)
    }
    for number in boundaries.indices {
      let frame = frame(ofBoundary: number)
      let start = axis == .vertical ? frame.y : frame.x
      include(from: start, to: start + axis.along(frame.size))
    }
    for decoration in section?.decorationItems ?? [] {
      let insets = decoration.contentInsets.finite
      let (near, far) =
        axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
      include(from: near, to: max(near, extent - far))
    }
  }

  func setBoundary(_ number: Int, to size: ScreenSize) -> Bool {
    guard boundaries[number].take(size) else { return false }
    settle()
    return true
  }

  /// Takes the sizes that were measured for the same lengths.
  func keepMeasured(of old: SectionSolution) {
    if let run, let oldRun = old.run { run.keepMeasured(of: oldRun) }
    keepMeasuredBoundaries(of: old)
  }

  /// Takes the sizes of headers and footers that were measured for the same lengths.
  func keepMeasuredBoundaries(of old: SectionSolution) {
    boundaries = boundaries.map { $0.keepingMeasured(of: old.boundaries) }
    settle()
  }

  /// Where the first group's corner is.
  var contentOrigin: ScreenPoint {
    let size = axis.size(along: before + insetBefore, across: across.before)
    return pixels.position(ScreenPoint(x: size.width, y: size.height))
  }

  /// The length of the part in sight of an orthogonal section's groups.
  var orthogonalViewport: Double { max(0, breadth - across.before - across.after) }

  func frame(ofBoundary number: Int) -> ScreenRect {
    let boundary = boundaries[number]
    let follows = section?.supplementariesFollowContentInsets ?? true
    let start = follows ? across.before : 0
    let rest = follows ? across.before + across.after : 0
    let frame = boundary.frame(
      along: axis,
      before: before,
      inner: inner,
      across: (start, max(0, breadth - rest))
    )
    return ScreenRect(
      origin: pixels.position(frame.origin),
      size: frame.size
    )
  }

  /// The frame of the whole section, as broad as the layout.
  var frame: ScreenRect { ScreenRect(size: axis.size(along: extent, across: breadth)) }
}
