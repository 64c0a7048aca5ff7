import MarketSimulation
import Scenes
import ScenesHeadless
import Testing

/// The states that the features list: all there is, reachable, and each what it says.
@MainActor @Suite struct MarketStatesTests {
  @Test func `every route has a state`() {
    for feature in MarketApp.features {
      for form in feature.scenes.routeNames {
        let routes = feature.states.compactMap(\.route)
        #expect(routes.contains { Self.has($0, form: form) }, "\(form) of \(feature.name)")
      }
    }
  }

  @Test func `every state says what can be seen`() {
    for state in MarketApp.states {
      #expect(!(state.shows + state.disables).isEmpty, "\(state)")
      #expect(!state.feature.isEmpty && !state.name.isEmpty && !state.scene.isEmpty)
    }
  }

  @Test func `every state can be reached, is what it says, and looks like no other of its scene`()
    async
  {
    var names: [[String]: [String]] = [:]
    for state in MarketApp.states {
      do throws(SceneStateError) {
        let reached = try await state.reach(in: MarketApp.self)
        names[[state.feature, state.scene, reached.stage.snapshot().svg], default: []]
          .append(state.name)
        #expect(reached.stage.issues.isEmpty && reached.stage.navigationIssues.isEmpty)
        await reached.end()
        #expect(reached.stage.survivors.isEmpty, "\(state)")
      } catch {
        Issue.record(error)
      }
    }
    // Of notifications nobody reads before there is an order, and an order goes on as if nothing had happened.
    let alike = Set(names.values.filter { $0.count > 1 })
    #expect(
      alike == [
        ["deliveries loading, notifications allowed", "deliveries loading, notifications denied"],
        ["no order yet, notifications allowed", "no order yet, notifications denied"],
        ["order under way", "order under way, resumed after the app was ended"],
      ]
    )
  }

  @Test func `a picture in sight does not stay on its way`() async throws {
    for state in MarketApp.states {
      let reached = try await state.reach(in: MarketApp.self)
      // What is on its way to the screen brings pictures into sight, which are asked for when somebody looks.
      for _ in 0..<3 {
        _ = reached.stage.frames
        await reached.stage.advance(by: .seconds(20))
      }
      let frames = reached.stage.frames
      let waiting = frames.elements.filter {
        $0.element.picture?.phase == .loading && frames.isVisible($0)
      }
      #expect(waiting.compactMap(\.element.identifier) == [], "\(state)")
      await reached.end()
    }
  }

  @Test func `the same state is the same screen twice`() async throws {
    for state in MarketApp.states.prefix(20) {
      let first = try await state.reach(in: MarketApp.self).stage.snapshot()
      let second = try await state.reach(in: MarketApp.self).stage.snapshot()
      #expect(first.svg == second.svg && first.text == second.text)
    }
  }

  /// Whether a route's name has a form, such as `order/ID`.
  private static func has(_ route: String, form: String) -> Bool {
    let (route, form) = (route.split(separator: "/"), form.split(separator: "/"))
    return route.count == form.count && route.first == form.first
  }
}
