import Observation2
import Scenes

/// The cost of navigating, at any depth.
extension GrowthRow {
  @MainActor static var navigation: [GrowthRow] {
    [
      GrowthRow(
        "n scenes, one over another, and away again",
        of: ["SceneNavigator.push(_:)", "SceneNavigator.removeAll()"],
        n: 100,
        expected: .each
      ) { n, gauge in
        let list = GrowingList(1)
        let window = SceneWindow()
        var seen = 0
        gauge.start()
        for _ in 0..<n {
          window.navigator.push(GrowingScene { ListView(list: list) })
          if !window.snapshot().children.isEmpty { seen += 1 }
        }
        window.navigator.removeAll()
        gauge.stop()
        return seen
      },
      GrowthRow(
        "n scenes, pushed and popped with a window that is kept up to date",
        of: ["SceneNavigator.push(_:)", "SceneNavigator.pop()", "SceneWindow.update()"],
        n: 100,
        expected: .each
      ) { n, gauge in
        let window = SceneWindow()
        window.navigator.push(GrowingScene { ListView(list: GrowingList(1)) })
        _ = window.snapshot()
        var popped = 0
        gauge.start()
        for _ in 0..<n {
          window.navigator.push(GrowingScene { ListView(list: GrowingList(1)) })
          _ = window.update()
        }
        while window.navigator.pop() {
          _ = window.update()
          popped += 1
        }
        gauge.stop()
        return popped
      },
      GrowthRow(
        "n sheets, each over the one before, with a window that is kept up to date",
        of: ["SceneNavigator.apply(_:)", "SceneWindow.update()"],
        n: 25,
        expected: .each
      ) { n, gauge in
        let window = routed()
        _ = window.snapshot()
        var layers = 0
        gauge.start()
        for number in 0..<n {
          let id = ScenePresentationID(rawValue: "\(number)")
          window.navigator.apply(
            .present([AnySceneRoute(GrowingRoute.leaf)], as: .sheet, id: id)
          )
          layers += window.update().count { if case .insert = $0 { true } else { false } }
        }
        gauge.stop()
        return layers
      },
      GrowthRow(
        "n scenes, pushed by the scene at the bottom of their stack",
        of: ["ScenePlace.apply(_:)"],
        n: 250,
        expected: .each
      ) { n, gauge in
        let navigator = SceneNavigator()
        var bottom: ScenePlace?
        navigator.registry.add(GrowingRoute.self) { _, context in
          if bottom == nil { bottom = context.place }
          return GrowingScene { ListView(list: GrowingList(1)) }
        }
        navigator.apply(.replaceRoot(.stack([AnySceneRoute(GrowingRoute.leaf)])))
        gauge.start()
        for _ in 0..<n { bottom?.apply(.push(AnySceneRoute(GrowingRoute.leaf))) }
        gauge.stop()
        return navigator.navigation.count - 1
      },
      GrowthRow(
        "n times back, asked for during a transition",
        of: ["SceneNavigator.pop()", "SceneNavigator.isTransitioning"],
        n: 250,
        expected: .each
      ) { n, gauge in
        let time = VirtualTime()
        let navigator = SceneNavigator()
        navigator.registry.add(GrowingRoute.self) { _, _ in
          GrowingScene { ListView(list: GrowingList(1)) }
        }
        let routes = Array(repeating: AnySceneRoute(GrowingRoute.leaf), count: n)
        navigator.apply(.replaceRoot(.stack(routes)))
        (navigator.clock, navigator.transitionDuration) = (time, .milliseconds(350))
        navigator.push(GrowingRoute.leaf)
        var asked = 0
        gauge.start()
        while navigator.pop() { asked += 1 }
        await time.advance(by: .seconds(n))
        gauge.stop()
        return navigator.isTransitioning ? 0 : asked
      },
    ]
  }

  @MainActor
  private static func routed() -> SceneWindow {
    let window = SceneWindow()
    window.navigator.registry.add(GrowingRoute.self) { _, _ in
      GrowingScene { ListView(list: GrowingList(1)) }
    }
    window.navigator.apply(.replaceRoot(.stack([AnySceneRoute(GrowingRoute.leaf)])))
    return window
  }
}

private enum GrowingRoute: SceneRoute {
  static let feature = "growing"

  case leaf
}
