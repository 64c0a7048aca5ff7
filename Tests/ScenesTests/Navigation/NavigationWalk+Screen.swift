import Observation2
import ScenesHeadless
import Testing

@testable import Scenes

extension NavigationWalk {
  /// A binding to an appearance exists once, and no longer than the appearance.
  func checkTicks() throws {
    let scenes = navigator.liveScenes.compactMap { $0 as? WalkScene }
    for scene in scenes {
      scene.ticksHeard = 0
      scene.view.data.number += 1
    }
    book.ticks.accept(0)
    for scene in scenes {
      let wanted = scene.appearance == .hidden ? 0 : 1
      try expect(scene.ticksHeard == wanted, "\(scene.route) hears \(scene.ticksHeard) ticks")
    }
  }

  func checkScreen(_ value: SceneNavigation) throws {
    let frames = stage.frames
    let shown = frames.elements.compactMap(\.element.identifier).filter { $0.hasPrefix("walk") }
    let wanted = value.visible.map { "walk \($0.route.base)" }
    try expect(shown == wanted, "the screen shows \(shown), not \(wanted)")
    let numbers = frames.elements.filter { $0.element.identifier?.hasPrefix("walk") == true }
      .map(\.element.text)
    let known = value.visible.map { entry in
      (navigator.scene(of: entry.id) as? WalkScene).map { "\($0.view.data.number)" }
    }
    try expect(numbers == known, "the screen shows \(numbers), not \(known)")
    let asks = frames.elements.contains { [.alert, .actionSheet].contains($0.element.role) }
    try expect(asks == (value.prompt != nil), "the question on the screen: \(asks)")
    try checkBars(value, frames)
    try checkTouches(value, frames)
  }

  /// Nothing that a person does reaches a scene that is coming.
  private func checkTouches(_ value: SceneNavigation, _ frames: ScreenFrames) throws {
    guard value.prompt == nil, let top = value.visible.last,
      (navigator.scene(of: top.id) as? WalkScene)?.appearance == .appearing,
      let way = frames.elements.last(where: { $0.element.role == .backButton })
    else { return }
    #expect(throws: ScreenEventError.self) { try stage.window.send(.tap, to: way.id) }
    #expect(stage.tap(at: way.frame.center) == .nothing)
  }

  /// Above each scene is its way back, if there is one; below a tab's scene are the tabs.
  private func checkBars(_ value: SceneNavigation, _ frames: ScreenFrames) throws {
    let ways = frames.elements.filter { $0.element.role == .backButton }.map(\.element.text)
    let wanted = value.visible.compactMap { entry in
      value.place(of: entry.id).flatMap { value[$0].dropLast().last }
        .map { "bar \($0.route.base)" }
    }
    try expect(ways == wanted, "the ways back are \(ways), not \(wanted)")
    let tabs = frames.elements.filter { $0.element.role == .tab && $0.element.isSelected }
    let isRootSeen = value.visible.first.flatMap { value.place(of: $0.id) } == value.shownRoot
    let tab = isRootSeen ? value.root.selectedTab : nil
    try expect(tabs.map(\.element.label) == (tab.map { [$0] } ?? []), "the tab is not \(tab ?? "")")
  }

  /// A link says that it is open when its scene is there, and not before.
  func checkIsOpen(_ link: SceneLink) {
    let isThere = navigator.navigation.entries.contains { $0.route == link.routes.last }
    if !isThere { book.faults.append("\(link) is not open") }
  }

  /// The states that the scenes would save.
  var savedStates: [SceneEntryID: Int] {
    var states: [SceneEntryID: Int] = [:]
    for entry in navigator.navigation.entries {
      states[entry.id] = (navigator.scene(of: entry.id) as? WalkScene)?.savedState
    }
    return states
  }

  /// Closes everything, and checks that nothing is left.
  func end() async throws {
    stage.close()
    await stage.settle()
    try expect(book.faults.isEmpty, "\(book.faults)")
    try expect(book.alive == 0, "\(book.alive) scenes are left")
    try expect(stage.survivors.isEmpty, "\(stage.survivors) are left")
    try expect(stage.ledger.entries.isEmpty, "\(stage.ledger.entries) are left")
    try expect(time.nextDue == nil, "a timer is left")
  }
}

extension SceneNavigator.Step {
  /// `false` for a link that needs something, which takes its turn by itself.
  @MainActor var isAsked: Bool {
    if case .link(let link) = self { link.link.needs.isEmpty } else { true }
  }
}
