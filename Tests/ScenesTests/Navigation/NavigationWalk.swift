import Observation2
import ScenesHeadless

@testable import Scenes

/// A stage whose scenes are moved about at random, and the value that they have to follow.
@MainActor final class NavigationWalk {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A request by a scene, in the life in which the scene was built, or by the system.
  private enum Wish {
    case change(SceneNavigationChange, SceneEntryID?, life: Int)
    case restoration(SceneRestoration)
    /// A person's change of the presentation of a number.
    case touch(SceneNavigationChange, presentation: Int)
  }

  let book = WalkBook()
  let time = VirtualTime()
  private(set) var stage: Stage
  private var random: SplitMix
  private var gate = BehaviorRelay(value: false)
  private var (routes, states) = (0, 0)
  /// The value as it has to be when nothing is under way, and the changes that it has not taken yet.
  private var model: SceneNavigation
  private var asked: [Wish] = []
  /// How often everything had been taken down when nothing was under way.
  private var lives = 0
  /// The needs of links whose scenes are not built yet, by the leaves of these scenes.
  private var needs: [Int: [SceneLinkNeed]] = [:]
  private var expectedEnds: [ScenePresentationEnd] = []
  /// How many of them belong to scenes before the last restoration.
  private var earlierEnds = 0
  private var isGoingBack = false
  private(set) var steps: [String] = []
  /// How often each kind of thing has happened.
  private(set) var counts: [String: Int] = [:]

  init(seed: UInt64) throws {
    random = SplitMix(seed: seed)
    model = SceneNavigation()
    stage = Stage(time) { _ in }
    start { [self] in $0.apply(.replaceRoot(anyRoot())) }
    try model.apply(.replaceRoot(rootOf(stage.navigator.navigation)))
  }

  private func start(_ open: (SceneNavigator) -> Void) {
    stage = Stage(time) { navigator in
      navigator.stateCoder = WalkStates()
      navigator.registry.add(WalkRoute.self) { [unowned self, unowned navigator] route, context in
        states += 1
        checkNeeds(of: route, navigator)
        return WalkScene(route, context.place, book, state: states, life: navigator.life)
      }
      navigator.registry.addTab("a", SceneTabItem("a"))
      navigator.registry.add("gate", .driver(gate.asDriver()))
      open(navigator)
    }
  }

  var navigator: SceneNavigator { stage.navigator }

  // MARK: - Acting

