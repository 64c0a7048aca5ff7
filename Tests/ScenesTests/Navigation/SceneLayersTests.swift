import Observation2
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Scenes

/// The parts of a navigation that are on the screen.
@MainActor @Suite struct SceneLayersTests {
  private let stage: Stage
  private let counter = Counter()

  /// Counts taps.
  private final class Counter {
    var taps: [String] = []
  }

  private final class ButtonScene: SceneHost {
    let view: SketchPart
    private(set) var ends: [ScenePresentationEnd] = []

    init(_ name: String, _ counter: Counter) {
      view = SketchPart { part in
        part.column { part.button(name) { counter.taps.append(name) }.identifier(name) }
      }
    }

    func presentationDidEnd(_ end: ScenePresentationEnd) { ends.append(end) }
  }

  init() {
    let counter = counter
    stage = Stage(VirtualTime()) { navigator in
      navigator.registry.add(ShopRoute.self) { route, _ in ButtonScene("\(route)", counter) }
      navigator.apply(.replaceRoot(.stack([.list, .product(1)])))
    }
  }

  private var roots: [ScreenRole] {
    stage.update()
    let mirror = stage.mirror
    return mirror[mirror.root]?.children.compactMap { mirror[$0]?.look.role } ?? []
  }

  /// The root in front, without a snapshot, which would be news to the stage.
  private func front() throws -> ScreenNodeID {
    stage.update()
    return try #require(stage.mirror[stage.mirror.root]?.children.last)
  }

  @Test func `a scene under a sheet stays on the screen, and can't be touched`() throws {
    let below = try stage.element("product(1)").id
    stage.perform { stage.navigator.apply(.present([.cart], as: .sheet, id: "a")) }
    #expect(stage.update().count == 1)
    #expect(roots == [.screen, .sheet])
    #expect(try stage.element("product(1)").id == below)
    #expect(throws: ScreenError.self) { try stage.tap("product(1)") }
    #expect(!stage.send(.tap, to: below))
    #expect(!stage.shows("product(1)"))
    try stage.tap("cart")
    #expect(counter.taps == ["cart"])
    stage.perform { stage.navigator.apply(.swipeAway) }
    try stage.tap("product(1)")
    #expect(counter.taps == ["cart", "product(1)"])
    #expect(stage.issues.isEmpty)
  }

  @Test func `a front-end swipes a sheet away by an event to its root`() throws {
    stage.perform { stage.navigator.apply(.present([.cart], as: .sheet, id: "a")) }
    let sheet = try #require(stage.frames.elements.first { $0.element.role == .sheet })
    #expect(sheet.element.events.contains(.dismiss))
    #expect(stage.send(.dismiss, to: sheet.id))
    #expect(stage.navigator.navigation.line == "[list product(1)]")
  }

  @Test func `under a full screen nothing is on the screen`() {
    stage.perform { stage.navigator.apply(.present([.cart], as: .fullScreen, id: "a")) }
    #expect(stage.update().count == 2)
    #expect(roots == [.screen])
    #expect(stage.frames.elements.compactMap(\.element.identifier) == ["cart"])
  }

  @Test func `the scene below a sheet may change, with its own patches`() throws {
    stage.perform { stage.navigator.apply(.present([.cart], as: .sheet, id: "a")) }
    stage.update()
    let place = stage.navigator.navigation.entries[1]
    #expect(stage.navigator.scene(of: place.id) != nil)
    stage.perform { stage.navigator.apply(.present([.list], as: .sheet, id: "b")) }
    #expect(stage.update().count == 1)
    #expect(roots == [.screen, .sheet, .sheet])
    stage.perform { stage.navigator.apply(.swipeAway) }
    #expect(stage.update().count == 1)
  }

