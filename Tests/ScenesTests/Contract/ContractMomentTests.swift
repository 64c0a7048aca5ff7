import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Mistakes that are there for a part of a scene's life, and what looks like one.
@MainActor @Suite struct ContractMomentTests {
  /// Shows a button for a moment.
  final class MomentScene: SceneHost {
    let data = WiredData()
    private(set) lazy var view = SketchPart { [data] part in
      part.text(data.title).identifier("title")
      if data.items.isEmpty { part.button("一瞬") {} }
      part.button("次へ") { data.items = data.items.isEmpty ? ["一"] : [] }.identifier("next")
    }
  }

  /// Takes the next value, and ends by that.
  final class OnceScene: WiredScene {
    override func wire() {
      _ = presenter.title.asStream().first().subscribe { _ in }
    }
  }

  @Test func `a control is looked at while it is on the screen`() throws {
    let stage = Stage(VirtualTime()) { MomentScene() }
    try stage.tap("next")
    try stage.tap("next")
    stage.update()
    stage.close()
    let missing = stage.contractReport.findings.filter { $0.kind == .missingIdentifier }
    #expect(missing.map(\.subject) == ["a button “一瞬”"])
  }

  @Test func `a subscription that has ended needs no lifetime`() {
    let stage = Stage(VirtualTime()) { OnceScene(PublishRelay<Int>()) }
    stage.update()
    stage.close()
    #expect(stage.contractReport.errors.isEmpty, "\(stage.contractReport)")
  }

  @Test func `a model of two scenes is left only when both have gone`() async {
    let shared = WiredData()
    let stage = Stage(VirtualTime()) { SharingScene(shared) }
    stage.perform { stage.navigator.push(SharingScene(shared)) }
    stage.update()
    stage.back()
    await stage.settle()
    #expect(stage.ownershipReport.isEmpty, "\(stage.ownershipReport)")
    stage.close()
    await stage.settle()
    #expect(stage.survivors == ["WiredData (SharingScene.data)"])
    #expect(shared.title == "題")
  }

  final class SharingScene: SceneHost {
    let data: WiredData
    private(set) lazy var view = SketchPart { [data] part in
      part.text(data.title).identifier("title")
    }

    init(_ data: WiredData) {
      self.data = data
    }
  }
}
