import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

@testable import MarkGrid

@MainActor @Suite struct MarkGridSceneTests {
  private let scene = MarkGridScene()
  private let stage: Stage

  init() {
    let scene = scene
    let environment = ScreenEnvironment(
      containerSize: ScreenSize(width: 375, height: 600),
      locale: "ja-JP"
    )
    stage = Stage(VirtualTime(), environment: environment) { scene }
    stage.update()
  }

  /// The numbers whose marks are shown, in the order of their cells.
  private var marked: [Int] {
    stage.frames.elements.compactMap { element in
      guard let identifier = element.element.identifier, !element.isHidden,
        identifier.hasPrefix("mark-check-")
      else { return nil }
      return Int(identifier.dropFirst("mark-check-".count))
    }
    .sorted()
  }

  private func tap(_ numbers: Int...) throws {
    for number in numbers { try stage.tap(.id("mark-cell-\(number)")) }
    stage.update()
  }

  private func scroll(by points: Double) {
    stage.scroll(by: ScreenPoint(x: 0, y: points))
    stage.update()
  }

  private func frame(_ identifier: String) throws -> ScreenRect {
    try stage.element(.id(identifier)).frame
  }

  private func change(_ change: (inout MarkGridView.DataSource.Snapshot) -> Void) {
    var snapshot = scene.dataSource.snapshot()
    change(&snapshot)
    scene.dataSource.apply(snapshot)
    stage.update()
  }

  @Test func `cells stand in lines of as many as fit`() throws {
    #expect(try frame("mark-cell-0") == ScreenRect(x: 16, y: 16, width: 50, height: 50))
    #expect(try frame("mark-cell-4") == ScreenRect(x: 256, y: 16, width: 50, height: 50))
    #expect(try frame("mark-cell-5") == ScreenRect(x: 16, y: 76, width: 50, height: 50))
    let content = scene.dataSource.collectionView.contentSize
    #expect(content == ScreenSize(width: 375, height: 16 + 20 * 50 + 19 * 10 + 32))
  }

  @Test func `the mark lies at the corner, and sticks out of the cell`() throws {
    try tap(6)
    #expect(try frame("mark-cell-6") == ScreenRect(x: 76, y: 76, width: 50, height: 50))
    #expect(try frame("mark-check-6") == ScreenRect(x: 69, y: 76, width: 35, height: 25))
  }

  @Test func `a tap marks, another takes the mark away`() throws {
    try tap(3, 7)
    #expect(marked == [3, 7])
    try tap(3)
    #expect(marked == [7])
    #expect(scene.dataSource.selectedItemIdentifiers == [7])
  }

  @Test func `a mark is hidden or shown, never added or removed`() throws {
    let before = stage.frames.elements.count
    try tap(3)
    #expect(stage.frames.elements.count == before)
  }

  @Test func `no other item has a mark on the way to the end and back`() throws {
    try tap(3, 7)
    for step in [90.0, -90] {
      for _ in 0..<10 {
        scroll(by: step)
        #expect(marked.allSatisfy { $0 == 3 || $0 == 7 })
      }
      #expect(marked == (step > 0 ? [] : [3, 7]))
    }
  }

  @Test func `marks survive a rotation`() throws {
    try tap(3, 7)
    for size in [ScreenSize(width: 600, height: 375), ScreenSize(width: 375, height: 600)] {
      stage.environment.containerSize = size
      stage.update()
      #expect(marked == [3, 7])
    }
    #expect(try frame("mark-cell-7").origin == ScreenPoint(x: 136, y: 76))
  }

  @Test func `marks stay with their items when others come before, and when they move`() throws {
    try tap(3, 7)
    change { $0.insertItems([100, 101], beforeItem: 0) }
    #expect(marked == [3, 7])
    change { $0.moveItem(7, beforeItem: 100) }
    #expect(marked == [3, 7])
    #expect(try frame("mark-cell-7").origin == ScreenPoint(x: 16, y: 16))
  }

  @Test func `marks survive a reload`() throws {
    try tap(3)
    change { $0.reloadItems([3]) }
    scene.dataSource.applySnapshotUsingReloadData(scene.dataSource.snapshot())
    stage.update()
    #expect(marked == [3])
  }

  @Test func `the numbers are applied with animation`() {
    let scene = MarkGridScene()
    var isAnimated: [Bool] = []
    scene.dataSource.onUpdate = { isAnimated.append($1) }
    scene.viewDidLoad()
    #expect(isAnimated == [true])
  }

  @Test func `a cell says its number, and whether it is marked`() throws {
    for isMarked in [false, true] {
      let cell = try stage.element(.id("mark-cell-3")).element
      #expect(cell.label == "3")
      #expect(cell.isSelected == isMarked)
      #expect(cell.isChecked == isMarked)
      try tap(3)
    }
  }

  @Test(arguments: [ScreenColorScheme.light, .dark])
  func `cells are orange on the background`(scheme: ScreenColorScheme) throws {
    stage.environment.colorScheme = scheme
    stage.update()
    let cell = try stage.element(.id("mark-cell-3")).element.background
    let grid = try stage.element(.id("mark-grid")).element.background
    let isLight = scheme == .light
    #expect(cell?.color(in: scheme).description == (isLight ? "#FF9500" : "#FF9F0A"))
    #expect(grid?.color(in: scheme).description == (isLight ? "#FFFFFF" : "#000000"))
  }

  @Test func `the scene is wired well, and nothing is left of it`() throws {
    try tap(3)
    #expect(stage.contractReport.findings.isEmpty)
    stage.close()
  }
}
