import Observation2
import Scenes
import Testing

@testable import ScenesHeadless

/// Each invariant of every app, broken on purpose.
@MainActor @Suite struct InvariantsOfEveryAppTests {
  private let time = VirtualTime()

  private func broken(on stage: Stage) -> [String] {
    AppInvariant.ofEveryApp.compactMap { invariant in
      invariant.violation(on: stage).map { "\(invariant.name): \($0)" }
    }
  }

  private func stage(_ view: some SceneView) -> Stage {
    let stage = Stage(time, checksContracts: false) { ViewScene(view) }
    stage.update()
    return stage
  }

  @Test func `a screen as it should be breaks none`() {
    #expect(broken(on: stage(ShelfView(names: ["塩", "酢"]))) == [])
  }

  @Test func `an identifier that is there twice is found`() {
    #expect(
      broken(on: stage(ShelfView(names: ["塩", "塩"])))
        == ["nothing on the screen is there twice: the screen has “塩” more than once"]
    )
  }

  @Test func `two rows of one identity are found`() {
    let found = broken(on: stage(RowsView(names: ["塩", "塩"])))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("nothing on the screen is there twice: ") == true)
  }

  @Test func `a scene that outlives its screen is found`() {
    let keeper = Keeper()
    let stage = Stage(time, checksContracts: false) {
      let scene = ViewScene(ShelfView(names: ["塩"]))
      keeper.scene = scene
      return scene
    }
    stage.update()
    #expect(broken(on: stage) == [])
    stage.close()
    let found = broken(on: stage)
    #expect(found.count == 1)
    #expect(found.first?.contains("there is still ViewScene") == true)
    keeper.scene = nil
    #expect(broken(on: stage) == [])
  }

  @Test func `a body that reads what nobody can follow is found with the next change`() {
    let view = ForgetfulView()
    let stage = stage(view)
    #expect(broken(on: stage) == [])
    view.dataSource.untold = 2
    #expect(broken(on: stage) == [])
    view.dataSource.told = 2
    stage.update()
    #expect(
      broken(on: stage) == [
        "the screen is as a fresh description of the same state: it has text \"1個\" at "
          + "(0, 0, 25.5 × 22), and anew it would have text \"2個\" at (0, 0, 25.5 × 22)"
      ]
    )
  }

  @Test func `a duplicate that comes with a change is found, and is gone with it`() {
    let view = RenamedView()
    let stage = stage(view)
    #expect(broken(on: stage) == [])
    view.dataSource.words = "別"
    #expect(broken(on: stage) == [])
    view.dataSource.name = "塩"
    #expect(
      broken(on: stage)
        == ["nothing on the screen is there twice: the screen has “塩” more than once"]
    )
    view.dataSource.words = "又"
    #expect(broken(on: stage).count == 1)
    view.dataSource.name = "酢"
    #expect(broken(on: stage) == [])
  }

  @Test func `a duplicate comes and goes with one of its elements`() {
    let view = ChangingShelfView()
    let stage = stage(view)
    for names in [["塩"], ["塩", "塩"], ["塩"], ["酢", "塩"], ["酢", "酢"], []] {
      view.dataSource.names = names
      stage.update()
      #expect(broken(on: stage).count == names.count - Set(names).count, "\(names)")
    }
  }

  @Test func `what a person has scrolled to is no difference`() {
    let stage = stage(RowsView(names: (1...300).map { "\($0)" }))
    for distance in [30.5, 1_000, 3_000, -200] {
      stage.scroll(by: ScreenPoint(x: 0, y: distance))
      #expect(broken(on: stage) == [])
    }
  }
}

private struct ChangingShelfView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var names: [String] = []
  }

  let dataSource = DataSource()

  var body: [ScreenElement] {
    column {
      for name in dataSource.names { text(name).identifier(name) }
    }
  }
}

@MainActor private final class Keeper {
  var scene: (any SceneHost)?
}

private final class ViewScene<Content: SceneView>: SceneHost {
  let view: Content

  init(_ view: Content) {
    self.view = view
  }
}

private struct ShelfView: SceneView {
  let names: [String]

  var body: [ScreenElement] {
    column { for name in names { text(name).identifier(name) } }
  }
}

private struct RowsView: SceneView {
  let names: [String]

  var body: [ScreenElement] {
    lazyColumn { each(names, id: \.self) { text($0).padding(horizontal: 0, vertical: 3) } }
  }
}

/// A view with an identifier that may become that of another element.
private struct RenamedView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var name = "酢"
    @Observed var words = "一"
  }

  let dataSource = DataSource()

  var body: [ScreenElement] {
    column {
      text("塩").identifier("塩")
      text(dataSource.words).identifier(dataSource.name)
    }
  }
}

/// A view one of whose parts shows a number that is not observed.
private struct ForgetfulView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var told = 1
    var untold = 1
  }

  struct Untold: ScreenPart, Equatable {
    let dataSource: DataSource

    static func == (left: Untold, right: Untold) -> Bool { left.dataSource === right.dataSource }

    var body: [ScreenElement] { text("\(dataSource.untold)個") }
  }

  let dataSource = DataSource()

  var body: [ScreenElement] {
    column {
      Untold(dataSource: dataSource)
      text("\(dataSource.told)個")
    }
  }
}
