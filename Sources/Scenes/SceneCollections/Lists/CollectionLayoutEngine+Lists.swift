import Scenes

/// The parts of lists beside rows, headers and footers.
extension CollectionLayoutEngine {
  /// The lines above and below a row, which are inside it and a pixel thick; a point where no display's scale is
  /// known.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - row: Where it stands.
  ///   - zIndex: What it is in front of, without a background.
  /// - Returns: Those that are visible; none in a section that is no list.
  func separators(
    at path: CollectionPath,
    _ row: ScreenRect,
    zIndex: Int
  ) -> [CollectionLayoutAttributes] {
    let solution = sections[path.section]
    guard solution.hasSeparators, let list = solution.section?.list else { return [] }
    let separators = calling { list.separators(at: path, of: solution.count) }
    let thickness = min(row.height, pixels.scale.map { 1 / $0 } ?? 1)
    let (leading, trailing) = (
      separators.leadingInset.finiteOrZero, separators.trailingInset.finiteOrZero
    )
    return ListSeparatorConfiguration.Edge.allCases.compactMap { edge in
      guard separators.visibility(of: edge) == .visible else { return nil }
      let distance = edge == .top ? 0 : pixels.floored(row.height - thickness)
      var attributes = CollectionLayoutAttributes(
        .separator(edge),
        path,
        ScreenRect(
          x: row.x + leading,
          y: row.y + distance,
          width: max(0, row.width - leading - trailing),
          height: thickness
        ),
        // In front of the row, which is in front of a background.
        zIndex: zIndex.raised(by: solution.isDecorated ? 2 : 1)
      )
      attributes.color = separators.color
      attributes.isOrthogonal = solution.isOrthogonal
      return attributes
    }
  }

  /// Where the items of a section stand from one of them on, as broad as the room that its insets leave; `nil` if
  /// there is no such item.
  func frame(ofItemsFrom first: Int, _ section: Int) -> ScreenRect? {
    let solution = sections[section]
    guard let run = solution.run, first < run.count else { return nil }
    let corner = cells(ofSection: section).corner
    let start =
      axis.along(corner) + (first == 0 ? 0 : axis.along(run.place(of: first).frame.origin))
    let end = axis.along(corner) + run.length
    let origin = axis.size(along: start, across: solution.across.before)
    let breadth = solution.breadth - solution.across.before - solution.across.after
    return ScreenRect(
      origin: pixels.position(ScreenPoint(x: origin.width, y: origin.height)),
      size: axis.size(along: max(0, end - start), across: max(0, breadth))
    )
  }
}
