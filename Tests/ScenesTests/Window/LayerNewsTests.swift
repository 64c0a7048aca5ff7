import Observation2
import ScenesTesting
import Testing

@testable import Scenes

/// Each layer of the screen tells its changes, however many layers there are.
@MainActor @Suite struct LayerNewsTests {
  private let front: LayeredFrontEnd

  init() {
    front = LayeredFrontEnd()
    front.window.navigator.apply(.replaceRoot(.stack([.list])))
    front.window.attach(front)
  }

  private func present(_ route: AnySceneRoute, as cover: SceneCover = .sheet) {
    front.window.navigator.apply(.present([route], as: cover, id: "layer"))
  }

  @Test func `each layer tells its changes, in any order`() throws {
    for depth in 0..<4 {
      if depth > 0 { present(.product(depth)) }
      try front.expectWhole()
      for scene in front.scenes.reversed() { scene.data.number += 1 }
      try front.expectWhole()
      for scene in front.scenes {
        scene.data.number += 1
        try front.expectWhole()
      }
    }
  }

  @Test func `a layer tells changes that it had prepared before others came`() throws {
    try front.expectWhole()
    front.scenes[0].data.number += 1
    front.window.prepare()
    present(.cart)
    present(.product(1))
    try front.expectWhole()
    front.scenes[0].data.number += 1
    front.scenes[1].data.number += 1
    front.window.prepare()
    try front.expectWhole()
  }

  @Test func `a change behind a full screen is seen once that has gone`() throws {
    present(.cart)
    present(.product(1), as: .fullScreen)
    try front.expectWhole()
    for scene in front.scenes { scene.data.number += 1 }
    try front.expectWhole()
    front.window.navigator.apply(.dismiss(nil))
    try front.expectWhole()
    for scene in front.scenes { scene.data.number += 1 }
    try front.expectWhole()
  }

  @Test func `a layer tells in the same update what one behind it has changed`() throws {
    present(.cart)
    present(.product(1))
    try front.expectWhole()
    let (below, above) = (front.scenes[0].data, front.scenes[2].data)
    below.onDescription = { above.number = below.number }
    below.number = 7
    let patches = front.window.update()
    #expect(patches.count == 2)
    try front.mirror.apply(patches)
    below.onDescription = {}
    try front.expectWhole()
  }

  @Test func `a layer tells in the next update what one in front has changed`() throws {
    present(.cart)
    present(.product(1))
    try front.expectWhole()
    let (below, above) = (front.scenes[0].data, front.scenes[2].data)
    above.onDescription = { below.number = above.number }
    above.number = 7
    try front.mirror.apply(front.window.update())
    above.onDescription = {}
    try front.expectWhole()
  }

  @Test func `an element hears that it has gone, though a snapshot has told it`() throws {
    present(.cart)
    present(.product(1))
    try front.expectWhole()
    let data = front.scenes[0].data
    try front.window.send(.appear, to: #require(front.id("extra list")))
    data.hasExtra = false
    front.window.attach(front)
    try front.expectWhole()
    #expect(data.log == ["appear", "disappear"])
  }

  @Test func `an element in a layer behind hears that it has gone`() throws {
    present(.cart)
    present(.product(1))
    try front.expectWhole()
    let data = front.scenes[0].data
    let field = try #require(front.id("extra list"))
    try front.window.send(.appear, to: field)
    data.hasExtra = false
    try front.expectWhole()
    #expect(data.log == ["appear", "disappear"])
  }

  @Test func `a navigation behind sheets exchanges that layer alone`() throws {
    for number in 1...3 { present(.product(number)) }
    try front.expectWhole()
    let navigator = front.window.navigator
    navigator.place(of: navigator.navigation.entries[1].id).push(ShopRoute.cart)
    let patches = front.window.update()
    #expect(patches.count == 2)
    try front.mirror.apply(patches)
    try front.expectWhole()
  }

  @Test func `a change looks at the layers that change alone`() throws {
    for number in 1...20 { present(.product(number)) }
    try front.expectWhole()
    let window = front.window
    present(.cart)
    #expect(window.layersWithNews(among: window.layers()).count == 1)
    try front.expectWhole()
    front.scenes[5].data.number += 1
    #expect(window.layersWithNews(among: window.layers()).count == 1)
    try front.expectWhole()
    #expect(window.layersWithNews(among: window.layers()).isEmpty)
    var sight = window.navigator.sight
    let trace = SceneChangeTrace()
    #expect(sight.follow(window.navigator.navigation, from: trace.lowest).same == 22)
  }
}

/// A front-end that keeps a copy of the screen, over scenes that show a number.
@MainActor
private final class LayeredFrontEnd: ScreenFrontEnd {
  let window = SceneWindow()
  var mirror: ScreenMirror

  init() {
    mirror = ScreenMirror(window.snapshot())
    window.navigator.registry.add(ShopRoute.self) { route, _ in NumberScene("\(route)") }
  }

  var scenes: [NumberScene] { window.navigator.scenes.compactMap { $0 as? NumberScene } }

  func show(_ screen: ScreenNodeSnapshot) { mirror = ScreenMirror(screen) }

  func screenNeedsUpdate() {}

  /// Updates, and expects the copy to be the screen that is described from nothing.
  func expectWhole(_ location: SourceLocation = #_sourceLocation) throws {
    try mirror.apply(window.update())
    let anew = try #require(window.screenDescribedAnew(), sourceLocation: location)
    #expect(texts(of: mirror) == texts(of: ScreenMirror(anew)), sourceLocation: location)
  }

  private func texts(of mirror: ScreenMirror) -> [String] {
    ScreenFrames(of: mirror).elements.compactMap(\.element.text)
  }

  func id(_ identifier: String) -> ScreenNodeID? {
    ScreenFrames(of: mirror).elements.first { $0.element.identifier == identifier }?.id
  }
}

private final class NumberScene: SceneHost {
  let view: NumberView
  var data: NumberData { view.data }

  init(_ name: String) { view = NumberView(name: name) }
}

private final class NumberData: ObservedModel {
  @Observed var number = 0
  @Observed var hasExtra = true
  var onDescription: () -> Void = {}
  var log: [String] = []
}

private struct NumberView: SceneView {
  let data = NumberData()
  let name: String

  var body: [ScreenElement] {
    column {
      text("\(name) \(data.number)")
      if data.hasExtra {
        text("extra").identifier("extra \(name)")
          .onAppear { data.log.append("appear") }
          .onDisappear { data.log.append("disappear") }
      }
      noted()
    }
  }

  private func noted() -> ScreenElement {
    data.onDescription()
    return text("noted")
  }
}
