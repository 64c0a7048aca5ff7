import Observation2
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Scenes

/// A second tap is not meant for what the first one uncovers, nor for a screen that is still coming.
@MainActor @Suite struct SecondTouchTests {
  private let time = VirtualTime()

  private func stage(_ root: AnySceneRoute = .list) -> Stage {
    let stage = Stage(time) { navigator in
      navigator.registry.add(ShopRoute.self) { route, context in
        TouchScene("\(route)", context.place)
      }
      navigator.apply(.replaceRoot(.stack([root])))
    }
    stage.navigator.transitionDuration = .milliseconds(350)
    return stage
  }

  private func rest(_ stage: Stage) async {
    await stage.advance(by: .seconds(1))
  }

  private func panel(_ stage: Stage) throws -> ScreenNodeID {
    try #require(stage.frames.elements.last { $0.element.events.contains(.dismiss) }).id
  }

  @Test func `a second tap beside an action sheet does not dismiss the sheet behind it`()
    async throws
  {
    let stage = stage()
    let navigator = stage.navigator
    navigator.apply(.present([.cart], as: .sheet, id: "sheet"))
    await rest(stage)
    navigator.apply(.ask(.deletion(.actionSheet), id: "ask"))
    let sheet = try #require(stage.navigator.top as? TouchScene)
    // It pushes behind its question, so that what is tapped waits.
    sheet.place.push(ShopRoute.product(1))
    let panel = try panel(stage)
    #expect(stage.send(.dismiss, to: panel))
    #expect(stage.send(.dismiss, to: panel))
    await rest(stage)
    #expect(navigator.navigation.line == "[list] + sheet[cart product(1)]")
  }

  @Test func `a second tap on a button does not answer the same question that is asked again`()
    async throws
  {
    let stage = stage()
    let navigator = stage.navigator
    navigator.apply(.ask(.deletion(.alert), id: "ask"))
    let scene = try #require(navigator.top as? TouchScene)
    scene.onEnd = { [weak scene] in scene?.place.present(.deletion(.alert), id: "ask") }
    scene.place.push(ShopRoute.product(1))
    let button = try stage.element("cancel").id
    stage.send(.tap, to: button)
    scene.place.pop()
    stage.send(.tap, to: button)
    await rest(stage)
    #expect(navigator.navigation.line == "[list] + ask(削除しますか)")
    #expect(scene.ends == 1)
  }

  @Test func `a second swipe does not dismiss another sheet of the same name and presenter`() {
    let shop = SpyShop(.stack([.list]))
    let navigator = shop.navigator
    navigator.clock = time
    navigator.apply(.present([.cart], as: .sheet, id: "a"))
    guard let first = navigator.navigation.top?.id else { return }
    navigator.transitionDuration = .milliseconds(350)
    // Behind the sheet, so that all that follows waits.
    navigator.place(of: navigator.navigation.entries[0].id).push(ShopRoute.product(1))
    navigator.swipeAway(sheetOf: first)
    navigator.place(of: navigator.navigation.entries[0].id).pop()
    navigator.apply(.present([.cart], as: .sheet, id: "a"))
    navigator.swipeAway(sheetOf: first)
    navigator.transitionDuration = .zero
    navigator.endTransition()
    #expect(navigator.navigation.line == "[list] + a[cart]")
  }

  @Test func `the second tap of a double tap falls on nothing while the next screen comes`()
    async throws
  {
    let stage = stage()
    try stage.doubleTap("next")
    #expect(stage.navigator.navigation.line == "[list cart]")
    await rest(stage)
    #expect(stage.navigator.navigation.line == "[list cart]")
    try stage.tap("next")
    #expect(stage.navigator.navigation.line == "[list cart cart]")
  }

  @Test func `three taps at one point go one scene further`() async throws {
    let stage = stage()
    let point = try stage.element("next").frame.center
    for _ in 0..<3 { stage.tap(at: point) }
    await rest(stage)
    #expect(stage.navigator.navigation.line == "[list cart]")
  }

  @Test func `no key reaches a screen that goes, and marked text stays as it was`()
    async throws
  {
    let stage = stage()
    try stage.tap("field")
    try stage.type("a")
    try stage.setMarkedText("か")
    let scene = try #require(stage.navigator.top as? TouchScene)
    let field = try stage.element("field").id
    stage.navigator.apply(.push(.cart))
    let data = scene.view.dataSource
    let text = data.text
    for act: (Stage) throws -> Void in [
      { try $0.type("b") }, { try $0.press(.return) }, { try $0.press(.backspace) },
      { try $0.erase() }, { try $0.convertMarkedText(to: "蚊") }, { try $0.setMarkedText("き") },
    ] {
      #expect(throws: ScreenError.self) { try act(stage) }
    }
    for event in [ScreenEvent.text("x"), .submit] {
      #expect(!stage.send(event, to: field))
    }
    #expect(data.text == text && data.submissions == 0)
    await rest(stage)
    stage.navigator.apply(.pop)
    await rest(stage)
    #expect(data.text == text)
  }

