public import Scenes

extension CollectionLayoutEngine {
  /// Where an item stands; `nil` if there is none, or its layout shows none.
  public func attributes(forItem path: CollectionPath) -> CollectionLayoutAttributes? {
    guard sections.indices.contains(path.section), let run = sections[path.section].run,
      (0..<run.count).contains(path.item)
    else { return nil }
    return cells(ofSection: path.section).attributes(of: run.place(of: path.item))
  }

  /// Where a header or footer stands; section -1 is the whole layout.
  public func attributes(
    forSupplementary kind: String,
    inSection section: Int
  ) -> CollectionLayoutAttributes? {
    boundaryAttributes(ofSection: section).first { $0.category == .supplementary(kind) }
  }

  /// All elements in a rectangle: cells in the order of their items, then the views that are attached to them and the
  /// lines of lists, headers and footers, then backgrounds.
  ///
  /// Only elements in the content count; in a section that scrolls across, also those beside it. A cell is found if its
  /// group is in the rectangle as well, a background also if it only touches that.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the content, in points.
  ///   - visible: The visible part, if headers and footers are to be kept in it.
  /// - Returns: Where each stands.
  /// - Complexity: O(log items + found), and O(sections in the rectangle).
  public func attributes(
    in rect: ScreenRect,
    visible: ScreenRect? = nil
  ) -> [CollectionLayoutAttributes] {
    guard let window = LayoutWindow(rect, content: contentSize, axis: axis) else { return [] }
    defer { solveIfOutdated() }
    return found(in: window, visible: visible)
  }

  /// Everything that stands anywhere, also out of the content, in the same order.
  package func allAttributes(visible: ScreenRect? = nil) -> [CollectionLayoutAttributes] {
    defer { solveIfOutdated() }
    return found(in: nil, visible: visible)
  }

  private func found(
    in window: LayoutWindow?,
    visible: ScreenRect?
  ) -> [CollectionLayoutAttributes] {
    var found: [CollectionLayoutAttributes] = []
    // A screen's worth: most answers fit into this memory.
    if window != nil { found.reserveCapacity(32) }
    var supplementaries =
      boundaries.isEmpty ? [] : boundaryAttributes(ofSection: -1, visible: visible)
    var headers: [CollectionLayoutAttributes] = []
    var decorations: [CollectionLayoutAttributes] = []
    for section in sections(in: window) {
      let solution = sections[section]
      let cells = cells(ofSection: section)
      if let run = solution.run, let area = Area(window, solution, cells.corner) {
        if solution.hasSeparators || !run.addCells(cells, in: area.whole, to: &found) {
          run.visit(in: area.rect) { place in
            if area.meets(cells.frame(of: place)) { found.append(cells.attributes(of: place)) }
            if place.supplementaries.isEmpty, !solution.hasSeparators { return }
            supplementaries += attached(to: place, cells.frame(of: place), section)
          }
        }
        groupAttachments(section, run, cells.corner, in: area.rect, to: &supplementaries)
      }
      if !solution.boundaries.isEmpty {
        headers += boundaryAttributes(ofSection: section, visible: visible)
      }
      if solution.isDecorated { decorations += decorationAttributes(ofSection: section) }
    }
    if supplementaries.isEmpty, headers.isEmpty, decorations.isEmpty { return found }
    supplementaries += headers
    guard let window else { return found + supplementaries + decorations }
    return found + supplementaries.filter(window.meets) + decorations.filter(window.touches)
  }

  /// A rectangle in the content, and from the corner of a section's groups on; none for all there is.
  @MainActor private struct Area {
    let whole: ScreenRect?
    let rect: ScreenRect?

    init?(_ window: LayoutWindow?, _ solution: SectionSolution, _ corner: ScreenPoint) {
      guard let window else {
        (whole, rect) = (nil, nil)
        return
      }
      guard let area = window.area(isOrthogonal: solution.isOrthogonal) else { return nil }
      (whole, rect) = (area, area.moved(by: ScreenPoint(x: -corner.x, y: -corner.y)))
    }

    /// Returns whether it shares more than an edge with a frame in the content.
    func meets(_ frame: ScreenRect) -> Bool { whole.map(frame.meets) ?? true }
  }

  /// The sections that meet a rectangle or touch it, as a background may, or of which something stands out.
  func sections(in window: LayoutWindow?) -> Range<Int> {
    guard let window, overhang.isFinite, !sections.isEmpty else { return sections.indices }
    let room = overhang + pixels.slack
    let (start, end) = (window.start - room, window.end + room)
    guard end >= before else { return 0..<0 }
    var lower = max(0, extents.place(at: max(0, start - before)))
    let last = extents.place(at: end - before)
    while lower > 0, self.start(ofSection: lower - 1) + sections[lower - 1].extent >= start {
      lower -= 1
    }
    return last < lower ? 0..<0 : lower..<(last + 1)
  }

  // MARK: - Cells

  /// Where the groups of a section begin in the content.
  private func contentCorner(ofSection section: Int) -> ScreenPoint {
    let (origin, content) = (origin(ofSection: section), sections[section].contentOrigin)
    return ScreenPoint(x: origin.x + content.x, y: origin.y + content.y)
  }

