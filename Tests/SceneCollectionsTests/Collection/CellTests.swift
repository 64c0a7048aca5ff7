import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// What a cell shows, and when it is described again.
@MainActor @Suite struct CellTests {
  private enum IsArchived: CellStateKey { static let defaultValue = false }

  private struct Row: ScreenPart, Equatable {
    let number: Int
    var body: [ScreenElement] { text("row \(number)") }
  }

  @Test func `a state of one's own counts as a change, and set back as none`() {
    var state = CellConfigurationState()
    #expect(state[IsArchived.self] == false)
    state[IsArchived.self] = true
    #expect(state[IsArchived.self])
    #expect(state != CellConfigurationState())
    state[IsArchived.self] = false
    #expect(state == CellConfigurationState())
  }

  @Test func `a handler is told of each change of the state, and of no other`() {
    let cell = CollectionViewCell()
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state[IsArchived.self]) }
    cell.setState(IsArchived.self, to: true)
    cell.setState(IsArchived.self, to: true)
    cell.isDisabled = true
    #expect(states == [false, true, true])
  }

  @Test func `content follows the state from what the cell was given, not from what it shows`() {
    struct Counted: CellContentConfiguration {
      var count = 0
      func makeContentView() -> CountedView { CountedView(self) }
      func updated(for state: CellConfigurationState) -> Counted { Counted(count: count + 1) }
    }
    final class CountedView: CellContentView {
      var configuration: Counted
      init(_ configuration: Counted) { self.configuration = configuration }
      var body: [ScreenElement] { text(String(configuration.count)) }
    }
    let cell = CollectionViewCell()
    cell.contentConfiguration = Counted()
    cell.isDisabled = true
    cell.isDisabled = false
    #expect(cell.body.compactMap(\.text) == ["1"])
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = nil
    #expect(cell.body.isEmpty)
  }

  @Test func `content of another type leaves no trace of the one before`() {
    let cell = CollectionViewCell()
    cell.contentConfiguration = MarkContent(number: 4)
    cell.contentConfiguration = CellPartConfiguration(Row(number: 7))
    #expect(cell.elements.compactMap(\.text) == ["row 7"])
    #expect(CellPartConfiguration(Row(number: 7)) == CellPartConfiguration(Row(number: 7)))
    #expect(CellPartConfiguration(Row(number: 7)) != CellPartConfiguration(Row(number: 8)))
  }

  @Test func `an equal configuration describes nothing again`() {
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
      cell.contentConfiguration = CellPartConfiguration(Row(number: number))
    }
    let grid = GridStage(10) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    grid.stage.update()
    grid.change { $0.reconfigureItems([3, 4]) }
    #expect(grid.stage.update().isEmpty)
  }

  @Test func `a tap changes one cell, and tells of nothing else`() throws {
    let grid = GridStage.marking()
    grid.stage.update()
    try grid.stage.tap("cell-3")
    let patches = grid.stage.update()
    #expect(patches.count <= 3)
    #expect(grid.marked == [3])
  }

  @Test func `a pull and a swipe reach those who want them`() throws {
    let grid = GridStage.marking()
    var (pulls, removed) = (0, [Int]())
    grid.collectionView.onRefresh = { pulls += 1 }
    grid.collectionView.swipeActions = { path in
      [ScreenSwipeAction("Delete", isDestructive: true) { removed.append(path.item) }]
    }
    grid.stage.update()
    try grid.stage.swipeAction("Delete", on: "cell-6")
    let scroll = try grid.stage.element("grid")
    _ = grid.stage.send(.refresh, to: scroll.id)
    #expect(removed == [6])
    #expect(pulls == 1)
  }

  @Test func `a swipe on a cell that has moved does what is to be done where it stands`() throws {
    let grid = GridStage.marking()
    var places: [Int] = []
    grid.collectionView.swipeActions = { path in
      [ScreenSwipeAction("Delete") { places.append(path.item) }]
    }
    grid.change { $0.insertItems([500], beforeItem: 0) }
    grid.stage.update()
    try grid.stage.swipeAction("Delete", on: "cell-6")
    #expect(places == [7])
  }

  @Test func `another layout may scroll along another axis`() throws {
    let grid = GridStage.marking()
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    grid.collectionView.collectionViewLayout = CollectionCompositionalLayout(
      section: .lines(of: 50, downwards: false),
      configuration: configuration
    )
    grid.stage.update()
    #expect(grid.collectionView.contentSize == ScreenSize(width: 5_000, height: 300))
    _ = grid.stage.scroll(by: ScreenPoint(x: 400, y: 0))
    grid.stage.update()
    #expect(grid.collectionView.contentOffset == ScreenPoint(x: 400, y: 0))
    #expect(grid.numbers.first == 8)
  }
}
