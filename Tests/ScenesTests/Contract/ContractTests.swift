import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Mistakes in how a scene is wired are found when it leaves, and a scene without one has no finding.
@MainActor @Suite struct ContractTests {
  private let ticks = PublishRelay<Int>()

  /// Plays a scene: it is shown, its button is tapped, and it leaves.
  private func report(
    on stage: Stage? = nil,
    _ scene: () -> any SceneHost
  ) async -> ContractReport {
    let stage = stage ?? Stage(VirtualTime()) { scene() }
    await stage.settle()
    _ = try? stage.tap("buy")
    ticks.accept(1)
    stage.update()
    stage.close()
    await stage.settle()
    return stage.contractReport
  }

  private func finding(_ report: ContractReport) throws -> ContractFinding {
    try #require(report.findings.count == 1, "\(report)")
    return report.findings[0]
  }

  private func line(_ line: UInt) -> [String] { ["ScenesTests/MiswiredScenes.swift:\(line)"] }

  @Test func `a scene without a mistake has no finding`() async {
    let report = await report { WiredScene(ticks) }
    #expect(report.isEmpty, "\(report)")
    #expect(report.description.isEmpty)
  }

  @Test func `a delegate that was never set is found`() async throws {
    let one = try finding(await report { NoDelegateScene(ticks) })
    #expect(one.kind == .delegateNeverSet)
    #expect(one.subject == "WiredView.delegate")
    #expect(one.scene == "NoDelegateScene")
  }