  @Test func `layers keep their order when some come and some go at once`() throws {
    let navigator = stage.navigator
    stage.perform {
      navigator.apply(.present([.product(2)], as: .sheet, id: "a"))
      navigator.apply(.present([.product(3)], as: .sheet, id: "b"))
    }
    stage.update()
    let (root, sheet) = (navigator.navigation.entries[1].id, navigator.navigation.entries[3].id)
    stage.perform {
      navigator.place(of: root).push(ShopRoute.list)
      navigator.place(of: sheet).push(ShopRoute.cart)
    }
    stage.update()
    let names = stage.frames.elements.compactMap(\.element.identifier)
    #expect(names == ["list", "product(2)", "cart"])
  }

  @Test func `a question is on the screen, and a tap on a button answers it`() throws {
    let asker = try #require(stage.navigator.top as? ButtonScene)
    stage.perform { stage.navigator.apply(.ask(.deletion(.alert), id: "delete")) }
    #expect(stage.shows("削除しますか"))
    #expect(stage.shows("元に戻せません"))
    #expect(throws: ScreenError.self) { try stage.tap("product(1)") }
    try stage.tap("delete")
    #expect(asker.ends.map(\.answer) == ["delete"])
    #expect(!stage.shows("削除しますか"))
    try stage.tap("product(1)")
    #expect(counter.taps == ["product(1)"])
  }

  @Test func `an action sheet is cancelled by an event of dismissal`() throws {
    let asker = try #require(stage.navigator.top as? ButtonScene)
    stage.perform { stage.navigator.apply(.ask(.deletion(.actionSheet), id: "delete")) }
    let question = try #require(stage.frames.elements.first { $0.element.role == .actionSheet })
    #expect(try stage.element("delete").element.color == .destructive)
    #expect(stage.send(.dismiss, to: question.id))
    #expect(asker.ends.map(\.answer) == ["cancel"])
  }

  @Test func `a sheet leaves nothing behind`() async {
    stage.perform { stage.navigator.apply(.present([.cart], as: .sheet, id: "a")) }
    stage.perform { stage.navigator.apply(.ask(.deletion(.alert), id: "b")) }
    stage.update()
    await stage.expectNothingLeftAfterClosing { message, _, _, _, _ in
      Issue.record("\(message)")
    }
    #expect(stage.livingScenes == 0)
  }

  @Test func `a second swipe in a transition is not meant for the sheet behind`() async throws {
    let navigator = stage.navigator
    navigator.apply(.present([.cart], as: .sheet, id: "a"))
    navigator.transitionDuration = .milliseconds(350)
    navigator.apply(.present([.list], as: .sheet, id: "b"))
    let sheet = try front()
    try stage.window.send(.dismiss, to: sheet)
    try stage.window.send(.dismiss, to: sheet)
    await stage.advance(by: .seconds(2))
    #expect(navigator.navigation.line == "[list product(1)] + a[cart]")
  }

  @Test func `a sheet is swiped away though the scene in it is about to leave`() async throws {
    let navigator = stage.navigator
    navigator.apply(.present([.cart], as: .sheet, id: "a"))
    navigator.transitionDuration = .milliseconds(350)
    navigator.apply(.push(.list))
    navigator.apply(.pop)
    try stage.window.send(.dismiss, to: front())
    await stage.advance(by: .seconds(2))
    #expect(navigator.navigation.line == "[list product(1)]")
  }

  @Test func `a second swipe in a transition is not meant for a question behind`() async throws {
    let navigator = stage.navigator
    navigator.apply(.present([.cart], as: .sheet, id: "a"))
    navigator.transitionDuration = .milliseconds(350)
    navigator.push(ShopRoute.list)
    let sheet = try front()
    try stage.window.send(.dismiss, to: sheet)
    navigator.apply(.ask(.deletion(.actionSheet), id: "sure"))
    try stage.window.send(.dismiss, to: sheet)
    await stage.advance(by: .seconds(2))
    #expect(navigator.navigation.line == "[list product(1)] + sure(削除しますか)")
  }
}