  func cells(ofSection section: Int) -> SectionCells {
    let solution = sections[section]
    return SectionCells(
      section: section,
      corner: contentCorner(ofSection: section),
      lift: solution.isDecorated ? 1 : 0,
      isOrthogonal: solution.isOrthogonal
    )
  }

  // MARK: - Attachments

  func attached(
    to place: GroupRun.Place,
    _ host: ScreenRect,
    _ section: Int
  ) -> [CollectionLayoutAttributes] {
    let path = CollectionPath(section: section, item: place.item)
    return place.supplementaries.map { attachment($0, to: host, path, of: .item) }
      + separators(at: path, host, zIndex: place.zIndex)
  }

  func groupAttachments(
    _ section: Int,
    _ run: GroupRun,
    _ corner: ScreenPoint,
    in rect: ScreenRect?,
    to found: inout [CollectionLayoutAttributes]
  ) {
    run.visitAttached(in: rect) { group in
      let path = CollectionPath(section: section, item: group.firstItem)
      for item in group.supplementaries {
        found.append(attachment(item, to: group.frame.moved(by: corner), path, of: .group))
      }
    }
  }

  /// A view with a point of its own at a point of the host that it is attached to.
  private func attachment(
    _ item: CollectionLayoutSupplementaryItem,
    to host: ScreenRect,
    _ path: CollectionPath,
    of kind: CollectionLayoutAttributes.Host
  ) -> CollectionLayoutAttributes {
    let size = pixels.size(item.layoutSize, in: host.size)
    let container = item.containerAnchor
    let own = item.itemAnchor ?? CollectionLayoutAnchor(edges: container.edges)
    func offset(_ anchor: CollectionLayoutAnchor) -> ScreenPoint {
      ScreenPoint(
        x: anchor.absoluteOffset.x.finiteOrZero + anchor.fractionalOffset.x.finiteOrZero
          * size.width,
        y: anchor.absoluteOffset.y.finiteOrZero
          + anchor.fractionalOffset.y.finiteOrZero * size.height
      )
    }
    let (there, here) = (container.edges.point, own.edges.point)
    let origin = ScreenPoint(
      x: host.x + there.x * host.width - here.x * size.width + offset(container).x + offset(own).x,
      y: host.y + there.y * host.height - here.y * size.height + offset(container).y + offset(own).y
    )
    var attributes = CollectionLayoutAttributes(
      .supplementary(item.elementKind),
      path,
      ScreenRect(origin: pixels.position(origin), size: size),
      zIndex: item.zIndex
    )
    attributes.isOrthogonal = sections[path.section].isOrthogonal
    attributes.host = kind
    return attributes
  }

  /// Where the badge of a kind stands that an item has, or the group whose first item that is.
  func attributes(
    forAttachment kind: String,
    at path: CollectionPath
  ) -> CollectionLayoutAttributes? {
    guard sections.indices.contains(path.section), let run = sections[path.section].run,
      (0..<run.count).contains(path.item)
    else { return nil }
    let (cells, place) = (cells(ofSection: path.section), run.place(of: path.item))
    var found = attached(to: place, cells.frame(of: place), path.section)
    groupAttachments(path.section, run, cells.corner, in: place.frame, to: &found)
    return found.first { $0.category == .supplementary(kind) && $0.path == path }
  }

  // MARK: - Backgrounds

  func decorationAttributes(ofSection section: Int) -> [CollectionLayoutAttributes] {
    let solution = sections[section]
    guard solution.extent > 0, let items = solution.section?.decorationItems else { return [] }
    let whole = solution.frame.moved(by: origin(ofSection: section))
    return items.compactMap { item in
      guard let frame = item.firstItem.map({ frame(ofItemsFrom: $0, section) }) ?? whole else {
        return nil
      }
      let insets = item.contentInsets.finite
      return CollectionLayoutAttributes(
        .decoration(item.elementKind),
        CollectionPath(section: section, item: 0),
        ScreenRect(
          x: frame.x + insets.leading,
          y: frame.y + insets.top,
          width: max(0, frame.width - insets.leading - insets.trailing),
          height: max(0, frame.height - insets.top - insets.bottom)
        ),
        zIndex: item.zIndex
      )
    }
  }
}

/// The values that the cells of a section have in common.
struct SectionCells {
  let section: Int
  /// Where the groups begin in the content.
  let corner: ScreenPoint
  /// How much further in front cells are, since there is a background.
  let lift: Int
  let isOrthogonal: Bool

  func path(of item: Int) -> CollectionPath { CollectionPath(section: section, item: item) }

  func frame(of place: GroupRun.Place) -> ScreenRect { place.frame.moved(by: corner) }

  func attributes(of place: GroupRun.Place) -> CollectionLayoutAttributes {
    CollectionLayoutAttributes(
      .cell,
      path(of: place.item),
      frame(of: place),
      zIndex: place.zIndex.raised(by: lift),
      measuresWidth: place.measuresWidth,
      measuresHeight: place.measuresHeight,
      isOrthogonal: isOrthogonal
    )
  }
}
