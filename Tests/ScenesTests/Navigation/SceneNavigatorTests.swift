import Scenes
import ScenesTesting
import Testing

@MainActor @Suite struct SceneNavigatorTests {
  @Test func `a pushed scene loads, then takes over from the one it covers`() {
    let navigator = SceneNavigator()
    var log: [String] = []
    navigator.push(SceneSpy("a") { log.append("a \($0)") })
    log = []
    navigator.push(SceneSpy("b") { log.append("b \($0)") })
    #expect(
      log == [
        "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear", "a viewDidDisappear",
        "b viewDidAppear",
      ]
    )
  }

  @Test func `going back uncovers the scene below, which does not load again`() {
    let navigator = SceneNavigator()
    var log: [String] = []
    navigator.push(SceneSpy("a") { log.append("a \($0)") })
    navigator.push(SceneSpy("b") { log.append("b \($0)") })
    log = []
    #expect(navigator.pop())
    #expect(
      log == [
        "b viewWillDisappear", "a viewWillAppear", "b viewDidDisappear", "a viewDidAppear",
      ]
    )
  }

  @Test func `the last scene stays`() {
    let navigator = SceneNavigator()
    let only = SceneSpy("only")
    navigator.push(only)
    #expect(!navigator.pop())
    #expect(navigator.scenes.count == 1)
  }

  @Test func `a scene that has left is released`() {
    let navigator = SceneNavigator()
    navigator.push(SceneSpy("a"))
    weak var second: SceneSpy?
    do {
      let scene = SceneSpy("b")
      second = scene
      navigator.push(scene)
    }
    #expect(second != nil)
    navigator.pop()
    #expect(second == nil)
  }
}
