import Foundation
import LayoutDescriptions
import SceneCollections
import Scenes
import Testing

/// Groups in groups, with more levels than any layout needs.
@MainActor @Suite struct GroupNestingTests {
  private static let size = CollectionLayoutSize(
    widthDimension: .fractionalWidth(1),
    heightDimension: .absolute(40)
  )

  /// A group of so many levels, made from the inside out.
  private func nested(_ levels: Int, _ kind: Int) -> CollectionLayoutGroup {
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: Self.size,
      subitems: [CollectionLayoutItem(layoutSize: Self.size)]
    )
    for _ in 1..<levels {
      switch kind {
      case 0: group = .horizontal(layoutSize: Self.size, subitems: [group])
      case 1: group = .vertical(layoutSize: Self.size, subitem: group, count: 1)
      default: group = .horizontal(layoutSize: Self.size, repeatingSubitem: group, count: 1)
      }
    }
    return group
  }

  private func issues(
    of group: CollectionLayoutGroup
  ) -> (engine: CollectionLayoutEngine, [CollectionLayoutIssue]) {
    var told: [CollectionLayoutIssue] = []
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: CollectionLayoutSection(group: group)),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
      )
    )
    engine.onIssue = { told.append($0) }
    engine.reload(itemCounts: [3])
    return (engine, told)
  }

  @Test(arguments: [101, 1_000, 100_000], [0, 1, 2])
  func `a group of too many levels is reported, and shows nothing`(levels: Int, kind: Int) {
    let group = nested(levels, kind)
    let (engine, told) = issues(of: group)
    #expect(told == [.tooManyNestedGroups(levels: levels, groups: levels)])
    #expect(engine.allAttributes().isEmpty)
    #expect(engine.contentSize.height == 0)
    #expect(!String(describing: group).isEmpty)
    #expect(!String(reflecting: group.kind).isEmpty)
    engine.append(2, toSection: 0)
    #expect(told.first?.description.contains("100 levels") == true)
  }

  @Test(arguments: [2, 50, 100], [0, 1, 2])
  func `a group of fewer levels shows its items`(levels: Int, kind: Int) {
    let group = nested(levels, kind)
    let (engine, told) = issues(of: group)
    #expect(told.isEmpty)
    #expect(engine.allAttributes().count == 3)
    #expect(!String(describing: group).isEmpty)
    engine.append(2, toSection: 0)
    #expect(engine.allAttributes().count == 5)
  }

  @Test func `groups that double at each level are reported before they are planned`() {
    var group = nested(1, 0)
    for _ in 0..<90 { group = .horizontal(layoutSize: Self.size, subitems: [group, group]) }
    let (engine, told) = issues(of: group)
    #expect(told == [.tooManyNestedGroups(levels: 91, groups: .max)])
    #expect(engine.allAttributes().isEmpty)
  }

  /// A description of a group of so many levels.
  private func description(_ levels: Int) -> Data {
    let size = #""size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 40}}"#
    var element = "{\"type\": \"item\", \(size)}"
    for level in 0..<levels {
      let held =
        level % 2 == 0 ? "\"subitem\": \(element), \"count\": 1" : "\"subitems\": [\(element)]"
      element = "{\"type\": \"horizontal\", \(size), \(held)}"
    }
    return Data(
      "{\"container\": {\"w\": 300, \"h\": 600}, \"sections\": [{\"items\": 3, \"group\": \(element)}]}"
        .utf8
    )
  }

  @Test func `a description of too many levels is an error that says where`() throws {
    let fine = try JSONDecoder().decode(LayoutDescription.self, from: description(100))
    #expect(fine.solved().allAttributes().count == 3)
    for levels in [102, 150, 1_000] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(LayoutDescription.self, from: description(levels))
      }
    }
  }
}
