import Observation2
import ScenesTesting
import Testing

@testable import Scenes

/// How much is done for one change does not depend on how many there were before.
@MainActor @Suite struct NavigationCountTests {
  /// A route that counts how often its feature is looked up.
  private enum CountedRoute: SceneRoute {
    // Only the main actor looks it up here.
    nonisolated(unsafe) static var lookUps = 0

    static var feature: String {
      lookUps += 1
      return "counted"
    }

    case leaf
  }

  /// A scene that counts how often its view is looked at.
  private final class CountedScene: SceneHost {
    static var looks = 0
    private let spy = SceneSpy("counted")

    var view: SceneSpy.Content {
      Self.looks += 1
      return spy.view
    }
  }

  private func window() -> SceneWindow {
    let window = SceneWindow()
    window.navigator.registry.add(CountedRoute.self) { _, _ in CountedScene() }
    window.navigator.registry.add(ShopRoute.self) { _, _ in CountedScene() }
    window.navigator.apply(.replaceRoot(.stack([.list])))
    _ = window.snapshot()
    return window
  }

  @Test func `each change that waits is followed once, however many wait before it`() {
    func lookUps(_ n: Int) -> Int {
      let navigator = window().navigator
      (navigator.clock, navigator.transitionDuration) = (VirtualTime(), .milliseconds(350))
      navigator.push(ShopRoute.cart)
      CountedRoute.lookUps = 0
      for _ in 0..<n {
        navigator.push(CountedRoute.leaf)
        #expect(navigator.pop())
      }
      return CountedRoute.lookUps
    }
    #expect(lookUps(200) <= lookUps(50) * 4)
  }

  @Test func `a change behind n sheets looks at none of them`() {
    func looks(_ n: Int) -> [Int] {
      let window = window()
      for _ in 0..<n {
        window.navigator.apply(.present([.cart], as: .sheet, id: "sheet"))
        _ = window.update()
      }
      CountedScene.looks = 0
      window.navigator.apply(.present([.cart], as: .sheet, id: "sheet"))
      return [CountedScene.looks, window.update().count]
    }
    #expect(looks(40) == looks(4))
  }

  @Test func `many presentations, dismissals and links in a transition each have their turn`() async
  {
    let time = VirtualTime()
    let navigator = window().navigator
    (navigator.clock, navigator.transitionDuration) = (time, .milliseconds(350))
    navigator.push(ShopRoute.cart)
    for number in 0..<1_000 {
      let id = ScenePresentationID(rawValue: "\(number)")
      navigator.apply(.present([.product(number)], as: .sheet, id: id))
    }
    #expect(navigator.destination.presentations.count == 1_000)
    for _ in 0..<1_000 { navigator.apply(.dismiss(nil)) }
    #expect(navigator.destination.presentations.isEmpty)
    var ends = 0
    for number in 0..<1_000 {
      navigator.open(SceneLink([ShopRoute.product(number)])) { _ in ends += 1 }
    }
    // None of them has been opened yet.
    #expect(ends == 0)
    #expect(navigator.destination.line == "[product(999)]")
    navigator.transitionDuration = .zero
    await time.advance(by: .seconds(1))
    #expect(ends == 1_000)
    #expect(navigator.navigation.line == "[product(999)]")
  }

  @Test func `steps have their turns in order, and are not kept`() {
    var steps = SceneWaitingSteps<Int>()
    for step in 1...3 { steps.append(step) }
    #expect(steps.removeFirst() == 1)
    steps.append(4)
    #expect(Array(steps.all) == [2, 3, 4])
    for step in 2...4 { #expect(steps.removeFirst() == step) }
    #expect(steps.isEmpty && steps.removeFirst() == nil)
  }
}
