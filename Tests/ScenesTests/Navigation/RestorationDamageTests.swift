import Foundation
import ScenesTesting
import Testing

@testable import Scenes

/// A restoration that is damaged in some places comes back without these.
///
/// 300 restorations as a rule. For more, or for one:
/// ```
/// RESTORATION_CASES=50000 swift test --filter RestorationDamageTests
/// RESTORATION_SEED=17 swift test --filter RestorationDamageTests
/// ```
@MainActor @Suite struct RestorationDamageTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private static func leaf(_ number: Int) -> AnySceneRoute { AnySceneRoute(WalkRoute.leaf(number)) }

  private static var own: SceneRoot<AnySceneRoute> {
    .tabs(SavedWalk.own.map { SceneTab($0.0, [leaf($0.1)]) }, selected: "a")
  }

  private let book = WalkBook()

  private func app(_ report: @escaping (SceneNavigationError) -> Void) -> SceneNavigator {
    let navigator = SceneNavigator()
    navigator.stateCoder = WalkStates()
    navigator.onIssue = report
    navigator.registry.add(WalkRoute.self) { [book] route, context in
      WalkScene(route, context.place, book, state: 0, life: 0)
    }
    return navigator
  }

  private func read(_ text: String) throws -> SceneRestoration {
    try NavigationJSON.read(
      SceneRestoration.self,
      text,
      SceneRouteTypes(WalkRoute.self, ClubRoute.self)
    )
  }

  /// Tabs, a sheet with a stack over them, and a question over that; each scene has saved something.
  private static func whole() throws -> SceneRestoration {
    let tabs = [
      SceneTab("a", [leaf(11), leaf(12)]), SceneTab("b", [leaf(21), leaf(22)]),
      SceneTab("c", [leaf(31)]),
    ]
    var value = try SceneNavigation(.tabs(tabs, selected: "b"))
    try value.apply(.present([leaf(41), leaf(42)], as: .sheet, id: "sheet"))
    try value.apply(.ask(.deletion(.alert), id: "ask"))
    var whole = SceneRestoration(value)
    for entry in value.entries { whole.states[entry.id] = "\(entry.id.number * 100)" }
    for entry in value.entries.prefix(2) {
      whole.ends.append(
        ScenePresentationEnd(id: "over", presenter: entry.id, outcome: .answered("cancel"))
      )
    }
    return whole
  }

  @Test func `only what is damaged is left out, whatever that is`() throws {
    let whole = try JSONDecoder().decode(
      SavedJSON.self,
      from: Data(NavigationJSON.text(Self.whole()).utf8)
    )
    let seeds =
      Self.number("RESTORATION_SEED").map { $0...$0 }
      ?? 0...(Self.number("RESTORATION_CASES") ?? 300)
    for seed in seeds {
      var random = SplitMix(seed: UInt64(seed) &* 0x2545_F491_4F6C_DD1D &+ 11)
      var saved = whole
      // The first one is not damaged.
      let damages = (0..<min(seed, Int.random(in: 1...3, using: &random)))
        .map { _ in saved.damage(&random) }
      guard saved.object != nil else { continue }
      do {
        try check(saved)
      } catch {
        Issue.record("restoration \(seed), in which \(damages): \(error)")
        return
      }
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private func expect(_ isTrue: Bool, _ fault: @autoclosure () -> String) throws {
    if !isTrue { throw Failure(description: fault()) }
  }

  private func check(_ saved: SavedJSON) throws {
    let expected = SavedWalk(saved)
    var issues: [SceneNavigationError] = []
    let navigator = app { issues.append($0) }
    let text = try NavigationJSON.text(saved)
    navigator.restore(try read(text), orElse: Self.own)
    try expect(line(navigator) == expected.line, "\(line(navigator)), not \(expected.line)")
    let scenes = self.scenes(navigator)
    try expect(scenes == expected.scenes, "saved was \(scenes), not \(expected.scenes)")
    let ends = book.ends.map { "\($0.id.rawValue) \($0.presenter.number) \($0.answer ?? "-")" }
    try expect(ends == expected.ends, "over was \(ends), not \(expected.ends)")
    try expect(issues.isEmpty == expected.isWhole, "reported was \(issues)")
    issues = []
    // The text written now is whole, and so is the text written after the next change.
    let again = app { issues.append($0) }
    again.restore(
      try read(NavigationJSON.text(navigator.restoration())),
      orElse: .stack([Self.leaf(1)])
    )
    try expect(
      again.navigation == navigator.navigation && issues.isEmpty,
      "the second time it was \(line(again)) with \(issues)"
    )
    if again.navigation.prompt != nil { again.apply(.answer("cancel")) }
    again.push(WalkRoute.leaf(7))
    let third = app { issues.append($0) }
    third.restore(
      try read(NavigationJSON.text(again.restoration())),
      orElse: .stack([Self.leaf(1)])
    )
    try expect(
      third.navigation == again.navigation && issues.isEmpty,
      "after a push it was \(line(third)) with \(issues)"
    )
    for one in [navigator, again, third] { one.removeAll() }
    book.ends = []
  }

  private func line(_ navigator: SceneNavigator) -> String {
    navigator.navigation.line.replacing("(削除しますか)", with: "(?)")
      .replacing("(x)", with: "(?)").replacing("(b)", with: "(?)").replacing("()", with: "(?)")
  }

  private func scenes(_ navigator: SceneNavigator) -> [String] {
    navigator.scenes.compactMap { $0 as? WalkScene }.map { scene in
      guard case .leaf(let number) = scene.route else { return "" }
      return "\(number): \(scene.isRestored ? "\(scene.savedState)" : "-")"
    }
  }

  @Test func `a route that can be read and not built is left out alone`() throws {
    var value = try SceneNavigation(
      .tabs(
        [SceneTab("a", [Self.leaf(1), .card, Self.leaf(2)]), SceneTab("b", [.card])],
        selected: "b"
      )
    )
    try value.apply(.present([Self.leaf(3)], as: .sheet, id: "sheet"))
    var saved = SceneRestoration(value)
    for entry in value.entries { saved.states[entry.id] = "\(entry.id.number)" }
    let unknown = SceneNavigationError.unknownFeature("club", known: ["walk"])
    for restoration in [saved, try read(NavigationJSON.text(saved))] {
      var issues: [SceneNavigationError] = []
      let navigator = app { issues.append($0) }
      navigator.restore(restoration, orElse: Self.own)
      #expect(navigator.navigation.line == "a[leaf(1) leaf(2)] *b[leaf(102)] c[leaf(103)]")
      #expect(scenes(navigator) == ["1: 1", "2: 3", "102: -", "103: -"])
      #expect(
        issues == [
          unknown, unknown, .damaged("The tab “b”", "it has no scene"),
          .damaged("“sheet”", "the scene that presented it is not there"),
          .damaged("What the scene 2 has saved", "the scene is not there"),
          .damaged("What the scene 4 has saved", "the scene is not there"),
          .damaged("What the scene 5 has saved", "the scene is not there"),
        ]
      )
      navigator.removeAll()
    }
  }

  @Test func `a state that is not a text is lost alone, and its scene is named`() throws {
    var value = try SceneNavigation(.stack([Self.leaf(1), Self.leaf(2)]))
    try value.apply(.push(Self.leaf(3)))
    let text = try NavigationJSON.text(value)
    let states = #"{"1":null,"2":"20","3":5,"4":"40","x":"1","99999999999999999999":"1"}"#
    let restoration = try read(#"{"navigation":\#(text),"states":\#(states)}"#)
    let lost = restoration.errors.map { error in
      switch error {
      case .lostState(let route, _): "\(route)"
      case .damaged(let place, _): place
      default: "\(error)"
      }
    }
    #expect(
      lost == [
        "walk.leaf(1)", "walk.leaf(3)", "What the scene 99999999999999999999 has saved",
        "What the scene x has saved", "What the scene 4 has saved",
      ]
    )
    #expect(restoration.states.map(\.value) == ["20"])
  }

  @Test func `an own root that can't be built in part adds the rest of it`() throws {
    var issues: [SceneNavigationError] = []
    let navigator = app { issues.append($0) }
    navigator.restore(
      SceneRestoration(
        try SceneNavigation(.tabs([SceneTab("a", [Self.leaf(1)])], selected: "a"))
      ),
      orElse: .tabs([SceneTab("x", [.card]), SceneTab("b", [Self.leaf(2)])], selected: "x")
    )
    #expect(navigator.navigation.line == "*a[leaf(1)] b[leaf(2)]")
    #expect(issues == [.unknownFeature("club", known: ["walk"])])
  }

  @Test func `what was saved for lost scenes does not become that of the root's own`() throws {
    var value = try SceneNavigation(.stack([.card]))
    try value.apply(.present([Self.leaf(5)], as: .sheet, id: "sheet"))
    try value.apply(.push(.card), from: value.entries[0].id)
    var saved = SceneRestoration(value)
    for entry in value.entries { saved.states[entry.id] = "\(entry.id.number * 10)" }
    let navigator = app { _ in }
    let gone = SceneSpy("gone")
    navigator.push(gone)
    navigator.removeAll()
    navigator.registry.add(ClubRoute.self) { _, _ in gone }
    navigator.restore(saved, orElse: .stack([Self.leaf(1), Self.leaf(2)]))
    #expect(navigator.navigation.line == "[leaf(1) leaf(2)]")
    #expect(scenes(navigator) == ["1: -", "2: -"])
  }
}
