import Foundation
import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// The listing of the page about the two shapes, and what the page says about it.
@MainActor @Suite struct TwoShapesOfASceneTests {
  @Test func `a person signs in`() async throws {
    let time = VirtualTime()
    let stage = Stage(time) { SignInScene(clock: time) }
    #expect(try stage.element("sign-in-button").isEnabled == false)
    try stage.tap("email")
    try stage.type("a")
    try stage.tap("password")
    try stage.type("himitsu")
    try stage.tap("stays")
    #expect(try stage.element("email").element.text == "a")
    #expect(try stage.element("sign-in-button").isEnabled)

    try stage.tap("sign-in-button")
    #expect(stage.shows("メールアドレスを確かめてください"))
    try stage.tap("email")
    try stage.type("@b.example")
    #expect(!stage.shows("メールアドレスを確かめてください"))

    stage.close()
    #expect(stage.contractReport.isEmpty, "\(stage.contractReport)")
    #expect(stage.survivors.isEmpty)
    #expect(stage.ledger.entries.isEmpty)
  }

  @Test func `the presenter alone needs one stream and one call`() {
    let interactor = InteractorStub<SignInState, SignInAction>(SignInState())
    let presenter = SignInPresenter(interactor: interactor)
    let states = presenter.viewState.recorded()
    presenter.signInViewDidEdit(.set(\.email, to: "a"))
    #expect(interactor.actions == [.edit(.set(\.email, to: "a"))])
    #expect(states.values == [SignInViewState()])
  }

  @Test func `a failure is shown, and then hidden`() {
    let interactor = InteractorStub<SignInState, SignInAction>(SignInState())
    let presenter = SignInPresenter(interactor: interactor)
    let failure = presenter.viewState.map(\.failure).recorded()
    interactor.state.failure = "通信できません"
    interactor.state.failure = nil
    #expect(failure.values == [nil, "通信できません", nil])
  }

  @Test func `a part follows the failure`() {
    let model = ViewStateModel(SignInViewState())
    let stage = Stage(of: SketchPart { _ in FailureRow(dataSource: model) })
    model.state.failure = "通信できません"
    #expect(stage.shows("通信できません"))
  }

  @Test func `the page shows this very scene and this very part`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    let page = try text(
      "../../../Sources/Scenes/Scenes/Documentation.docc/TwoShapesOfAScene.md"
    )
    let scene = try text("SignInScene.swift").drop { $0 != "/" }
    #expect(page.contains("```swift\n\(scene)```"))
    let tests = try text("TwoShapesOfASceneTests.swift").components(separatedBy: "\n}\n\n")
    let part = try #require(tests.last)
    #expect(page.contains("```swift\n\(part)```"))
  }
}

struct FailureRow: ScreenPart {
  let dataSource: ViewStateModel<SignInViewState>

  var body: [ScreenElement] {
    if let failure = dataSource.failure { text(failure) }
  }
}