  @Test func `stored outputs that were never bound are found`() async {
    let report = await report { UnboundScene(ticks) }
    #expect(report.findings.map(\.kind) == [.outputNeverBound, .outputNeverBound], "\(report)")
    #expect(
      report.findings.map(\.subject) == ["UnboundPresenter.total", "UnboundPresenter.failures"]
    )
    #expect(report.errors.isEmpty)
    #expect(report.warnings.count == 2)
  }

  @Test func `an output that is bound twice to a property is found`() async throws {
    let one = try finding(await report { BoundTwiceScene(ticks) })
    #expect(one.kind == .boundTwice)
    #expect(one.subject == "WiredData.title")
    #expect(one.places.map(\.description).contains(line(BoundTwiceScene.line)[0]))
    #expect(one.places.count == 2)
  }

  @Test func `an output that is observed anew at each appearance is found`() async throws {
    let stage = Stage(VirtualTime()) { ObservedTwiceScene(ticks) }
    stage.perform { stage.navigator.push(WiredScene(ticks)) }
    stage.back()
    let one = try finding(await report(on: stage) { WiredScene(ticks) })
    #expect(one.kind == .boundTwice)
    #expect(one.places.map(\.description) == line(ObservedTwiceScene.line))
  }

  @Test func `two drivers into one property are found`() async throws {
    let one = try finding(await report { TwoDriversScene(ticks) })
    #expect(one.kind == .severalDrivers)
    #expect(one.subject == "WiredData.title")
    #expect(one.places.map(\.description).contains(line(TwoDriversScene.line)[0]))
  }

  @Test func `a router that has no place is found`() async throws {
    let one = try finding(await report { LostRouterScene(ticks) })
    #expect(one.kind == .routeWithoutDestination)
    #expect(one.subject == "WiredRouter.place")
  }

  @Test func `a route that nobody has registered is found when it is asked for`() async throws {
    let one = try finding(await report { NowhereScene(ticks) })
    #expect(one.kind == .routeWithoutDestination)
    #expect(one.subject.contains("nowhere"))
  }

  @Test func `a router's routes have to be registered if any are`() async throws {
    for isRegistered in [true, false] {
      let stage = Stage(VirtualTime()) { navigator in
        navigator.registry.add(NowhereRoute.self) { _, _ in WiredScene(ticks) }
        if isRegistered {
          navigator.registry.add(WiredRoute.self) { _, _ in WiredScene(ticks) }
        }
        navigator.apply(.replaceRoot(.stack([AnySceneRoute(NowhereRoute.away)])))
      }
      let report = await report(on: stage) { WiredScene(ticks) }
      #expect(report.findings.map(\.subject) == (isRegistered ? [] : ["WiredRoute"]), "\(report)")
    }
  }

  @Test func `a property of a data source that was never read is found`() async throws {
    let one = try finding(await report { UnreadScene(ticks) })
    #expect(one.kind == .propertyNeverRead)
    #expect(one.subject == "UnreadData.note")
    #expect(one.places.map(\.description) == line(UnreadScene.line))
  }

  @Test func `a property that a body has read and nothing has set is found`() async throws {
    let one = try finding(await report { ForgetfulScene() })
    #expect(one.kind == .propertyNeverSet)
    #expect(one.subject == "Data.failure")
    #expect(one.description.contains("The body reads `failure`, and nothing has ever set it."))
    #expect(!one.kind.isError)
  }

  @Test func `a scene that was never seen has read nothing, and that is no mistake`() async {
    let stage = Stage(VirtualTime()) { navigator in
      navigator.registry.add(WiredRoute.self) { _, _ in WiredScene(ticks) }
      let start = AnySceneRoute(WiredRoute.start)
      navigator.apply(.replaceRoot(.stack([start, start])))
    }
    let report = await report(on: stage) { WiredScene(ticks) }
    #expect(report.isEmpty, "\(report)")
  }

  @Test func `a subscription without a lifetime is found`() async throws {
    let one = try finding(await report { BaglessWiredScene(ticks) })
    #expect(one.kind == .subscriptionWithoutLifetime)
    #expect(one.places.map(\.description) == line(BaglessWiredScene.line))
  }

  @Test func `a property is as good a lifetime as a bag`() async {
    let report = await report { PropertyWiredScene(ticks) }
    #expect(report.isEmpty, "\(report)")
  }

  @Test func `a control without an identifier is found`() async throws {
    let one = try finding(
      await report {
        SketchScene { part in
          part.text("題")
          part.button("戻る") {}.identifier("back")
          part.stepper(1) { _ in }.identifier("count")
          part.toggle("通知", isOn: true) { _ in }
        }
      }
    )
    #expect(one.kind == .missingIdentifier)
    #expect(one.subject == "a toggle “通知”")
  }

  @Test func `an identifier that is there twice is found`() async throws {
    let one = try finding(
      await report {
        SketchScene { part in
          part.text("一").identifier("name")
          part.text("二").identifier("name")
        }
      }
    )
    #expect(one.kind == .duplicateIdentifier)
    #expect(one.subject == "“name”")
  }

  @Test func `one identifier on two screens is no mistake`() async {
    let stage = Stage(VirtualTime()) { WiredScene(ticks) }
    stage.perform { stage.navigator.push(WiredScene(ticks)) }
    let report = await report(on: stage) { WiredScene(ticks) }
    #expect(report.isEmpty, "\(report)")
  }

  @Test func `a delegate that is held strongly is found`() async throws {
    let one = try finding(await report { HoldingScene() })
    #expect(one.kind == .strongDelegate)
    #expect(one.subject == "HoldingView.delegate")
  }

  @Test func `an identity that two items have is found, with the line of the list`() async throws {
    let place = #line + 3
    let one = try finding(
      await report {
        SketchScene { part in part.each(["一", "一"], id: \.self) { part.text($0) } }
      }
    )
    #expect(one.kind == .duplicateIdentity)
    #expect(one.subject.contains("一"))
    #expect(one.places.map(\.description) == ["ScenesTests/ContractTests.swift:\(place)"])
  }

  @Test func `nothing is reported while the scene is on the stage`() async {
    let stage = Stage(VirtualTime()) { NoDelegateScene(ticks) }
    await stage.settle()
    #expect(stage.contractReport.isEmpty)
  }

  @Test func `a finding that is allowed is kept apart, with the reason`() async {
    let stage = Stage(VirtualTime()) { UnreadScene(ticks) }
    stage.allow(.propertyNeverRead, "UnreadData.note", because: "the watch shows it")
    let report = await report(on: stage) { WiredScene(ticks) }
    #expect(report.isEmpty, "\(report)")
    #expect(report.allowed.map(\.reason) == ["the watch shows it"])
  }

  @Test func `a stage that checks no contracts finds nothing`() async {
    let stage = Stage(VirtualTime(), checksContracts: false) { NoDelegateScene(ticks) }
    let report = await report(on: stage) { WiredScene(ticks) }
    #expect(report.isEmpty)
  }
}
