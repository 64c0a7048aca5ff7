import Observation2

extension ScreenPart {
  /// Shows items in columns, row by row, through a frame, and describes only the rows near it; see
  /// ``lazyColumn(spacing:estimatedRowHeight:content:)``.
  ///
  /// ```swift
  /// lazyGrid(.adaptive(minimum: 160), spacing: 8, dataSource.products) { ProductTile(product: $0) }
  /// ```
  /// Each row is as high as the highest in it. A cell that moves to another row is another element, as are the
  /// cells of rows that have gone.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are, and how wide.
  ///   - spacing: The room between two columns and between two rows, in points.
  ///   - estimatedRowHeight: The height of a row that is not there, in points.
  ///   - margin: How much narrower than the window the grid will be, in points. Where that is right, the columns of
  ///     ``ScreenGridColumns/adaptive(minimum:)`` are right before it is laid out, and nothing is described twice.
  ///   - items: The items, from the first row's beginning on.
  ///   - fileID: The place that a report names; by default this call's.
  ///   - line: The same.
  ///   - cell: The elements of one item, from top to bottom.
  /// - Returns: A scroll.
  /// - Complexity: O(items in the rows near the frame), and O(items) to find one by its identity.
  public func lazyGrid<Item: Identifiable & Equatable>(
    _ columns: ScreenGridColumns,
    spacing: Double = 0,
    estimatedRowHeight: Double = 44,
    margin: Double = 0,
    _ items: @autoclosure @escaping @MainActor () -> [Item],
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ScreenBuilder cell: @escaping @MainActor (Item) -> [ScreenElement]
  ) -> ScreenElement where Item.ID: Sendable {
    let spacing = spacing.orZero
    let room = columns.needsRoom ? environment.containerSize.width - margin : 0
    let count = GridColumnCount(columns.count(in: room, spacing: spacing)) {
      columns.count(in: $0, spacing: spacing)
    }
    let rows = EachDescription(
      items,
      inRowsOf: count,
      place: SourceSpot(fileID: fileID, line: line)
    ) { (row: LazyGridRow<Item>) in
      let cells = row.items.map { item in
        ScreenElement(.column, .box(.vertical), children: cell(item))
          .identity(item.id, fileID: fileID, line: line)
      }
      return [columns.row(cells, count: row.columns, spacing: spacing)]
    }
    if columns.needsRoom { rows.columns = count }
    return lazy(
      .vertical,
      spacing,
      estimatedRowHeight,
      [ScreenElement(standingFor: .each(rows))]
    )
  }
}

/// Items side by side.
struct LazyGridRow<Item: Equatable>: Equatable {
  let number: Int
  let columns: Int
  let items: [Item]
}

extension EachDescription {
  /// Rows of so many items each; only those of a window are made.
  convenience init<Item: Identifiable & Equatable>(
    _ items: @escaping @MainActor () -> [Item],
    inRowsOf columns: GridColumnCount,
    place: SourceSpot,
    row: @escaping @MainActor (LazyGridRow<Item>) -> [ScreenElement]
  ) {
    typealias Shown = ShownItems<LazyGridRow<Item>, Int>
    func opened(_ open: AnyObject) -> [Item] {
      unsafeDowncast(open, to: OpenItems<Item>.self).items
    }
    self.init(
      type: ObjectIdentifier(Shown.self),
      place: place,
      open: { OpenItems(items()) },
      count: {
        let count = opened($0).count
        return count == 0 ? 0 : (count - 1) / columns.value + 1
      },
      sync: { shown, open, window in
        let items = opened(open)
        let rows = window.map { number in
          LazyGridRow(
            number: number,
            columns: columns.value,
            items: Array(items[(number * columns.value)...].prefix(columns.value))
          )
        }
        guard let shown else {
          let made = Shown()
          return (made, made.fill(with: rows, rows.indices) { $0.pointee.number })
        }
        let known = unsafeDowncast(shown, to: Shown.self)
        return (
          known,
          known.follow(
            rows,
            rows.indices,
            id: { $0.pointee.number },
            isEqual: { $0.pointee == $1.pointee }
          )
        )
      },
      row: { row(unsafeDowncast($0, to: Shown.self).items[$1]) },
      id: { AnyHashable(unsafeDowncast($0, to: Shown.self).ids[$1]) },
      find: { open, identity in
        identity.place(among: opened(open)) { $0.pointee.id }.map {
          $0 / columns.value
        }
      },
      follow: { shown, place in
        let number = unsafeDowncast(shown, to: Shown.self).ids[place]
        return { open, _ in number * columns.value < opened(open).count ? number : nil }
      }
    )
  }
}
