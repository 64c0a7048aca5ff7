import Observation2
import ScenesHeadless
import Testing

@testable import Scenes

@MainActor private protocol ProfileViewDelegate: AnyObject {
  func profileViewDidTapSave()
}

private final class ProfileData: ObservedModel {
  @Observed var name = "花"
}

private final class ProfilePresenter: ProfileViewDelegate {
  private(set) var saves = 0

  func profileViewDidTapSave() { saves += 1 }
}

/// A scene whose view is written by hand.
private class ProfileScene: SceneHost {
  let presenter: ProfilePresenter
  private(set) lazy var view = HostedView<any ProfileViewDelegate, ProfileData>(
    delegate: presenter,
    dataSource: ProfileData()
  )
  private(set) var events: [String] = []

  init(_ presenter: ProfilePresenter) { self.presenter = presenter }

  var describedView: (any SceneView)? { nil }
  func viewDidLoad() { events.append("load") }
  func viewDidAppear() { events.append("appear") }
}

/// The same with a view made of elements for stages and flows.
private final class ShownProfileScene: ProfileScene {
  struct Described: SceneView {
    weak var delegate: (any ProfileViewDelegate)?
    let data: ProfileData

    var body: [ScreenElement] {
      text(data.name).identifier("name")
      button("保存") { delegate?.profileViewDidTapSave() }.identifier("save")
    }
  }

  override var describedView: (any SceneView)? {
    Described(delegate: view.delegate, data: view.dataSource)
  }
}

/// Scenes whose views a team writes by hand in SwiftUI or UIKit.
@MainActor @Suite struct HostedViewTests {
  private let presenter = ProfilePresenter()

  @Test func `a hosted view holds its delegate weakly, and its data source`() {
    var presenter: ProfilePresenter? = ProfilePresenter()
    let view = HostedView<any ProfileViewDelegate, ProfileData>(
      delegate: presenter,
      dataSource: ProfileData()
    )
    view.delegate?.profileViewDidTapSave()
    #expect(presenter?.saves == 1)
    presenter = nil
    #expect(view.delegate == nil)
    #expect(view.dataSource.name == "花")
    #expect(HostedView<Int, Int>(delegate: 3, dataSource: 1).delegate == 3)
    #expect(HostedView<Int, Int>(delegate: nil, dataSource: 1).delegate == nil)
  }

  @Test func `a hosted scene is navigated to, and describes nothing`() {
    let scene = ProfileScene(presenter)
    let window = SceneWindow()
    window.navigator.push(scene)
    #expect(scene.events == ["load", "appear"])
    #expect(scene.screen.isEmpty)
    #expect(window.snapshot().children.first?.children == [])
    window.navigator.push(PlainScene())
    #expect(window.navigator.pop())
    #expect(window.navigator.top === scene)
  }

  @Test func `a stage shows the described view that a team supplies for a hosted one`() throws {
    let scene = ShownProfileScene(presenter)
    let stage = Stage(VirtualTime()) { $0.push(scene) }
    scene.view.dataSource.name = "月"
    stage.update()
    #expect(stage.frames.elements.contains { $0.element.text == "月" })
    let save = try #require(stage.frames.elements.first { $0.element.identifier == "save" })
    try stage.window.send(.tap, to: save.id)
    #expect(presenter.saves == 1)
  }

  @Test func `a hosted scene has a screen, whose bars are its view's own`() throws {
    let window = SceneWindow()
    window.frontEndParts = .all
    window.navigator.push(ProfileScene(presenter))
    let entry = try #require(window.navigator.navigation.top)
    let screen = try #require(window.screen(of: entry.id))
    #expect(screen.snapshot().children.isEmpty)
    #expect(screen.update().isEmpty)
  }
}
