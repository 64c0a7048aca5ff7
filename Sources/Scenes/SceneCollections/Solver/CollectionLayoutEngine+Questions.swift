public import Scenes

extension CollectionLayoutEngine {
  /// Where an item stands; `nil` if there is none, or its layout shows none.
  public func attributes(forItem path: CollectionPath) -> CollectionLayoutAttributes? {
    guard sections.indices.contains(path.section), let run = sections[path.section].run,
      (0..<run.count).contains(path.item)
    else { return nil }
    return attributes(of: run.place(of: path.item), inSection: path.section)
  }

  /// Where a header or footer stands; section -1 is the whole layout.
  public func attributes(
    forSupplementary kind: String,
    inSection section: Int
  ) -> CollectionLayoutAttributes? {
    boundaryAttributes(ofSection: section).first { $0.category == .supplementary(kind) }
  }

  /// Everything that stands in a rectangle: cells in the order of their items, then what is attached to them,
  /// headers and footers, then backgrounds.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the content, in points.
  ///   - visible: What can be seen, if headers and footers are to be kept in it.
  /// - Returns: Where each stands.
  /// - Complexity: O(log items + found), and O(sections in the rectangle).
  public func attributes(
    in rect: ScreenRect,
    visible: ScreenRect? = nil
  ) -> [CollectionLayoutAttributes] {
    var cells: [CollectionLayoutAttributes] = []
    var supplementaries = boundaryAttributes(ofSection: -1, visible: visible).filter {
      meets($0, rect)
    }
    var decorations: [CollectionLayoutAttributes] = []
    for section in sections(in: rect) {
      visit(section, in: rect) { place, attributes in
        if attributes.frame.meets(rect) { cells.append(attributes) }
        supplementaries += attached(to: place, attributes.frame, section).filter { meets($0, rect) }
      }
      supplementaries += groupAttachments(section, in: rect).filter { meets($0, rect) }
      decorations += decorationAttributes(ofSection: section).filter { touches($0, rect) }
    }
    // A header that is kept in sight may stand far from its own place.
    for section in sections.indices where sections[section].boundaries.isEmpty == false {
      supplementaries += boundaryAttributes(ofSection: section, visible: visible)
        .filter { meets($0, rect) }
    }
    cells += supplementaries
    cells += decorations
    return cells
  }

  private func meets(_ attributes: CollectionLayoutAttributes, _ rect: ScreenRect) -> Bool {
    attributes.frame.meets(rect)
  }

  private func touches(_ attributes: CollectionLayoutAttributes, _ rect: ScreenRect) -> Bool {
    let frame = attributes.frame
    return frame.x <= rect.maxX && rect.x <= frame.maxX && frame.y <= rect.maxY
      && rect.y <= frame.maxY
  }

  /// The sections that meet a rectangle or touch it, as a background may.
  func sections(in rect: ScreenRect) -> Range<Int> {
    let (start, end) = span(of: rect)
    guard !sections.isEmpty, end >= before else { return 0..<0 }
    var lower = max(0, extents.place(at: max(0, start - before)))
    let last = extents.place(at: end - before)
    while lower > 0, self.start(ofSection: lower - 1) + sections[lower - 1].extent >= start {
      lower -= 1
    }
    return last < lower ? 0..<0 : lower..<(last + 1)
  }

  private func span(of rect: ScreenRect) -> (start: Double, end: Double) {
    axis == .vertical ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
  }

  // MARK: - Cells

  /// Calls a closure with the items of a section whose groups meet a rectangle.
  private func visit(
    _ section: Int,
    in rect: ScreenRect,
    _ body: (GroupRun.Place, CollectionLayoutAttributes) -> Void
  ) {
    let solution = sections[section]
    guard let run = solution.run else { return }
    let corner = contentCorner(ofSection: section)
    let (start, end) =
      run.axis == .vertical
      ? (rect.y - corner.y, rect.maxY - corner.y) : (rect.x - corner.x, rect.maxX - corner.x)
    run.visit(from: start, to: end) { body($0, attributes(of: $0, inSection: section)) }
  }

  /// Where the groups of a section begin in the content.
  private func contentCorner(ofSection section: Int) -> ScreenPoint {
    let (origin, content) = (origin(ofSection: section), sections[section].contentOrigin)
    return ScreenPoint(x: origin.x + content.x, y: origin.y + content.y)
  }

  private func attributes(
    of place: GroupRun.Place,
    inSection section: Int
  ) -> CollectionLayoutAttributes {
    let isDecorated = sections[section].section?.decorationItems.isEmpty == false
    var attributes = CollectionLayoutAttributes(
      .cell,
      CollectionPath(section: section, item: place.item),
      place.frame.moved(by: contentCorner(ofSection: section)),
      zIndex: place.zIndex + (isDecorated ? 1 : 0)
    )
    attributes.measuresWidth = place.measuresWidth
    attributes.measuresHeight = place.measuresHeight
    if sections[section].isOrthogonal { attributes.orthogonalSection = section }
    return attributes
  }

  // MARK: - Attachments

  private func attached(
    to place: GroupRun.Place,
    _ host: ScreenRect,
    _ section: Int
  ) -> [CollectionLayoutAttributes] {
    place.supplementaries.map { item in
      attachment(item, to: host, CollectionPath(section: section, item: place.item))
    }
  }

  private func groupAttachments(
    _ section: Int,
    in rect: ScreenRect
  ) -> [CollectionLayoutAttributes] {
    guard let run = sections[section].run else { return [] }
    let corner = contentCorner(ofSection: section)
    let (start, end) =
      run.axis == .vertical
      ? (rect.y - corner.y, rect.maxY - corner.y) : (rect.x - corner.x, rect.maxX - corner.x)
    var found: [CollectionLayoutAttributes] = []
    run.visitAttached(from: start, to: end) { group in
      let path = CollectionPath(section: section, item: group.firstItem)
      for item in group.supplementaries {
        found.append(attachment(item, to: group.frame.moved(by: corner), path))
      }
    }
    return found
  }

  /// Something that stands with a point of its own at a point of what it is attached to.
  private func attachment(
    _ item: CollectionLayoutSupplementaryItem,
    to host: ScreenRect,
    _ path: CollectionPath
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
    if sections[path.section].isOrthogonal { attributes.orthogonalSection = path.section }
    return attributes
  }

  // MARK: - Backgrounds

  func decorationAttributes(ofSection section: Int) -> [CollectionLayoutAttributes] {
    let solution = sections[section]
    guard solution.extent > 0, let items = solution.section?.decorationItems else { return [] }
    let frame = solution.frame.moved(by: origin(ofSection: section))
    return items.map { item in
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
