import Observation2

@testable import Scenes

/// A front-end with a container for each scene, moved by hand as UIKit moves its controllers.
@MainActor final class NativeContainer {
  /// The container of one scene.
  final class Pane: ScreenFrontEnd {
    let screen: SceneScreen
    var copy: LaidOutScreen
    private(set) var asked = 0
    var isSeen = true

    init(_ screen: SceneScreen) {
      self.screen = screen
      copy = LaidOutScreen(screen.snapshot())
      screen.attach(self)
    }

    func show(_ screen: ScreenNodeSnapshot) {
      copy = LaidOutScreen(screen)
      isSeen = true
    }

    func screenNeedsUpdate() { asked += 1 }

    func update() throws {
      try copy.apply(screen.update())
    }
  }

  let window: SceneWindow
  private(set) var panes: [SceneEntryID: Pane] = [:]
  private let bag = DisposeBag()
  /// The entries that a finger may uncover.
  private var revealed: SceneEntryID?

  init(_ window: SceneWindow) {
    self.window = window
    window.navigator.platformEndsTransitions = true
    window.navigator.changes.drive { [weak self] in self?.follow($0) }.disposed(by: bag)
  }

  /// The containers that can be seen, from the back to the front.
  var seen: [Pane] { window.navigator.navigation.visible.compactMap { panes[$0.id] } }

  /// Takes the containers of scenes that come; those that go stay until the end of the transition.
  private func follow(_ navigation: SceneNavigation) {
    for entry in navigation.visible { show(entry.id) }
    if !window.navigator.isTransitioning { clear() }
  }

  private func show(_ entry: SceneEntryID) {
    if let pane = panes[entry] {
      if !pane.isSeen { pane.screen.attach(pane) }
    } else if let screen = window.screen(of: entry) {
      panes[entry] = Pane(screen)
    }
  }

  /// Ends all transitions that are under way or wait.
  func endTransitions() {
    while window.navigator.isTransitioning {
      window.navigator.endTransition()
      // A person drags a scene aside.
      window.navigator.giveUpBack()
    }
    clear()
  }

  /// Drags the front scene aside, and lets it go back or go on.
  func dragBack(isFinished: Bool) {
    guard window.navigator.beginBack() else { return }
    let navigation = window.navigator.navigation
    if let below = navigation.top.flatMap({ navigation.below($0.id) }) { show(below) }
    if isFinished { window.navigator.finishBack() } else { window.navigator.giveUpBack() }
    clear()
  }

  private func clear() {
    let navigation = window.navigator.navigation
    let (visible, all) = (navigation.visible.map(\.id), Set(navigation.entries.map(\.id)))
    for (entry, pane) in panes where !visible.contains(entry) {
      if pane.isSeen { pane.screen.detach() }
      pane.isSeen = false
      if !all.contains(entry) { panes[entry] = nil }
    }
  }

  func update() throws {
    for pane in panes.values { try pane.update() }
  }
}

extension SceneNavigation {
  fileprivate func below(_ id: SceneEntryID) -> SceneEntryID? {
    guard let place = place(of: id), let index = self[place].firstIndex(where: { $0.id == id }),
      index > 0
    else { return nil }
    return self[place][index - 1].id
  }
}
