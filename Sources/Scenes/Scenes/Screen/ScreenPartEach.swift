public import Observation2

extension ScreenPart {
  /// Shows a row for each item, which keeps its identity wherever the item goes.
  ///
  /// The items are read on their own: when one changes, this body is not described again, only that
  /// row is. The rows of items that are equal are skipped, until this body itself is described
  /// anew: then each row's closure runs again, since what it captures may have changed.
  ///
  /// Items of a type of your own are equal if its `==` says so. The `==` that the compiler writes ignores how a text is
  /// written: if “が” of one scalar becomes “が” of two, the row keeps the old text. Compare the texts' `unicodeScalars`
  /// where that matters.
  ///
  /// Two items with one identity are both shown and reported (``ScreenIssue``).
  ///
  /// - Parameters:
  ///   - items: The items, from first to last.
  ///   - fileID: The place that a report names; by default this call's.
  ///   - line: The same.
  ///   - row: The elements of one item's row.
  /// - Returns: The rows.
  /// - Complexity: O(items) comparisons when the items have changed.
  @inlinable
  public func each<Item: Identifiable & Equatable>(
    _ items: @autoclosure @escaping @MainActor () -> [Item],
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ScreenBuilder row: @escaping @MainActor (Item) -> [ScreenElement]
  ) -> ScreenContent {
    .each(
      EachDescription(
        items,
        id: { $0.pointee.id },
        isEqual: { $0.pointee == $1.pointee },
        place: SourceSpot(fileID: fileID, line: line),
        row: row
      )
    )
  }

  /// Shows a row for each item; items that can't be compared have changed whenever the list has.
  @inlinable
  @_disfavoredOverload
  public func each<Item: Identifiable>(
    _ items: @autoclosure @escaping @MainActor () -> [Item],
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ScreenBuilder row: @escaping @MainActor (Item) -> [ScreenElement]
  ) -> ScreenContent {
    .each(
      EachDescription(
        items,
        id: { $0.pointee.id },
        isEqual: { _, _ in false },
        place: SourceSpot(fileID: fileID, line: line),
        row: row
      )
    )
  }

  /// Shows a row for each item, which is identified by a property.
  @inlinable
  public func each<Item: Equatable, ID: Hashable>(
    _ items: @autoclosure @escaping @MainActor () -> [Item],
    id: KeyPath<Item, ID>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ScreenBuilder row: @escaping @MainActor (Item) -> [ScreenElement]
  ) -> ScreenContent {
    .each(
      EachDescription(
        items,
        id: { $0.pointee[keyPath: id] },
        isEqual: { $0.pointee == $1.pointee },
        place: SourceSpot(fileID: fileID, line: line),
        row: row
      )
    )
  }

  /// Shows a row for each text, which is identified by a property; one in other scalars is another text.
  @inlinable
  public func each<ID: Hashable>(
    _ items: @autoclosure @escaping @MainActor () -> [String],
    id: KeyPath<String, ID>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ScreenBuilder row: @escaping @MainActor (String) -> [ScreenElement]
  ) -> ScreenContent {
    .each(
      EachDescription(
        items,
        id: { $0.pointee[keyPath: id] },
        isEqual: { $0.pointee.isSame(as: $1.pointee) },
        place: SourceSpot(fileID: fileID, line: line),
        row: row
      )
    )
  }

  /// Shows a row for each item, which is identified by a property; items that can't be compared
  /// have changed whenever the list has.
  @inlinable
  @_disfavoredOverload
  public func each<Item, ID: Hashable>(
    _ items: @autoclosure @escaping @MainActor () -> [Item],
    id: KeyPath<Item, ID>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ScreenBuilder row: @escaping @MainActor (Item) -> [ScreenElement]
  ) -> ScreenContent {
    .each(
      EachDescription(
        items,
        id: { $0.pointee[keyPath: id] },
        isEqual: { _, _ in false },
        place: SourceSpot(fileID: fileID, line: line),
        row: row
      )
    )
  }
}