  @Test func `a drag aside that is cancelled leaves no touch behind`() async throws {
    let stage = stage()
    stage.navigator.push(ShopRoute.cart)
    await rest(stage)
    #expect(stage.navigator.beginBack())
    let point = try stage.element("next").frame.center
    for _ in 0..<2 { #expect(stage.tap(at: point) == .nothing) }
    stage.navigator.giveUpBack()
    await rest(stage)
    #expect(stage.navigator.navigation.line == "[list cart]")
    stage.tap(at: point)
    #expect(stage.navigator.navigation.line == "[list cart cart]")
  }

  @Test func `a swipe of something in a scene that comes is refused`() async throws {
    let stage = stage()
    stage.navigator.push(ShopRoute.cart)
    let scene = try #require(stage.navigator.top as? TouchScene)
    let note = try stage.element("note").id
    #expect(!stage.send(.dismiss, to: note))
    await rest(stage)
    #expect(stage.send(.dismiss, to: note))
    #expect(scene.view.dataSource.dismissals == 1)
  }

  @Test func `a second swipe spares the sheet of the same name in another tab`() async throws {
    let stage = stage()
    let navigator = stage.navigator
    let tabs = [SceneTab("a", [AnySceneRoute.list]), SceneTab("b", [.list])]
    navigator.apply(.replaceRoot(.tabs(tabs, selected: "a")))
    await rest(stage)
    navigator.apply(.present([.cart], as: .sheet, id: "filter"))
    await rest(stage)
    let sheet = try #require(stage.frames.elements.last { $0.element.role == .sheet }).id
    stage.send(.dismiss, to: sheet)
    stage.send(.dismiss, to: sheet)
    navigator.apply(.selectTab("b"))
    navigator.apply(.present([.cart], as: .sheet, id: "filter"))
    stage.send(.dismiss, to: sheet)
    await rest(stage)
    await rest(stage)
    #expect(navigator.navigation.presentations.map(\.id) == ["filter"])
    #expect(navigator.navigation.root.selectedTab == "b")
  }

  @Test func `nothing that a person does reaches a screen that is coming or going`() async throws {
    let stage = stage()
    try stage.tap("next")
    let moving = "moves: nothing can be touched"
    for act: (Stage) throws -> Void in [
      { try $0.tap("next") }, { try $0.longPress("next") }, { try $0.tap("field") },
      { try $0.doubleTap("next") }, { try $0.swipe(.up, on: "next") },
    ] {
      do {
        try act(stage)
        Issue.record("It can be touched.")
      } catch {
        #expect("\(error)".contains(moving))
      }
    }
    #expect(!stage.scroll(by: ScreenPoint(x: 0, y: 50)))
    #expect(!stage.drag(from: ScreenPoint(x: 100, y: 400), to: ScreenPoint(x: 100, y: 100)))
    #expect(stage.tap(at: ScreenPoint(x: 100, y: 400)) == .nothing)
    #expect(stage.navigator.navigation.line == "[list cart]")
    await rest(stage)
    try stage.tap("field")
    try stage.type("a")
    #expect((stage.navigator.top as? TouchScene)?.view.dataSource.text == "a")
    stage.navigator.apply(.pop)
    #expect(throws: ScreenError.self) { try stage.type("b") }
  }

  @Test func `the screen behind a sheet that goes is touched once it has gone`() async throws {
    let stage = stage()
    stage.navigator.apply(.present([.cart], as: .sheet, id: "a"))
    #expect(throws: ScreenError.self) { try stage.tap("next") }
    await rest(stage)
    stage.navigator.apply(.swipeAway)
    #expect(throws: ScreenError.self) { try stage.tap("next") }
    await rest(stage)
    try stage.tap("next")
    #expect(stage.navigator.navigation.line == "[list cart]")
  }

  @Test func `a scene that is dragged aside is not touched, and the app may navigate all the time`()
    async throws
  {
    let stage = stage()
    try stage.tap("next")
    stage.navigator.push(ShopRoute.product(1))
    await rest(stage)
    await rest(stage)
    #expect(stage.navigator.navigation.line == "[list cart product(1)]")
    #expect(stage.navigator.beginBack())
    #expect(throws: ScreenError.self) { try stage.tap("next") }
    stage.navigator.giveUpBack()
    try stage.tap("next")
    #expect(stage.navigator.navigation.line == "[list cart product(1) cart]")
  }

  @Test func `a sheet is touched while something moves behind it`() async throws {
    let stage = stage()
    let below = try #require(stage.navigator.top as? TouchScene)
    stage.navigator.apply(.present([.cart], as: .sheet, id: "a"))
    await rest(stage)
    below.place.push(ShopRoute.product(1))
    #expect(stage.navigator.isTransitioning)
    let next = try #require(stage.frames.elements.last { $0.element.identifier == "next" })
    stage.tap(at: next.frame.center)
    await rest(stage)
    #expect(stage.navigator.navigation.line == "[list product(1)] + a[cart cart]")
  }

  @Test func `a field that asks for the focus has it while its screen comes`() {
    let stage = stage()
    stage.navigator.push(ShopRoute.product(7))
    #expect(stage.frames.elements.contains { $0.isFocused })
  }
}

/// A scene with a button that pushes, and a field in a scroll.
private final class TouchScene: SceneHost {
  let view: TouchView
  let place: ScenePlace
  var onEnd: () -> Void = {}
  private(set) var ends = 0

  init(_ name: String, _ place: ScenePlace) {
    self.place = place
    view = TouchView(wantsFocus: name == "product(7)", place: place)
  }

  func presentationDidEnd(_ end: ScenePresentationEnd) {
    ends += 1
    onEnd()
  }
}

private final class TouchData: ObservedModel {
  @Observed var text = ""
  var dismissals = 0
  var submissions = 0
}

private struct TouchView: SceneView {
  let dataSource = TouchData()
  let wantsFocus: Bool
  let place: ScenePlace

  var body: [ScreenElement] {
    scroll {
      button("次へ") { place.push(ShopRoute.cart) }.identifier("next")
      textField(dataSource.text) { dataSource.text = $0 }
        .onSubmit { dataSource.submissions += 1 }
        .identifier("field").focusRequested(wantsFocus)
      text("note").onDismiss { dataSource.dismissals += 1 }.identifier("note")
      for row in 0..<60 { text("\(row)") }
    }
  }
}
