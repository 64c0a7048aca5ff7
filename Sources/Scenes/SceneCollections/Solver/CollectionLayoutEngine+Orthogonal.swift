import Scenes

/// Sections that scroll across.
extension CollectionLayoutEngine {
  /// The direction across that of the layout.
  var crossAxis: ScreenAxis { axis == .vertical ? .horizontal : .vertical }

  /// Returns whether the groups of a section stand across the direction of the layout.
  func scrollsAcross(_ section: Int) -> Bool {
    guard sections.indices.contains(section), sections[section].isOrthogonal,
      let run = sections[section].run, run.count > 0
    else { return false }
    return run.axis != axis
  }

  /// How far a section that scrolls across can be moved, in points from where it begins; `nil` for another one.
  ///
  /// It is from 0 to the length that does not fit between the section's insets. Where groups are centred both ends may
  /// lie outside of that, so that the first and the last can be in the middle.
  ///
  /// - Complexity: O(1); O(groups) the first time after a change, unless the section may rest anywhere.
  public func orthogonalOffsetRange(ofSection section: Int) -> ClosedRange<Double>? {
    stops(ofSection: section)?.range
  }

  /// Where a drag across a section comes to rest, in points from where it begins; `nil` for a section that
  /// does not scroll across.
  /// (Apple: `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`.)
  ///
  /// It is the next place in the direction of the velocity at which the section may rest, or the nearest one if
  /// there is none. Pages are turned one at a time.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: Where the drag began.
  ///   - proposed: Where it would end if nothing stopped it.
  ///   - velocity: How fast it was when it was let go, in points a second; of it only the direction counts.
  /// - Returns: The offset.
  /// - Complexity: O(log groups); O(groups) the first time after a change, unless the section may rest anywhere.
  public func restingOrthogonalOffset(
    ofSection section: Int,
    from offset: Double,
    proposed: Double,
    velocity: Double
  ) -> Double? {
    stops(ofSection: section)?.rest(from: offset, proposed: proposed, velocity: velocity)
  }

  func stops(ofSection number: Int) -> OrthogonalStops? {
    guard scrollsAcross(number), let run = sections[number].run,
      let section = sections[number].section
    else { return nil }
    if let known = sections[number].stops { return known }
    let stops = OrthogonalStops(
      section.orthogonalScrollingBehavior,
      length: run.length,
      viewport: sections[number].orthogonalViewport
    ) { run.groupSpans }
    sections[number].stops = stops
    return stops
  }

  /// Where an item of a section that scrolls across stands, from where its groups begin.
  func span(ofItem item: Int, inSection section: Int) -> OrthogonalStops.Span? {
    let path = CollectionPath(section: section, item: item)
    guard let frame = attributes(forItem: path)?.frame else { return nil }
    let start = crossAxis.along(frame.origin) - sections[section].across.before
    return OrthogonalStops.Span(start: start, length: crossAxis.along(frame.size))
  }

  /// Where the groups of a section that scrolls across are seen: from edge to edge of the layout, without headers
  /// and footers around it.
  func rowFrame(ofSection section: Int) -> ScreenRect {
    guard sections.indices.contains(section) else { return .none }
    let solution = sections[section]
    let start = start(ofSection: section) + solution.before
    return ScreenRect(
      origin: pixels.position(axis.point(start)),
      size: axis.size(along: solution.inner, across: breadth)
    )
  }

  /// The sections that may have a part in a rectangle.
  func sections(near rect: ScreenRect) -> Range<Int> {
    LayoutWindow(rect, content: contentSize, axis: axis).map { sections(in: $0) } ?? 0..<0
  }

  /// Returns whether sizes in a section are measured.
  func isMeasured(_ section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].run?.isMeasured == true
  }

  /// The elements that move with a section that scrolls across, between two distances from the layout's edge, as if the
  /// section had not been moved.
  func orthogonalAttributes(
    ofSection section: Int,
    from start: Double,
    to end: Double
  ) -> [CollectionLayoutAttributes] {
    guard sections.indices.contains(section), let run = sections[section].run else { return [] }
    defer { solveIfOutdated() }
    let row = rowFrame(ofSection: section)
    let rect =
      axis == .vertical
      ? ScreenRect(x: start, y: row.y, width: end - start, height: row.height)
      : ScreenRect(x: row.x, y: start, width: row.width, height: end - start)
    var cells: [CollectionLayoutAttributes] = []
    var attachments: [CollectionLayoutAttributes] = []
    let those = self.cells(ofSection: section)
    let area = rect.moved(by: ScreenPoint(x: -those.corner.x, y: -those.corner.y))
    run.visit(in: area) { place in
      let attributes = those.attributes(of: place)
      if attributes.frame.meets(rect) { cells.append(attributes) }
      attachments += attached(to: place, attributes.frame, section)
    }
    groupAttachments(section, run, those.corner, in: area, to: &attachments)
    return cells + attachments.filter { $0.frame.meets(rect) }
  }
}
