import SceneCollections
import Testing

@Suite struct CollectionPathTests {
  @Test func `paths stand in the order of their items`() {
    let paths = [(1, 0), (0, 3), (0, 1), (2, 0)].map { CollectionPath(section: $0, item: $1) }
    #expect(paths.sorted().description == "[[0, 1], [0, 3], [1, 0], [2, 0]]")
  }
}
