/// A mistake in a layout; it is laid out anyhow.
public enum CollectionLayoutIssue: Error, Hashable, Sendable {
  /// A group whose first item is longer than the group shows nothing.
  case groupShorterThanItem(length: Double, item: Double)
  /// Items without a length fill no line: a group stops at 10,000 of them.
  case itemWithoutLength
  /// A group takes more than 10,000 items. They stand where they belong, but each question about one of them looks at
  /// the whole group.
  case groupOfManyItems(count: Int)
  /// A custom group or a waterfall is in a group, where it shows nothing: it has to be a section's own
  /// group.
  case customGroupInGroup
  /// A group nests too many levels of groups, or holds too many groups in all, and shows nothing.
  case tooManyNestedGroups(levels: Int, groups: Int)
  /// A custom group without frames shows nothing.
  case customGroupWithoutItems(section: Int)
  /// A section with items has no layout, and shows none.
  case sectionWithoutLayout(Int)
  /// Two headers or footers of a section, or of the layout (section -1), are of one kind; the first is shown.
  case repeatedElementKind(String, section: Int)
  /// A section whose sizes are estimated can't decide how its items are shown, so its handler is not called.
  case visibleItemsHandlerWithMeasuredItems(section: Int)
  /// Sizes went on changing while they were measured; what stands where is left as it was last.
  case endlessMeasuring
}

extension CollectionLayoutIssue: CustomStringConvertible {
  /// The mistake, and its remedy.
  public var description: String {
    switch self {
    case .groupShorterThanItem(let length, let item):
      "A group of \(length) points shows nothing, since its first item takes \(item). Make the group longer or the item shorter."
    case .itemWithoutLength:
      "Items without a length fill no line, so a group ended at \(GroupPlanner.mostItems) of them. Give them a size."
    case .groupOfManyItems(let count):
      "A group takes \(count) items, more than \(GroupPlanner.mostItems), so each question about one of them looks at all. Make the group smaller: a section repeats it."
    case .customGroupInGroup:
      "A custom group or a waterfall in a group shows nothing. Make it the group of a section."
    case .tooManyNestedGroups(let levels, let groups):
      "A group nests \(levels) levels of groups, \(groups) in all, so it shows nothing. Nest at most \(GroupNesting.mostLevels) levels and \(GroupNesting.mostGroups) groups."
    case .customGroupWithoutItems(let section):
      "The custom group of section \(section) has no frames, so the section shows nothing. Return one for each item."
    case .sectionWithoutLayout(let section):
      "Section \(section) has items, but the section provider returns nil for it. Return a section, or show no items."
    case .repeatedElementKind(let kind, let section):
      section < 0
        ? "The layout has two boundary items of the kind “\(kind)”; the first is shown. Give each its own elementKind."
        : "Section \(section) has two boundary items of the kind “\(kind)”; the first is shown. Give each its own elementKind."
    case .visibleItemsHandlerWithMeasuredItems(let section):
      "Section \(section) has items of estimated sizes, so its visibleItemsInvalidationHandler is not called. Give them sizes, or take the handler away."
    case .endlessMeasuring:
      "Sizes went on changing while they were measured. Let a cell's size depend on the proposed size alone."
    }
  }
}