  /// Does something at random.
  func act() async throws {
    stage.navigator.transitionDuration = Bool.random(using: &random) ? .milliseconds(350) : .zero
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<14: ask(.push(anyRoute()), by: anyone())
    case 14..<26: ask(.pop, by: anyone())
    case 26..<30: ask(.popToRoot, by: anyone())
    case 30..<33: ask(.popTo(anyPresent()), by: anyone())
    case 33: restoreInPlace()
    case 34..<38: ask(.setStack(anyStack()), by: anyone())
    case 38..<46:
      let (cover, name) = (Bool.random(using: &random) ? SceneCover.sheet : .fullScreen, anyName())
      ask(.present(anyStack(), as: cover, id: name), by: anyone())
      // Another one of the same name may come in front of it.
      if Bool.random(using: &random) { ask(.present(anyStack(), as: .sheet, id: name), by: nil) }
    case 46..<50:
      let style: ScenePrompt.Style = Bool.random(using: &random) ? .alert : .actionSheet
      ask(.ask(.deletion(style), id: anyName()), by: anyone())
    case 50..<56: ask(.dismiss(anyResult()), by: anyone())
    case 56..<60: ask(.answer(Bool.random(using: &random) ? "delete" : "cancel"), by: nil)
    case 60: ask(.swipeAway, by: nil)
    case 61..<66: tapBeside()
    case 66..<68: ask(.tapTab(anyTab()), by: nil)
    case 68..<71: ask(.selectTab(anyTab()), by: anyone())
    case 71..<72: ask(.replaceRoot(anyRoot()), by: anyone())
    case 72..<77: open()
    case 77: note("gate") { gate.accept(!gate.value) }
    case 78: enterBackground()
    case 79..<88: goBack()
    case 88..<98:
      let wait = Duration.milliseconds(Int.random(in: 0...500, using: &random))
      steps.append("wait \(wait)")
      // Some scenes update the screen in the middle of their lifecycle calls.
      book.ask = { [unowned self] _ in if Bool.random(using: &random) { stage.update() } }
      await stage.advance(by: wait)
      book.ask = nil
    default: try await kill()
    }
  }

  private func ask(_ change: SceneNavigationChange, by asker: SceneEntryID?) {
    note("\(change) by \(asker.map { "\($0)" } ?? "the system")", "\(change)") {
      // First, since a link that waits for it may follow at once.
      let scene = asker.flatMap { navigator.scene(of: $0) as? WalkScene }
      asked.append(.change(change, asker, life: scene?.life ?? lives))
      let touched = asker == nil ? node(for: change) : nil
      if touched != nil, change == .pop, !navigator.destination.canGoBack { _ = asked.popLast() }
      eager {
        if let touched, (try? stage.window.send(.tap, to: touched)) != nil { return }
        scene?.place.apply(change) ?? navigator.apply(change)
      }
    }
  }

  /// Taps once or more often beside what is in front, while it is there.
  private func tapBeside() {
    guard let number = navigator.navigation.presentations.last?.number,
      let node = stage.frames.elements.last(where: { $0.element.events.contains(.dismiss) })
    else { return }
    note("tap beside") {
      eager {
        for _ in 0...Int.random(in: 0...2, using: &random) {
          // First, since a link that waits for it may follow at once.
          let count = asked.count
          asked.append(.touch(.swipeAway, presentation: number))
          if (try? stage.window.send(.dismiss, to: node.id)) == nil { asked.remove(at: count) }
        }
      }
    }
  }

  /// The node that a person taps for a change, if they see it and mean to.
  private func node(for change: SceneNavigationChange) -> ScreenNodeID? {
    guard Bool.random(using: &random) else { return nil }
    let frames = stage.frames
    let node = frames.elements.last { one in
      switch change {
      case .pop: one.element.role == .backButton
      case .tapTab(let name): one.element.role == .tab && one.element.label == name
      default: false
      }
    }
    return node.flatMap { frames.isVisible($0) ? $0.id : nil }
  }

  /// Does something in which scenes ask for more, in the middle of their lifecycle calls.
  private func eager(_ action: () -> Void) {
    var wishes = Int.random(in: -4...3, using: &random)
    book.ask = { [unowned self] scene in
      if Int.random(in: 0..<4, using: &random) == 0 { stage.update() }
      let entry = navigator.live.first { $0.value.host === scene }?.key
      guard wishes > 0, Bool.random(using: &random) else { return }
      wishes -= 1
      let change: SceneNavigationChange =
        [.pop, .push(anyRoute()), .dismiss(nil), .present([anyRoute()], as: .sheet, id: anyName())]
        .randomElement(using: &random) ?? .pop
      steps.append("meanwhile \(change) by \(scene.route)")
      counts["meanwhile", default: 0] += 1
      asked.append(.change(change, entry, life: scene.life))
      scene.place.apply(change)
    }
    action()
    book.ask = nil
  }

  private func enterBackground() {
    note("background") { eager { stage.window.enterBackground() } }
  }

  /// Exchanges all scenes for new ones, with the same numbers.
  private func restoreInPlace() {
    note("restore") {
      let restoration = navigator.restoration()
      asked.append(.restoration(restoration))
      eager { navigator.restore(restoration, orElse: .stack([])) }
    }
  }

  private func open() {
    let needs: [SceneLinkNeed] =
      [[], ["gate"], [.nothingPresented], [.nothingPresented, "gate"]]
      .randomElement(using: &random) ?? []
    let tab = Bool.random(using: &random) ? anyTab() : nil
    let known = self.routes
    let routes = anyStack()
    let link = SceneLink(tab: tab, routes.map(\.base), needs: needs)
    for leaf in (known + 1)...self.routes { self.needs[leaf] = needs }
    note("open \(link)", "open") {
      let wish = Wish.change(.open(routes, tab: tab), nil, life: lives)
      let life = navigator.life
      // One that needs nothing has its turn as a change has it.
      if needs.isEmpty { asked.append(wish) }
      navigator.open(link, within: .milliseconds(600)) { [unowned self] end in
        guard case .success = end else { return }
        checkIsOpen(link)
        if needs.isEmpty { return }
        if navigator.life != life { book.faults.append("\(link) outlives the scenes") }
        // The changes that still wait come after it.
        asked.insert(wish, at: asked.count - navigator.waiting.all.count { $0.isAsked })
      }
    }
  }

  /// All that a link needs is there when its scene is built.
  private func checkNeeds(of route: WalkRoute, _ navigator: SceneNavigator) {
    guard case .leaf(let leaf) = route, let needs = needs.removeValue(forKey: leaf) else { return }
    if needs.contains("gate"), !gate.value { book.faults.append("\(route) opens at a closed gate") }
    if needs.contains(.nothingPresented), !navigator.navigation.presentations.isEmpty {
      book.faults.append("\(route) opens behind \(navigator.navigation.line)")
    }
  }

  private func goBack() {
    if isGoingBack {
      let isDone = Bool.random(using: &random)
      note(isDone ? "finish back" : "give up back") {
        isGoingBack = false
        if isDone {
          asked.insert(.change(.pop, nil, life: lives), at: 0)
          eager { navigator.finishBack() }
        } else {
          eager { navigator.giveUpBack() }
        }
      }
    } else {
      note("begin back") { eager { isGoingBack = navigator.beginBack() } }
    }
  }

  /// Ends the app at any moment, and restores it from the written text.
  ///
  /// The restored app is where the former one would have been after all waiting changes.
  private func kill() async throws {
    steps.append("kill")
    counts[navigator.isTransitioning ? "kill in a transition" : "kill", default: 0] += 1
    if navigator.outcome.navigation != navigator.navigation {
      counts["kill with changes that wait", default: 0] += 1
    }
    takeAsked()
    let before = model
    // A scene that is gone after the waiting changes can't receive an end.
    let untold = expectedEnds.dropFirst(max(book.ends.count, earlierEnds)).map(\.withoutResult)
      .filter { end in before.entries.contains { $0.id == end.presenter } }
    let text = try NavigationJSON.text(navigator.restoration())
    // The states in a restoration that still waits are older than the scenes.
    let saved = try navigator.outcome.restored?.states
      .mapValues { try NavigationJSON.read(Int.self, $0) }
    let states = (saved ?? savedStates).filter { id, _ in before.entries.contains { $0.id == id } }
    stage.close()
    if book.alive != 0 { throw Failure(description: "\(book.alive) scenes outlive the app") }
    let read = try NavigationJSON.read(
      SceneRestoration.self,
      text,
      SceneRouteTypes(WalkRoute.self)
    )
    (isGoingBack, asked, expectedEnds, book.ends, earlierEnds) = (false, [], [], [], 0)
    start { $0.restore(read, orElse: .stack([])) }
    (model, lives) = (before, navigator.life)
    try expect(
      navigator.navigation == before && states.allSatisfy { savedStates[$0.key] == $0.value },
      "\(before.line) with \(states) came back as \(navigator.navigation.line) with \(savedStates)"
    )
    try expect(book.ends == untold, "told \(book.ends) after the restoration, not \(untold)")
    book.ends = []
  }

  private func note(_ step: String, _ kind: String? = nil, _ action: () -> Void) {
    steps.append(step)
    counts[String((kind ?? step).prefix { $0 != "(" }), default: 0] += 1
    stage.perform(action)
  }

  // MARK: - Choosing

  private func anyRoute() -> AnySceneRoute {
    routes += 1
    return AnySceneRoute(WalkRoute.leaf(routes))
  }

  private func anyStack() -> [AnySceneRoute] {
    let number = Int.random(in: 0...2, using: &random)
    let kept = navigator.navigation.root.shown.map(\.route).prefix(number)
    return kept + (0..<Int.random(in: 1...2, using: &random)).map { _ in anyRoute() }
  }

  private func anyPresent() -> AnySceneRoute {
    navigator.navigation.entries.randomElement(using: &random)?.route ?? anyRoute()
  }

  private func anyResult() -> SceneResult? {
    Bool.random(using: &random) ? nil : SceneResult(Int.random(in: 0..<9, using: &random))
  }

  private func anyTab() -> String { ["a", "b", "c"].randomElement(using: &random) ?? "a" }

  private func anyName() -> ScenePresentationID {
    routes += 1
    return ScenePresentationID(rawValue: "p\(routes % 2)")
  }

  private func anyRoot() -> SceneRoot<AnySceneRoute> {
    if Int.random(in: 0..<4, using: &random) == 0 { return .stack([anyRoute()]) }
    return .tabs(["a", "b", "c"].map { SceneTab($0, [anyRoute()]) }, selected: anyTab())
  }

  /// A scene, mostly the one in front, or the system.
  private func anyone() -> SceneEntryID? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6: navigator.navigation.top?.id
    case 6..<8: navigator.navigation.entries.randomElement(using: &random)?.id
    default: nil
    }
  }

  private func rootOf(_ navigation: SceneNavigation) -> SceneRoot<AnySceneRoute> {
    switch navigation.root {
    case .stack(let stack): .stack(stack.map(\.route))
    case .tabs(let tabs, let selected):
      .tabs(tabs.map { SceneTab($0.name, $0.stack.map(\.route)) }, selected: selected)
    }
  }

  // MARK: - Checking

  func expect(_ isTrue: Bool, _ fault: @autoclosure () -> String) throws {
    if !isTrue { throw Failure(description: fault()) }
  }

  /// Brings the model to where all that was asked for leads.
  private func takeAsked() {
    for wish in asked { follow(wish) }
    asked = []
  }

  /// Checks that value, living scenes and screen are the same.
  func check() throws {
    let value = navigator.navigation
    try expect(
      navigator.destination == navigator.outcome.navigation,
      "the cached outcome is \(navigator.destination.line), not \(navigator.outcome.navigation.line)"
    )
    if !navigator.isTransitioning {
      takeAsked()
      try expect(lives == navigator.life, "\(navigator.life) lives, not \(lives)")
      try expect(model == value, "the value is \(value.line), not \(model.line)")
      try expect(book.ends == expectedEnds, "told \(book.ends), not \(expectedEnds)")
      (book.ends, expectedEnds, earlierEnds) = ([], [], 0)
      try expect(book.alive == value.count, "\(book.alive) scenes of \(value.count) entries")
    }
    try expect(book.faults.isEmpty, "\(book.faults)")
    try expect(navigator.liveScenes.count == book.alive, "\(book.alive) scenes are in memory")
    try checkTicks()
    let visible = Set(value.visible.map(\.id))
    for entry in value.entries {
      guard let scene = navigator.scene(of: entry.id) as? WalkScene,
        AnySceneRoute(scene.route) == entry.route
      else { throw Failure(description: "\(entry) has no scene") }
      let legal: [WalkScene.Appearance] =
        switch (navigator.isTransitioning, visible.contains(entry.id)) {
        case (false, true): [.shown]
        case (false, false): [.hidden]
        case (true, true): isGoingBack ? [.shown, .disappearing] : [.shown, .appearing]
        case (true, false): isGoingBack ? [.hidden, .appearing] : [.hidden, .disappearing]
        }
      try expect(legal.contains(scene.appearance), "\(entry) is \(scene.appearance)")
    }
    try checkScreen(value)
    let text = try NavigationJSON.text(value)
    let read = try NavigationJSON.read(
      SceneNavigation.self,
      text,
      SceneRouteTypes(WalkRoute.self)
    )
    try expect(read == value, "\(text) was read as \(read.line)")
  }

  private func follow(_ wish: Wish) {
    switch wish {
    case .change(let change, let asker, let life):
      let asker = life == lives ? asker : asker.map { _ in .nobody }
      if let ends = try? model.apply(change, from: asker) { expectedEnds += ends }
    case .touch(let change, let number):
      guard model.presentations.last?.number == number else { return }
      if let ends = try? model.apply(change) { expectedEnds += ends }
    case .restoration(let restoration):
      (model, lives) = (restoration.navigation, lives + 1)
      earlierEnds = expectedEnds.count
      // Told a second time, to the scenes that have taken the places of those that know.
      expectedEnds += restoration.ends.filter { end in
        model.entries.contains { $0.id == end.presenter }
      }
    }
  }
}
