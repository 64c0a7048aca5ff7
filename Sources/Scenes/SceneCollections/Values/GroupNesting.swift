/// The number of groups in a group.
///
/// A group is planned, placed, described and released level by level on the stack, and each group that it holds is
/// planned once for each position. Both are limited when the group is made, so that no larger value ever exists.
package struct GroupNesting: Hashable, Sendable {
  package static let mostLevels = 100
  static let mostGroups = 10_000

  /// The number of levels, the group itself included.
  let levels: Int
  /// The number of groups at all levels, the group itself included.
  let groups: Int

  var isAllowed: Bool { levels <= Self.mostLevels && groups <= Self.mostGroups }

  init(of content: CollectionLayoutGroup.Content) {
    let elements: [CollectionLayoutElementKind]
    switch content {
    case .line(_, let kinds): elements = kinds
    case .shared(_, let kind, _), .repeated(_, let kind, _): elements = [kind]
    case .custom, .waterfall, .refused: elements = []
    }
    var (levels, groups) = (0, 1)
    for case .group(let group) in elements {
      levels = max(levels, group.nesting.levels)
      let (sum, isTooLarge) = groups.addingReportingOverflow(group.nesting.groups)
      groups = isTooLarge ? .max : sum
    }
    (self.levels, self.groups) = (levels + 1, groups)
  }
}
