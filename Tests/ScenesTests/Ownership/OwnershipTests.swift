import Foundation
import Observation2
import Scenes
import ScenesHeadless
import Testing

/// What is left of a scene is reported, and by whom it is held.
@MainActor @Suite struct OwnershipTests {
  /// A mistake that keeps a scene alive, and what the report has to say of it.
  struct Fault {
    let scene: any SceneHost.Type
    var properties: [String] = []
    var cycles: [String] = []
    var closures: [String] = []
    var isRecorded = false
  }

  static let faults: [Fault] = [
    Fault(scene: DriverClosureScene.self, isRecorded: true),
    Fault(scene: TimerScene.self, isRecorded: true),
    Fault(scene: EndlessTaskScene.self, isRecorded: true),
    Fault(scene: BaglessScene.self, isRecorded: true),
    Fault(scene: StoreEffectScene.self, isRecorded: true),
    Fault(scene: GlobalBagScene.self, isRecorded: true),
    Fault(scene: ValuesLoopScene.self, isRecorded: true),
    Fault(scene: CombinedScene.self, isRecorded: true),
    Fault(scene: StrongDelegateScene.self, cycles: ["StrongDelegateScene.view.delegate"]),
    Fault(
      scene: TwoWayScene.self,
      cycles: ["FaultPresenter.router → FaultRouter.presenter"]
    ),
    Fault(
      scene: KeptChildScene.self,
      properties: ["FaultRoot.router → Router.opened[0]"]
    ),
    Fault(scene: CachedViewScene.self, properties: ["FaultApp.views[0].data"]),
    Fault(scene: GlobalDataScene.self, properties: ["FaultApp.models[0]"]),
    Fault(
      scene: RouterKeepsScene.self,
      cycles: ["RouterKeepsScene.router → FaultRouter.scene"]
    ),
    Fault(scene: ListenerScene.self, properties: ["FaultApp.listeners[0]"]),
    Fault(
      scene: PresentedScene.self,
      properties: ["FaultRoot.presenter → Presenter.presented"]
    ),
    Fault(scene: InteractorClosureScene.self, closures: ["FaultInteractor.didFinish"]),
    Fault(scene: FactoryScene.self, closures: ["Router.factory"]),
    Fault(scene: LazyClosureScene.self, closures: ["LazyClosureScene.format"]),
    Fault(scene: StoredDriverScene.self, closures: ["StoredDriverScene.total"]),
    Fault(scene: HandlerScene.self, closures: ["FaultApp.rows[0].didTap"]),
    Fault(scene: EndingScene.self, closures: ["FaultApp.bag"]),
    Fault(scene: OwnEndingScene.self, closures: ["OwnEndingScene.bag"]),
  ]

  @Test(arguments: 0..<23) func `a retained scene is reported with its owner`(
    _ number: Int
  ) async throws {
    let fault = Self.faults[number]
    let time = VirtualTime()
    let app = FaultApp(time)
    let stage = Stage(time) { app.root }
    stage.addAppObject(app)
    let scope = Gone()
    try open(fault.scene, app, stage, scope)
    await stage.settle()
    stage.update()
    stage.back()
    await stage.settle()
    let report = stage.ownershipReport
    #expect(scope.wasRetained || !report.isEmpty)
    let left = try #require(report.scenes.first, "nothing is reported")
    #expect(report.scenes.count == 1, "\(report)")
    #expect(!left.survivors.isEmpty)
    #expect(left.name == "\(fault.scene)")
    let owners = left.survivors.flatMap(\.owners)
    for property in fault.properties { #expect(owners.contains(property), "\(report)") }
    for cycle in fault.cycles { #expect(left.cycles.contains(cycle), "\(report)") }
    for closure in fault.closures { #expect(left.closures.contains(closure), "\(report)") }
    if fault.isRecorded {
      let places = left.open.map(\.origin.description)
      #expect(places.contains("ScenesTests/RetainedScenes.swift:\(app.line + 1)"), "\(report)")
    }
    #expect(report == stage.ownershipReport, "the report is not stable")
    app.end()
    await stage.settle()
  }

  @MainActor private final class Gone {
    weak var scene: (any SceneHost)?
    var wasRetained: Bool { scene != nil }
  }

  /// In a function of its own, so that the test itself holds no scene.
  private func open(
    _ type: any SceneHost.Type,
    _ app: FaultApp,
    _ stage: Stage,
    _ gone: Gone
  ) throws {
    let scene: any SceneHost
    if let type = type as? FaultyScene.Type {
      scene = type.init(app)
    } else {
      scene = StrongDelegateScene()
    }
    gone.scene = scene
    stage.perform { stage.navigator.push(scene) }
  }

  @Test func `a scene without a fault leaves nothing, round after round`() async throws {
    let rounds =
      ProcessInfo.processInfo.environment["OWNERSHIP_ROUNDS"].flatMap { Int($0) } ?? 300
    let time = VirtualTime()
    let app = FaultApp(time)
    let stage = Stage(time) { app.root }
    stage.addAppObject(app)
    var reports: [String] = []
    for round in 0..<rounds {
      stage.perform { stage.navigator.push(FaultyScene(app)) }
      if round % 3 == 0 { stage.perform { stage.navigator.push(FaultyScene(app)) } }
      app.count.accept(round)
      app.ticks.accept(round)
      try stage.tap("fault")
      if round % 3 == 0 { stage.back() }
      stage.back()
      await stage.settle()
      let report = stage.ownershipReport
      if !report.isEmpty { reports.append("\(round): \(report)") }
      if stage.livingScenes != 1 { reports.append("\(round): \(stage.livingScenes) scenes") }
    }
    #expect(reports.isEmpty)
  }
}
